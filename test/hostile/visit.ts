/** One visit: the page before, the widget in use, the page after, and after the widget is gone. */
import type {TestContext} from 'node:test'
import type {BrowserContext, Locator, Page} from 'playwright-core'
import {
  bookNowDialog,
  fillIn,
  layla,
  messagesOnSend,
  openBookNow,
  sendBooking,
} from '../support/book-now.ts'
import {type Debugger, debuggerOf} from '../support/browser/debugger.ts'
import {holdUntil, type PageState, stateOf} from '../support/browser/page-state.ts'
import {visitorIn} from '../support/browser/visitor.ts'
import {longText} from '../support/partner/partner.ts'
import type {Stage} from '../support/partner/stage.ts'
import type {Build} from './builds.ts'
import {closeToasts} from './close-toasts.ts'
import type {HostilePage, Scene} from './hostile-page.ts'
import {openAndCloseOften} from './open-and-close.ts'

interface Harness {
  stage: Stage
  visitors: BrowserContext
  test: TestContext
}

/** The whole visit: what the widget showed, what it lost, and what the page was at each stage. */
export async function visitPage(harness: Harness, build: Build, hostile: HostilePage) {
  const {scene, seen, before, visitor} = await arrive(harness, build, hostile)
  const {errors, consoleMessages, violations} = visitor
  const dialog = await openDialog(scene, hostile)
  const looks = await looksOf(seen, dialog)
  const messages = await messagesOnSend(dialog)
  await fillIn(dialog, layla)
  await sendBooking(dialog, scene.place)
  await closeToasts(seen)
  await openDialog(scene, hostile)
  await dialog.getByRole('button', {name: 'Close'}).click()
  await dialog.waitFor({state: 'detached'})
  const lostFocus = await openAndCloseOften(seen)
  const used = await stateOf(seen)
  await removeWidgets(seen)
  const states = {before, used, removed: await stateOf(seen)}
  await visitor.leave()
  return {looks, states, seen: {messages, lostFocus, errors, consoleMessages, violations}}
}

/** As much of it as shows how the widget looks. */
export async function looksOn(harness: Harness, build: Build, page: HostilePage) {
  const {scene, seen, visitor} = await arrive(harness, build, page)
  const looks = await looksOf(seen, await openDialog(scene, page))
  await visitor.leave()
  return looks
}

/** Until the page has done what it does, and the visitor turns to the widget. */
async function arrive({stage, visitors, test}: Harness, build: Build, hostile: HostilePage) {
  const visitor = await visitorIn(visitors)
  const {page, errors, consoleMessages} = visitor
  test.after(async () => {
    if (page.isClosed()) return
    // The page's messages show why its visit did not end.
    test.diagnostic([...errors, ...consoleMessages, stage.product.log().slice(-3000)].join('\n'))
    await visitor.leave()
  })
  const scene = sceneOf(page, stage, build, hostile)
  if (hostile.media) await page.emulateMedia(hostile.media)
  if (hostile.viewport) await page.setViewportSize(hostile.viewport)
  await hostile.prepare?.(scene)
  const pageState = holdUntil(page, /loader\.js|react\/book-now/, async () => {
    const seen = await debuggerOf(scene.place)
    await seen.look(scrollALittle)
    return stateOf(seen)
  })
  await page.goto(addressOf(stage, scene, hostile))
  const before = await pageState
  await hostile.act?.(scene)
  const seen = await debuggerOf(scene.place)
  if (!hostile.act) return {visitor, scene, seen, before}
  await seen.look(scrollALittle)
  const changed = pick(await stateOf(seen), hostile.changes)
  return {visitor, scene, seen, before: {...before, ...changed}}
}

async function openDialog(scene: Scene, {press}: HostilePage) {
  if (!press) return openBookNow(scene.place)
  await press(scene)
  return bookNowDialog(scene.place)
}

function sceneOf(
  page: Page,
  {product, partner}: Stage,
  build: Build,
  {nonce, frame}: HostilePage,
): Scene {
  return {
    page,
    get place() {
      return frame === undefined ? page : (page.frames()[1] ?? page)
    },
    product,
    elsewhere: partner.publish({body: 'Elsewhere'}),
    build: build.name,
    widget: build.widget(product),
    script: build.script(product, nonce ? `nonce="${nonce}"` : ''),
  }
}

function addressOf({product, partner}: Stage, parts: Scene, hostile: HostilePage) {
  const {headers, head = '', body = plainBody, text, frame, html, doctype, placesScript} = hostile
  const address = partner.publish({
    html,
    doctype,
    headers: headers?.(product),
    head: placesScript ? head : head + parts.script,
    body: body(parts),
    text: text?.(parts),
  })
  if (frame === undefined) return address
  const outer = partner.publish({
    body: `<iframe ${frame} width="900" height="600" src="${address}"></iframe>`,
  })
  // The same server under another name is another site.
  return outer.replace('127.0.0.1', 'localhost')
}

const plainBody = ({widget}: {widget: string}) =>
  `<p>Homes</p><p><a href="#sea">by the sea</a></p><main>${widget}${longText}</main>`

const pick = (state: PageState, parts: string[] = []) =>
  Object.fromEntries(Object.entries(state).filter(([part]) => parts.includes(part)))

/** Scrolls a little, as somebody who reads does. */
const scrollALittle = () => scrollTo({top: 10, behavior: 'instant'})

/** A toast has listeners as long as it is visible. */
async function removeWidgets(seen: Debugger) {
  for (const widget of await seen.elements('ocp-book-now')) {
    await widget.call(async function () {
      this.remove()
      await new Promise(resolve => setTimeout(resolve))
    })
  }
}

/** The widget's button and the form's. */
const looksOf = async (seen: Debugger, dialog: Locator) => {
  const [widget] = await seen.elements('ocp-book-now')
  const button = await widget?.call(lookOfButton)
  return [button ?? {}, await dialog.getByRole('button', {name: 'Send'}).evaluate(lookOf)]
}

function lookOfButton(this: HTMLElement) {
  const button = this.shadowRoot?.querySelector('button') as HTMLElement
  const {width, height, font, padding, textTransform} = getComputedStyle(button)
  return {text: `${button.textContent}`, width, height, font, padding, textTransform}
}

const lookOf = (element: Element): Record<string, string> => {
  const {width, height, font, color, direction, letterSpacing} = getComputedStyle(element)
  const {backgroundColor, opacity, padding, textTransform, wordSpacing} = getComputedStyle(element)
  return {
    text: `${element.textContent}`,
    ...{width, height, font, color, direction, letterSpacing},
    ...{backgroundColor, opacity, padding, textTransform, wordSpacing},
  }
}
