/** Slow 3G: a visitor presses Send before the code of the form has loaded. */
import assert from 'node:assert/strict'
import {it} from 'node:test'
import {setTimeout as wait} from 'node:timers/promises'
import {forms} from './support/forms.ts'
import {SLOW_3G} from './support/front.ts'
import {PHONE} from './support/tab.ts'
import {inEachEngine} from './support/use-engine.ts'

/** Each form at both moments takes long: `FIRST_PRESS=all npm run test:engines -- first-press`. */
const isThorough = process.env.FIRST_PRESS === 'all'
const chosen = ['/contact-us', '/careers/apply', 'Book Now']
/** Milliseconds after the page was loaded. */
const delays = isThorough ? [0, 3000] : [0]

inEachEngine('first press on a slow network', stage => {
  for (const {name, path, opener, button, within, refusal, isToast} of forms) {
    for (const delay of delays) {
      for (const press of ['click', 'tap'] as const) {
        // Its modal opens after two seconds, and covers the form by then.
        if (delay > 2000 && path === '/aldar-haven') continue
        if (!isThorough && !(chosen.includes(name) && press === 'tap')) continue
        it(`the ${name} form answers a ${press} after ${delay} ms with its error`, async () => {
          stage.front.network = SLOW_3G
          const person = await stage.person(PHONE)
          await person.open(path)
          await person.tab.evaluate(() => {
            Object.assign(window, {isSamePage: true})
          })
          await wait(delay)
          if (opener) await person[press]({role: 'button', name: opener})
          await person[press]({role: 'button', name: button, ...within})
          await person.reads(refusal)
          // A message in a toast alone leaves the focus where it was.
          await person.until('be at the first field to correct', async () =>
            (await person.seesNow({role: 'textbox', ...within})).some(
              ({hasFocus, point}) => (hasFocus || isToast) && point.y > 0 && point.y < PHONE.height,
            ),
          )
          assert.ok(await person.tab.evaluate(() => 'isSamePage' in window), 'the page was left')
          assert.deepEqual(stage.front.posts, [])
        })
      }
    }
  }
})
