/** What axe finds in the current state of a page: rule and place. */
import {readFileSync} from 'node:fs'
import {createRequire} from 'node:module'
import type {Page} from 'playwright-core'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface AxeOptions {
  resultTypes: string[]
  preload: boolean
  rules: Record<string, {enabled: boolean}>
}

interface Axe {
  run(options: AxeOptions): Promise<AxeResults>
}

interface AxeResults {
  violations: {id: string; nodes: {target: string[]}[]}[]
}

interface Look {
  language: 'en' | 'fr' | 'ru'
  colorScheme: 'light' | 'dark'
  widths: ('desktop' | 'phone')[]
  contrast: boolean
}

/**
 * How a page is looked at: in each language once, and once in the dark. A text that is missing is
 * missing in both schemes and at each width, and a contrast that is too low is so in every language.
 */
export const looks: Look[] = [
  {language: 'en', colorScheme: 'light', widths: ['desktop', 'phone'], contrast: true},
  {language: 'fr', colorScheme: 'dark', widths: ['desktop'], contrast: true},
  {language: 'ru', colorScheme: 'light', widths: ['phone'], contrast: false},
]

/** `contrast: false` where the same colors have been measured before: it is half of axe's time. */
export async function violations(page: Page, {contrast = true} = {}): Promise<string[]> {
  // Through the debugger, so that the page's own policy stays as strict as it is.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE)
  const options: AxeOptions = {
    resultTypes: ['violations'],
    // Films and style sheets are not fetched again: no rule that is on needs them.
    preload: false,
    rules: {'color-contrast': {enabled: contrast}},
  }
  return page.evaluate(async options => {
    const {axe} = globalThis as unknown as {axe: Axe}
    const found = (await axe.run(options)).violations
    return found.map(({id, nodes}) => `${id}: ${nodes.map(node => node.target.join(' '))}`)
  }, options)
}
