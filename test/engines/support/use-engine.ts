/** The same tests for all engines: a `describe` for each, with a product behind it. */
import {after, afterEach, before, describe} from 'node:test'
import {startMailServer} from '../../site/server/support/leads/mail-server.ts'
import {once} from '../../support/browser/once.ts'
import {sharedPartner, TIMEOUT} from '../../support/browser/shared.ts'
import {mailBy} from '../../support/partner/mail-settings.ts'
import type {Partner} from '../../support/partner/partner.ts'
import {type Product, startProduct, withDemo} from '../../support/partner/product.ts'
import {engines} from './engines.ts'
import {type Front, startFront} from './front.ts'
import {Person} from './person.ts'
import {DESKTOP, type RunningEngine, type Size} from './tab.ts'

export interface EngineStage {
  engine: RunningEngine
  product: Product
  partner: Partner
  front: Front
  /** A new person, whose tab is closed when the test is over. */
  person(size?: Size): Promise<Person>
  /** A new person on a page of the site, which is hydrated. */
  visitor(path: string, size?: Size): Promise<Person>
}

const mailServer = once(startMailServer)
/** With the demonstration, and with mail: without it no searches can be saved. */
const demoProduct = once(async () =>
  startProduct(undefined, {...(await withDemo()), ...mailBy(await mailServer())}),
)
const sharedFront = once(async () => startFront((await demoProduct()).site))
const running = new Map(engines.map(engine => [engine, once(() => engine.start())]))

after(async () => {
  for (const {started} of running.values()) await (await started?.catch(() => {}))?.close()
  ;(await sharedFront.started)?.close()
  await (await demoProduct.started)?.end('SIGKILL')
}, TIMEOUT)

export function inEachEngine(what: string, tests: (stage: EngineStage) => void) {
  for (const engine of engines) {
    describe(`${engine.name}: ${what}`, {skip: engine.missing ?? false}, () => {
      const stage = {} as EngineStage
      const people: Person[] = []

      before(async () => {
        const [started, product, partner, front] = await Promise.all([
          running.get(engine)?.(),
          demoProduct(),
          sharedPartner(),
          sharedFront(),
        ])
        Object.assign(stage, {engine: started, product, partner, front})
      }, TIMEOUT)

      stage.person = async (size = DESKTOP) => {
        const person = new Person(await stage.engine.newTab(size), stage.front.url)
        people.push(person)
        return person
      }
      stage.visitor = async (path, size) => {
        const person = await stage.person(size)
        await person.open(path)
        await person.isHydrated()
        return person
      }

      afterEach(async () => {
        Object.assign(stage.front, {
          network: undefined,
          tampered: undefined,
          injected: undefined,
          posts: [],
        })
        for (const {tab} of people.splice(0)) await tab.close()
      })

      tests(stage)
    })
  }
}
