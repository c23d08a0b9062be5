/**
 * The guarantees of every form widget: it shows no message before Send and then exactly those of
 * the specification, is sent once, thanks the visitor, and loses no input when it fails. Called
 * within the `describe` of a widget; returns the actions on the form that its other tests use,
 * too.
 */
import {expect} from '@open-wc/testing'
import type {FormContract} from './form-contract/facts.ts'
import {itKeepsValuesOnFailure} from './form-contract/failing.ts'
import {itTakesOverFilledFields} from './form-contract/filling.ts'
import {formPage} from './form-contract/form-page.ts'
import {itReportsErrors} from './form-contract/messages.ts'
import {itSendsTheForm} from './form-contract/sending.ts'
import {itSendsTests} from './form-contract/test-mode.ts'
import {errors, eventually, isAccessible, press, showsErrors, showsToast} from './widget-page.ts'

export function formContract(contract: FormContract) {
  const {send, messages, languages} = contract
  const page = formPage(contract)

  describe('shared form contract', () => {
    afterEach(() => contract.close?.())

    it('the form is accessible when empty and with errors', async () => {
      const {element, form} = await page.show()
      await isAccessible(element)
      await isAccessible(form)
      press(form, send)
      if (messages) await showsErrors(form, ...messages.empty)
      await isAccessible(form)
    })

    if (messages) itReportsErrors(contract, messages, page)
    itSendsTheForm(contract, page)
    itTakesOverFilledFields(contract, page)
    itSendsTests(contract, page)
    itKeepsValuesOnFailure(contract, page)

    for (const [lang, words] of Object.entries(languages)) {
      it(`the form shows its button and messages in the language ${lang}`, async () => {
        const {form} = await page.show(`lang="${lang}"`)
        await eventually(() => press(form, words.send))
        if (!messages) return showsToast(words.message)
        await eventually(() => expect(errors(form)[0]).to.equal(words.message))
        expect(errors(form).length).to.equal(messages.empty.length)
      })
    }
  })
  return page
}
