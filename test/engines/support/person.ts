/** A person at a browser, who finds things by their names and waits until they appear. */
import assert from 'node:assert/strict'
import {setTimeout as wait} from 'node:timers/promises'
import {type ElementQuery, type ElementState, findInPage, selectors} from './find-in-page.ts'
import {readPage, setDate} from './in-page.ts'
import type {Tab} from './tab.ts'

/** Milliseconds: enough for a slow machine, so that a test fails with its own message. */
const TIMEOUT_MS = 20_000
const BETWEEN_LOOKS = 40
/** Milliseconds without a change. */
const AT_REST = 300
const MAX_STEPS = 40

export class Person {
  readonly tab: Tab
  readonly #site: string

  constructor(tab: Tab, site: string) {
    this.tab = tab
    this.#site = site
  }

  open(path: string) {
    return this.tab.goto(new URL(path, this.#site).href)
  }

  /** Errors and warnings of the current page, those of the console included. */
  consoleMessages(): Promise<string[]> {
    return this.tab.evaluate(() => (window as {consoleMessages?: string[]}).consoleMessages ?? [])
  }

  /** The first that is seen; waits for it. */
  async sees(wanted: ElementQuery): Promise<ElementState> {
    return this.until(`see ${said(wanted)}`, async () => (await this.#look(wanted))[0])
  }

  async seesNo(wanted: ElementQuery) {
    await this.until(`see no ${said(wanted)}`, async () => !(await this.#look(wanted))[0])
  }

  /** All that are seen now. */
  seesNow(wanted: ElementQuery): Promise<ElementState[]> {
    return this.#look(wanted)
  }

  /** The words anywhere on the page, in toasts as well. */
  async reads(words: string) {
    await this.until(`read "${words}"`, async () =>
      (await this.tab.evaluate(readPage)).includes(words),
    )
  }

  async readsNo(words: string) {
    await this.until(
      `read no "${words}"`,
      async () => !(await this.tab.evaluate(readPage)).includes(words),
    )
  }

  async click(wanted: ElementQuery) {
    await this.tab.click(await this.#reach(wanted))
  }

  async tap(wanted: ElementQuery) {
    await this.tab.tap(await this.#reach(wanted))
  }

  /** Types into the field of that name. */
  async fill(name: string, value: string, within: Omit<ElementQuery, 'role' | 'name'> = {}) {
    const field: ElementQuery = {role: 'textbox', name, ...within}
    await this.click(field)
    await this.until(`be in ${said(field)}`, async () => (await this.#look(field))[0]?.hasFocus)
    await this.tab.type(value)
  }

  /** As if Tab had moved the focus there. */
  async focus(wanted: ElementQuery) {
    await this.until(`focus ${said(wanted)}`, async () => (await this.#look(wanted, 'focus'))[0])
  }

  /** Scrolls it into view. */
  async scrollTo(selector: string) {
    await this.tab.evaluate(
      wanted => document.querySelector(wanted)?.scrollIntoView({block: 'center'}),
      selector,
    )
  }

  /** Presses Tab until it has the focus. */
  async tabTo(wanted: ElementQuery) {
    for (let steps = 0; steps < MAX_STEPS; steps++) {
      await this.tab.press('Tab')
      if ((await this.#look(wanted))[0]?.hasFocus) return
    }
    assert.fail(`${said(wanted)} is not reached by Tab`)
  }

  /** In the first date field; what keys do there is each browser's own. */
  async chooseDay(day: string) {
    await this.tab.evaluate(setDate, day)
  }

  /** The site's script has taken over what the server rendered. */
  async isHydrated() {
    await this.until('be hydrated', () =>
      this.tab.evaluate(() => customElements.get('ocp-toaster') !== undefined),
    )
  }

  async isAt(path: string) {
    await this.until(`be at ${path}`, async () => {
      const {pathname, search} = new URL(await this.tab.evaluate(() => location.href))
      return pathname + (path.includes('?') ? search : '') === path
    })
  }

  /**
   * Follows a link of the page; resolves with the scroll position that it is left at. It is pressed
   * once the document is loaded: until then one that no person presses replaces the document in the
   * history, too.
   */
  async follows(path: string): Promise<number> {
    await this.isLoaded()
    const left = await this.tab.evaluate(to => {
      const link = document.createElement('a')
      link.href = to
      document.querySelector('main')?.append(link)
      const top = Math.round(scrollY)
      link.click()
      return top
    }, path)
    await this.isAt(path)
    await this.isLoaded()
    return left
  }

  /** The page of the address is shown, whether it came as a document or in place. */
  async isLoaded() {
    await this.until('have the page loaded', () =>
      this.tab.evaluate(
        () => document.readyState === 'complete' && !globalThis.navigation?.transition,
      ),
    )
    await this.isHydrated()
  }

  /** Waits until the page has this age in milliseconds. */
  async hasBeenHere(age: number) {
    await this.until(`have a page of ${age} ms`, () =>
      this.tab.evaluate(wanted => performance.now() > wanted, age),
    )
  }

  /** Waits until a value stays the same for a while; returns it. */
  async settles(read: () => Promise<string>) {
    let last = ''
    let since = 0
    return this.until('see it at rest', async () => {
      const now = await read()
      if (now !== last) since = Date.now()
      last = now
      return Date.now() - since > AT_REST ? now : undefined
    })
  }

  /** Waits until a condition returns a truthy value; returns that value. */
  async until<Value>(what: string, isSo: () => Promise<Value>): Promise<NonNullable<Value>> {
    let problem: unknown
    for (const end = Date.now() + TIMEOUT_MS; Date.now() < end; await wait(BETWEEN_LOOKS)) {
      try {
        const value = await isSo()
        if (value) return value
        problem = undefined
      } catch (error) {
        problem = error // a page that is being left cannot be evaluated
      }
    }
    const where = await this.tab.evaluate(() => location.href).catch(String)
    assert.fail(`timed out waiting to ${what} at ${where}${problem ? `: ${problem}` : ''}`)
  }

  #look({role, ...wanted}: ElementQuery, turnTo?: 'view' | 'focus') {
    return this.tab.evaluate(findInPage, selectors[role], wanted, turnTo)
  }

  /** In view, at rest and with nothing over it. */
  async #reach(wanted: ElementQuery) {
    let last = ''
    return this.until(`reach ${said(wanted)}`, async () => {
      const [found] = await this.#look(wanted, 'view')
      const isAtRest = JSON.stringify(found?.point) === last
      last = JSON.stringify(found?.point)
      return isAtRest && found && !found.isCovered && !found.isMoving ? found.point : undefined
    })
  }
}

const said = ({role, name, dialog, host}: ElementQuery) =>
  [role, name && `"${name}"`, dialog && `in the dialog "${dialog}"`, host && `in ${host}`]
    .filter(Boolean)
    .join(' ')
