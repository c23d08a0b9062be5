/** A session that is ended elsewhere while somebody types, and a connection that is lost. */
import assert from 'node:assert/strict'
import {describe, it, type TestContext} from 'node:test'
import type {BrowserContextOptions, Page, Request} from 'playwright-core'
import {sendBooking} from '../site/server/support/api/send.ts'
import {raster} from '../site/server/support/content/media-samples.ts'
import {sharedMail} from '../support/browser/shared.ts'
import {setStage} from '../support/partner/stage.ts'
import {everywhere} from '../support/tier.ts'
import {JOINED, LENA, OMAR, openDesk, openDeskElsewhere, signIn} from './support/desk-people.ts'

const stage = setStage({product: 'desk'})

const portrait = async () => ({
  name: 'Portrait of Omar.jpg',
  mimeType: 'image/jpeg',
  buffer: await raster(91, 'jpeg', 160, 240),
})
const newMember = {name: 'Omar Said', 'occupation.en': 'Broker', 'occupation.fr': 'Courtier'}

describe('a session that ends while somebody types', () => {
  async function signedIn(test: TestContext, path: string, options: BrowserContextOptions = {}) {
    const visitor = await stage.visitor(test, options)
    await openDesk(visitor.page, LENA, path)
    return visitor
  }
  /** In another browser, as the owner of a lost laptop does. */
  async function endSessionsElsewhere(test: TestContext) {
    const {page} = await stage.visitor(test)
    await openDeskElsewhere(page, LENA, '/desk/account')
    await page.getByRole('button', {name: 'End all others'}).click()
    await page.getByRole('status').filter({hasText: /\S/}).first().waitFor()
  }
  const input = (page: Page, name: string) => page.locator(`[name="${name}"]`)
  const files = (page: Page) => page.locator('#image-file')
  async function fill(page: Page, values: Record<string, string>) {
    for (const [name, value] of Object.entries(values)) await input(page, name).fill(value)
  }
  async function isTyped(page: Page, values: Record<string, string>) {
    for (const [name, value] of Object.entries(values)) {
      assert.equal(await input(page, name).inputValue(), value)
    }
  }
  const press = (page: Page, name: string) => page.getByRole('button', {name, exact: true}).click()
  const published = (page: Page) => page.getByText('Published. Visitors see it now.').waitFor()

  it('a record with a picture that was sent already is published by one press', async test => {
    const {page, errors} = await signedIn(test, '/desk/content/team/+new')
    await fill(page, {$key: 'omar-said'})
    await files(page).setInputFiles(await portrait())
    await page.locator('.tile img').waitFor()
    await fill(page, newMember)
    await endSessionsElsewhere(test)
    await press(page, 'Publish')
    await page.getByRole('alert').filter({hasText: 'Your session has ended.'}).waitFor()
    await signIn(page, LENA)
    await press(page, 'Send it again')
    await published(page)
    await isTyped(page, newMember)
    assert.match(
      await page.locator('.tile img').getAttribute('src').then(String),
      /portrait-of-omar/,
    )
    assert.deepEqual(errors, [])
  })

  everywhere(it)(
    'a picture that is chosen after the end is named, and chosen again',
    async test => {
      const {page} = await signedIn(test, '/desk/content/team/+new')
      await fill(page, {$key: 'chosen-later', ...newMember})
      await endSessionsElsewhere(test)
      await files(page).setInputFiles(await portrait())
      await page.getByRole('alert').filter({hasText: 'Your session has ended.'}).waitFor()
      await signIn(page, LENA)
      await page.getByText('Portrait of Omar.jpg').waitFor()
      await press(page, 'Send it again')
      await isTyped(page, {$key: 'chosen-later', ...newMember})
      await page.getByText('Portrait of Omar.jpg').first().waitFor()
      await files(page).setInputFiles(await portrait())
      await page.locator('.tile img').waitFor()
      await press(page, 'Publish')
      await published(page)
      await isTyped(page, newMember)
    },
  )

  for (const [register, button] of [
    [it, 'Publish'],
    [everywhere(it), 'Upload'],
  ] as const) {
    register(
      `without JavaScript “${button}” loses nothing, and names the file to choose again`,
      async test => {
        const typed = {$key: `by-${button.toLowerCase()}`, ...newMember}
        const options = {javaScriptEnabled: false}
        const {page} = await signedIn(test, '/desk/content/team/+new', options)
        await fill(page, typed)
        await endSessionsElsewhere(test)
        await files(page).setInputFiles(await portrait())
        await page.getByRole('button', {name: button, exact: true}).first().click()
        await signIn(page, LENA)
        await page.getByText('Portrait of Omar.jpg').first().waitFor()
        await press(page, 'Send it again')
        await isTyped(page, typed)
        await page.getByText('“Portrait of Omar.jpg” was not sent').first().waitFor()
      },
    )
  }

  for (const javaScriptEnabled of [true, false]) {
    const how = javaScriptEnabled ? 'with' : 'without'
    const register = javaScriptEnabled ? it : everywhere(it)
    register(`an answer is sent by one press after the sign-in, ${how} JavaScript`, async test => {
      const name = `Asked ${how} scripts`
      const text = `Would Monday suit you?\n\nLena, ${how} <scripts> & “quotes”`
      assert.equal(await sendBooking(stage.product, {name}), 200)
      const {page} = await signedIn(test, '/desk/enquiries', {javaScriptEnabled})
      await page.getByRole('link', {name}).click()
      await page.getByLabel('Subject').fill(`Your enquiry, ${how}`)
      await page.getByLabel('Text', {exact: true}).fill(text)
      await endSessionsElsewhere(test)
      await page.getByRole('button', {name: /^Send to/}).click()
      await signIn(page, LENA)
      await page.getByText(`Lena, ${how}`).waitFor()
      await press(page, 'Send it again')
      await page.getByRole('status').filter({hasText: 'The answer was sent.'}).waitFor()
      const mail = await sharedMail()
      const sent = mail.mails.find(one => mail.header(one, 'subject') === `Your enquiry, ${how}`)
      assert.equal(sent?.text.replaceAll('\r\n', '\n').trim(), text)
    })
  }

  it('never offers drafts to another account, and deletes them on sign-out', async test => {
    const {page} = await signedIn(test, '/desk/content/team/+new')
    const kept = () =>
      page.evaluate(() => Object.keys(localStorage).filter(key => key.startsWith('desk ')).length)
    const signOut = async () => {
      await press(page, 'Sign out')
      await page.getByLabel('Email').waitFor()
    }
    const isOffered = () => page.getByRole('button', {name: 'Restore'}).count()
    await input(page, 'name').pressSequentially('A secret candidate')
    await page.waitForFunction(() =>
      Object.values(localStorage).some(value => value.includes('candidate')),
    )
    await endSessionsElsewhere(test)
    await page.goto(`${stage.product.site}/desk/content/team/+new`)
    await JOINED[OMAR]?.()
    await signIn(page, OMAR)
    await input(page, 'name').waitFor()
    assert.equal(await isOffered(), 0)
    await signOut()
    assert.equal(await kept(), 1, 'Lena has not signed out')
    await page.goto(`${stage.product.site}/desk/content/team/+new`)
    await signIn(page, LENA)
    await page.getByRole('button', {name: 'Restore'}).waitFor()
    await signOut()
    assert.equal(await kept(), 0)
  })

  it('a lost connection leaves what was typed where it is, and says what to do', async test => {
    const {page} = await signedIn(test, '/desk/content/team/+new')
    await fill(page, {$key: 'by-train', ...newMember})
    await page.route('**/*', route => route.abort('internetdisconnected'))
    await press(page, 'Publish')
    await page.getByRole('alert').filter({hasText: 'The connection was lost.'}).waitFor()
    await isTyped(page, newMember)
    await page.unroute('**/*')
    await press(page, 'Publish')
    await published(page)
  })

  it('a record that is lost on its way is offered when its form is opened again', async test => {
    const path = '/desk/content/team/+new'
    const {page} = await signedIn(test, path)
    await fill(page, {$key: 'by-ferry', ...newMember, name: 'Lost on the way'})
    const isSent = (url: URL) => url.pathname === path
    await page.route(isSent, route =>
      route.request().method() === 'POST' ? route.abort('connectionreset') : route.continue(),
    )
    const isLost = (request: Request) => request.method() === 'POST'
    await Promise.all([page.waitForEvent('requestfailed', isLost), press(page, 'Publish')])
    await page.unroute(isSent)
    await page.goto(stage.product.site + path)
    await press(page, 'Restore')
    await page.waitForFunction(() =>
      document.querySelector<HTMLInputElement>('[name=name]')?.value.includes('Lost'),
    )
    await isTyped(page, {'occupation.fr': 'Courtier'})
    await press(page, 'Publish')
    await published(page)
  })

  everywhere(it)('an answer stays on the page, too', async test => {
    assert.equal(await sendBooking(stage.product, {name: 'Asked by train'}), 200)
    const {page} = await signedIn(test, '/desk/enquiries')
    await page.getByRole('link', {name: 'Asked by train'}).click()
    await page.getByLabel('Text', {exact: true}).fill('In a tunnel')
    await page.route('**/*', route => route.abort('internetdisconnected'))
    await page.getByRole('button', {name: /^Send to/}).click()
    await page.getByRole('alert').filter({hasText: 'The connection was lost.'}).waitFor()
    assert.equal(await page.getByLabel('Text', {exact: true}).inputValue(), 'In a tunnel')
    await page.unroute('**/*')
    await page.getByRole('button', {name: /^Send to/}).click()
    await page.getByRole('status').filter({hasText: 'The answer was sent.'}).waitFor()
  })
})
