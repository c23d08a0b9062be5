/** What axe finds in the current state of a page: rule and place. */
import {readFileSync} from 'node:fs'
import {createRequire} from 'node:module'
import type {Page} from 'playwright-core'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Axe {
  run(options: {resultTypes: string[]}): Promise<AxeResults>
}

interface AxeResults {
  violations: {id: string; nodes: {target: string[]}[]}[]
}

/**
 * How a page is looked at: in each language once, and once in the dark. A text that is missing is
 * missing in both schemes, and a contrast that is too low is so in every language.
 */
export const looks = [
  {language: 'en', colorScheme: 'light'},
  {language: 'fr', colorScheme: 'dark'},
  {language: 'ru', colorScheme: 'light'},
] as const

export async function violations(page: Page): Promise<string[]> {
  // Through the debugger, so that the page's own policy stays as strict as it is.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE)
  return page.evaluate(async () => {
    const {axe} = globalThis as unknown as {axe: Axe}
    const found = (await axe.run({resultTypes: ['violations']})).violations
    return found.map(({id, nodes}) => `${id}: ${nodes.map(node => node.target.join(' '))}`)
  })
}
