/** Lists findings of axe in the current state of a page: rule and place. */
import {readFileSync} from 'node:fs'
import {createRequire} from 'node:module'
import type {Page} from 'playwright-core'
import {everythingAppeared} from '../../../support/browser/conditions.ts'
import {isEverything} from '../../../support/tier.ts'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface AxeOptions {
  /** Tags of rules, instead of those that are on by default. */
  runOnly?: string[]
  rules: Record<string, {enabled: boolean}>
}

interface Axe {
  run(options: object): Promise<AxeResults>
}

interface AxeResults {
  violations: Violation[]
}

export interface Violation {
  /** The rule's name. */
  id: string
  /** Standards that the rule belongs to. */
  tags: string[]
  nodes: {target: string[]}[]
}

export interface Look {
  language: 'en' | 'fr' | 'ru'
  colorScheme: 'light' | 'dark'
  /** The page is opened in the first, and brought to the others. */
  widths: ('desktop' | 'phone')[]
  contrast: boolean
}

/**
 * How a page is looked at: in English, and once in another language and in the dark. A text that is
 * missing is missing in both schemes and at each width, and a contrast that is too low is so in
 * every language. Russian has the longest words.
 */
export const looks: Look[] = [
  {language: 'en', colorScheme: 'light', widths: ['desktop', 'phone'], contrast: true},
  {language: 'ru', colorScheme: 'dark', widths: ['phone'], contrast: true},
  ...(isEverything
    ? [{language: 'fr', colorScheme: 'light', widths: ['desktop'], contrast: false} as Look]
    : []),
]

/** Another record of a page has the same labels: one look, in one window, is enough. */
export const looksAtOthers: Look[] = isEverything
  ? looks
  : looks.slice(0, 1).map(look => ({...look, widths: ['desktop']}))

/** Each state of a page is looked at in English, and the first one in every look. */
export const seenIn = (states: string[], language: Look['language']) =>
  language === 'en' || isEverything ? states : states.slice(0, 1)

/** The languages in which a page has to fit a narrow window. */
export const languages = looks.map(({language}) => language)

/** The languages in which a page with overlong texts has to fit it: Russian has the longest words. */
export const longLanguages = isEverything ? languages : (['ru'] as const)

/** `contrast: false` where the same colors have been measured before: it is half of axe's time. */
export async function violations(page: Page, {contrast = true} = {}): Promise<string[]> {
  const found = await runAxe(page, {rules: {'color-contrast': {enabled: contrast}}})
  return found.map(({id, nodes}) => `${id}: ${nodes.map(node => node.target.join(' '))}`)
}

export async function runAxe(page: Page, options: AxeOptions): Promise<Violation[]> {
  await everythingAppeared(page)
  // Through the debugger, so that the page's own policy stays as strict as it is.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE)
  return page.evaluate(
    async options => {
      const {axe} = globalThis as unknown as {axe: Axe}
      const {violations} = await axe.run(options)
      return violations.map(({id, tags, nodes}) => ({
        ...{id, tags},
        nodes: nodes.map(({target}) => ({target})),
      }))
    },
    // Films and style sheets are not fetched again: no rule that is on needs them.
    {...options, resultTypes: ['violations'], preload: false},
  )
}
