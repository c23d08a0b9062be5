/**
 * Section 8 of the specification: the message for what a visitor sends. Each form is seen in one row
 * on the site; its widget passes all rows in `test/widgets/`.
 */
import assert from 'node:assert/strict'
import {after, before, describe, it} from 'node:test'
import type {Page} from 'playwright-core'
import {widgetReady} from '../../../support/browser/conditions.ts'
import {everywhere} from '../../../support/tier.ts'
import {
  type FormSubmission,
  forms,
  type Outcome,
  ok,
  outcomes,
} from '../../support/pages/error-catalogue.ts'
import {expectToast, type Toast} from '../../support/pages/toasts.ts'
import {useSite} from '../../support/site/use-site.ts'
import {type Visitor, visit} from '../../support/site/visitor.ts'

describe('error catalogue of submissions', () => {
  const {site, browser} = useSite()
  before(() => {
    site.answers.getTeamMember = ok({name: 'Mina', slug: 'mina'})
    site.answers.careers = ok([{_id: 'keeper', title: 'Keeper'}])
    site.answers.careerDetail = ok({_id: 'keeper', title: 'Keeper'})
  })

  const placeOf = (page: Page, {place}: FormSubmission) =>
    'dialog' in place ? page.getByRole('dialog', {name: place.dialog}) : page.locator(place.element)

  /** Until its code has loaded a form is posted as without JavaScript, and toasts nothing. */
  async function fillAndWake(page: Page, form: FormSubmission) {
    const {place} = form
    const isAsleep =
      'element' in place && (await page.locator(`${place.element}:not(:defined)`).count()) > 0
    if (!isAsleep) return fill(page, form)
    const ready = widgetReady(page, place.element)
    await fill(page, form)
    await ready
  }

  async function fill(page: Page, form: FormSubmission) {
    const {place, fields, choice} = form
    if ('dialog' in place) await page.getByRole('button', {name: place.dialog}).click()
    const within = placeOf(page, form)
    for (const [label, value] of Object.entries(fields)) {
      await within.getByLabel(label, {exact: true}).fill(value)
    }
    if (choice) await within.getByRole('radio', {name: choice}).check()
  }

  const token = (page: Page) => page.evaluate(() => localStorage.getItem('token'))

  for (const [at, form] of forms.entries()) {
    describe(`${form.form} form`, () => {
      let visitor: Visitor
      before(async () => {
        visitor = await visit(browser, site.url + form.path)
        await fillAndWake(visitor.page, form)
      })
      after(() => visitor.leave())

      /** Typed values remain after any failure. */
      const send = () => {
        const within = placeOf(visitor.page, form)
        return within.getByRole('button', {name: form.button, exact: true}).click()
      }
      const toastOf = ({answer, toast, isOurs}: Outcome): Toast => {
        const isAccepted = typeof answer === 'object' && answer.statusCode === 200
        return form.instead && !isOurs && !isAccepted ? form.instead.toast : toast
      }

      for (const [row, outcome] of outcomes.entries()) {
        const {when, answer} = outcome
        const isHere = row === at % outcomes.length
        const expected = toastOf(outcome)
        const register = isHere ? it : everywhere(it)
        register(`the ${form.form} form shows '${expected}' when ${when}`, async () => {
          const {page} = visitor
          const isOffline = answer === 'offline'
          if (!isOffline) site.answers[form.call] = answer
          await page.context().setOffline(isOffline)
          await page.evaluate(() => localStorage.setItem('token', 'a.b.c'))
          await send()
          await expectToast(page, expected)
          const isOver = typeof answer === 'object' && answer.statusCode === 401
          assert.equal(await token(page), isOver ? null : 'a.b.c')
          if (isOver) {
            const {headers} = site.received.findLast(({call}) => call === form.call) ?? {}
            assert.equal(headers?.authorization, 'Bearer a.b.c')
          }
          await page.context().setOffline(false)
          if (!form.instead || isOffline) return
          await page.waitForURL(site.url + form.instead.path)
          await page.getByRole('link', {name: 'Apply now: Keeper'}).click()
          await page.waitForURL(site.url + form.path)
          await placeOf(page, form).waitFor()
        })
      }
    })
  }

  interface Mistake {
    what: string
    path: string
    make: (page: Page) => Promise<unknown>
    toast: Toast
    /** A test of the widget makes the same claim. */
    isElsewhere?: true
  }

  type Sample = keyof typeof contents

  const choose = (page: Page, label: string, ...endings: Sample[]) =>
    page
      .getByLabel(label, {exact: true})
      .setInputFiles(endings.map((ending, at) => ({name: `${at}.${ending}`, ...contents[ending]})))

  /** Nothing of this leaves the browser. */
  const mistakes: Mistake[] = [
    {
      what: 'a bad address for the newsletter',
      path: '/',
      make: async page => {
        const newsletter = page.locator('ocp-newsletter')
        await newsletter.getByLabel('Email').fill('ana@')
        await newsletter.getByRole('button', {name: 'Subscribe'}).click()
      },
      toast: ['Invalid Email'],
    },
    {
      what: 'an empty search',
      path: '/',
      make: page => page.getByRole('button', {name: 'Search', exact: true}).click(),
      toast: ['Please fill any field'],
      isElsewhere: true,
    },
    {
      what: 'a file that is no picture',
      path: '/list-with-us',
      make: page => choose(page, 'Property images', 'txt'),
      toast: ['Invalid file format'],
    },
    {
      what: 'six pictures',
      path: '/list-with-us',
      make: page => choose(page, 'Property images', ...Array<Sample>(6).fill('jpg')),
      toast: ['Please select only 5 images'],
      isElsewhere: true,
    },
    {
      what: 'a resume that is no PDF',
      path: '/careers/apply/keeper',
      make: page => choose(page, 'Resume', 'txt'),
      toast: ['Error', 'Invalid File Format'],
    },
    {
      what: 'a resume of 10 MB',
      path: '/careers/apply/keeper',
      make: page => choose(page, 'Resume', 'pdf'),
      toast: ['Error', 'Invalid File Format'],
      isElsewhere: true,
    },
  ]

  for (const {what, path, make, toast, isElsewhere} of mistakes) {
    const register = isElsewhere ? everywhere(it) : it
    register(`the site rejects ${what} with '${toast.join(': ')}'`, async () => {
      const {page, leave} = await visit(browser, site.url + path)
      await make(page)
      await expectToast(page, toast)
      await leave()
    })
  }
})

const contents = {
  jpg: {mimeType: 'image/jpeg', buffer: Buffer.from('…')},
  pdf: {mimeType: 'application/pdf', buffer: Buffer.alloc(10 * 1024 * 1024, '%PDF-1.7')},
  txt: {mimeType: 'text/plain', buffer: Buffer.from('…')},
}
