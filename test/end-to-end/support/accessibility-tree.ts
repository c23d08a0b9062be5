/**
 * The accessibility tree of a page as a screen reader receives it, widgets included: Playwright's
 * YAML of roles and names, as `accessibility-tree/` stores it. CONTRIBUTING.md, 'Accessibility
 * trees', says how to read and to update the trees.
 */
import {join} from 'node:path'
import type {TestContext} from 'node:test'
import type {Page} from 'playwright-core'
import {type Locale, languageOf} from '#kit/i18n/locale.ts'
import {NOT_FOUND} from '../../support/paths-of-site.ts'

const KEPT = join(import.meta.dirname, '..', 'accessibility-tree')

/** Compares the tree with the stored one: `properties.slug.en.yaml` for `/properties/{slug}`. */
export async function compareTree(test: TestContext, page: Page, type: string, locale: Locale) {
  const name = type.slice(1).replace(/[{}]/g, '').replaceAll('/', '.') || 'home'
  const file = `${type === NOT_FOUND ? 'not-found' : name}.${locale}.yaml`
  const tree = await accessibilityTree(page, locale)
  test.assert.fileSnapshot(tree, join(KEPT, file), {serializers: [String]})
  return []
}

/**
 * The same on every day: dates are replaced. Addresses are left out, for they are not heard, and so is
 * the empty place of notifications, which some widgets fetch ahead once the browser has nothing to do.
 */
async function accessibilityTree(page: Page, locale: Locale): Promise<string> {
  const tree = await page.locator('body').ariaSnapshot()
  const lines = tree.split('\n').filter(line => !/^ *- \/url:|^- region "[^"]*"$/.test(line))
  return `${withoutDates(lines.join('\n'), locale)}\n`
}

/** The demonstration's dates are counted from the day of its import. */
function withoutDates(text: string, locale: Locale) {
  const {formats} = languageOf(locale)
  const named = (options: Intl.DateTimeFormatOptions, days: number[]) =>
    days.map(day => new Intl.DateTimeFormat(formats, {...options, timeZone: 'UTC'}).format(day))
  const weekdays = named(
    {weekday: 'long'},
    countTo(7).map(day => Date.UTC(2026, 0, day)),
  )
  const months = named(
    {month: 'long'},
    countTo(12).map(month => Date.UTC(2026, month, 0)),
  )
  const date = `(?:(?:${weekdays.join('|')})[,،] )?\\d{1,2} (?:${months.join('|')})(?: \\d{4})?`
  const relative = new Intl.RelativeTimeFormat(formats, {numeric: 'auto'})
  const ages = (['day', 'week', 'month', 'year'] as const).flatMap(unit =>
    countTo(31).map(count => relative.format(-count, unit)),
  )
  return text
    .replace(new RegExp(date, 'g'), 'DATE')
    .replace(new RegExp(`(?<!\\p{L})(?:${ages.join('|')})(?!\\p{L})`, 'gu'), 'AGO')
}

const countTo = (last: number) => Array.from({length: last}, (_, index) => index + 1)
