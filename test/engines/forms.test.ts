import assert from 'node:assert/strict'
import {writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {before, it} from 'node:test'
import {pdf, raster} from '../site/server/support/content/media-samples.ts'
import {newDirectory} from '../site/server/support/storage/directories.ts'
import {dayFrom} from '../support/dates.ts'
import {type Form, forms} from './support/forms.ts'
import type {Person} from './support/person.ts'
import {inEachEngine} from './support/use-engine.ts'

/** Also where the form's token comes a little after the page. */
const LONGER_THAN_A_ROBOT_MS = 3_500

inEachEngine('each form of the site', stage => {
  const files = {image: '', resume: ''}
  before(async () => {
    const folder = await newDirectory()
    files.image = join(folder, 'terrace.png')
    files.resume = join(folder, 'resume.pdf')
    writeFileSync(files.image, await raster(7))
    writeFileSync(files.resume, pdf)
  })

  for (const form of forms) {
    it(`the ${form.name} form shows an error when empty, then accepts the enquiry`, async () => {
      const person = await stage.person()
      await person.open(form.path)
      if (form.opener) await person.click({role: 'button', name: form.opener})
      await send(person, form)
      await person.reads(form.refusal)
      // clock: a form counts the seconds that a person takes, in the page's own time.
      const since = await person.tab.evaluate(() => performance.now())
      await fillIn(person, form)
      if (form.isTimed) await person.hasBeenHere(since + LONGER_THAN_A_ROBOT_MS)
      await send(person, form)
      await person.reads(form.thanks)
      assert.deepEqual(await person.consoleMessages(), [])
    })
  }

  const send = (person: Person, {button, within}: Form) =>
    person.click({role: 'button', name: button, ...within})

  async function fillIn(person: Person, {fields, within, radio, checkbox, date, file}: Form) {
    for (const [name, value] of Object.entries(fields)) await person.fill(name, value, within)
    if (radio) await person.click({role: 'radio', name: radio, ...within})
    if (checkbox) await person.click({role: 'checkbox', name: checkbox, ...within})
    if (date) await person.chooseDay(dayFrom(90))
    if (file) await person.tab.chooseFile(files[file])
  }
})
