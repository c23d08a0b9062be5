/**
 * What every form widget promises, whichever it is: says nothing before Send and then exactly what the
 * specification says, sends once, thanks, and loses nothing when it fails. Called within the
 * `describe` of a widget.
 */
import {expect} from '@open-wc/testing'
import type {FormContract} from './form-contract/facts.ts'
import {itLosesNothing} from './form-contract/failing.ts'
import {formPage} from './form-contract/form-page.ts'
import {itNamesErrors} from './form-contract/messages.ts'
import {itIsSent} from './form-contract/sending.ts'
import {errors, eventually, isAccessible, press, showsErrors, showsToast} from './widget-page.ts'

export function formContract(contract: FormContract) {
  const {send, messages, languages} = contract
  const page = formPage(contract)

  describe('as every form', () => {
    afterEach(() => contract.close?.())

    it('is accessible, empty and refused', async () => {
      const {element, form} = await page.show()
      await isAccessible(element)
      await isAccessible(form)
      press(form, send)
      if (messages) await showsErrors(form, ...messages.empty)
      await isAccessible(form)
    })

    if (messages) itNamesErrors(contract, messages, page)
    itIsSent(contract, page)
    itLosesNothing(contract, page)

    for (const [lang, words] of Object.entries(languages)) {
      it(`speaks ${lang}`, async () => {
        const {form} = await page.show(`lang="${lang}"`)
        await eventually(() => press(form, words.send))
        if (!messages) return showsToast(words.message)
        await eventually(() => expect(errors(form)[0]).to.equal(words.message))
        expect(errors(form).length).to.equal(messages.empty.length)
      })
    }
  })
}
