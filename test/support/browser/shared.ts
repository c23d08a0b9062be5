/**
 * Resources that all test files of a process share: products, a partner's server and a browser,
 * each started when it is first needed and ended after the last test.
 */
import {after} from 'node:test'
import {locales} from '#kit/i18n/locale.ts'
import {nodeEnvironment} from '../../site/server/support/api/node-environment.ts'
import {startMailServer} from '../../site/server/support/leads/mail-server.ts'
import {mailBy} from '../partner/mail-settings.ts'
import {startPartner} from '../partner/partner.ts'
import {startProduct, withDemo} from '../partner/product.ts'
import {launchBrowser} from './browser.ts'
import {once} from './once.ts'

/** For hooks: longer than a busy machine takes to start all of it, or to end it. */
export const TIMEOUT = {timeout: 180_000}

/** Without content. Nothing restarts these, and a test looks only for its own leads. */
export const emptyProduct = once(() => startProduct())

/** With the content of the demonstration, in every language. */
export const demoProduct = once(async () =>
  startProduct(undefined, {...(await withDemo()), LANGUAGES: locales.join()}),
)

/** Gets all mail of the product that follows. */
export const sharedMail = once(startMailServer)

const CHEAP_HASHING = import.meta.resolve('../../site/server/support/desk/cheap-hashing.ts')

/** Without content, in every language, for the people at the agency's desk. */
export const deskProduct = once(async () =>
  startProduct(undefined, {
    ...{SEED: 'none', LANGUAGES: locales.join()},
    ...mailBy(await sharedMail()),
    NODE_OPTIONS: `${nodeEnvironment().NODE_OPTIONS} --import=${CHEAP_HASHING}`,
  }),
)

export const sharedPartner = once(startPartner)

/** Each visitor gets a context in it. */
export const sharedBrowser = once(() => launchBrowser())

// Ends the resources of the whole process, with one file in it or with many. Those that are still
// starting are awaited: otherwise they would keep the process alive.
after(async () => {
  const ends = [
    emptyProduct.started?.then(product => product.end('SIGKILL')),
    demoProduct.started?.then(product => product.end('SIGKILL')),
    deskProduct.started?.then(product => product.end('SIGKILL')),
    sharedPartner.started?.then(partner => partner.close()),
    sharedBrowser.started?.then(browser => browser.close()),
  ]
  await Promise.allSettled(ends)
}, TIMEOUT)
