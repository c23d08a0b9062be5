/** A page on paper: what should not be there, and how much paper it takes. */
import assert from 'node:assert/strict'
import type {Page} from 'playwright-core'
import {contentLoaded, everythingAppeared, painted} from '../../support/browser/conditions.ts'

/** Between the margins of an A4 sheet, in CSS pixels. */
const PAPER = {width: 688, height: 1017}

/** Shows a page as it would be printed. */
export async function showOnPaper(page: Page, colorScheme: 'light' | 'dark') {
  await page.setViewportSize(PAPER)
  await page.emulateMedia({media: 'print', colorScheme})
  await contentLoaded(page)
  await everythingAppeared(page)
}

/** Lists layout faults of a page in print style. */
export const faultsOnPaper = (page: Page): Promise<string[]> => page.evaluate(faults)

export interface PaperLimits {
  sheets: number
  bytes: number
}

/** The sheets and bytes of a page that is shown as on paper, where they are too many. */
export async function excessPaper(page: Page, most: PaperLimits): Promise<string[]> {
  const {sheets, bytes} = await paperUsed(page)
  return [
    ...(sheets > most.sheets ? [`${sheets} sheets`] : []),
    ...(bytes > most.bytes ? [`${bytes} bytes`] : []),
  ]
}

/** The number of sheets, and the size of the file, of a page that is shown as on paper. */
export async function paperUsed(page: Page) {
  await everyPictureLoaded(page)
  const pdf = await page.pdf({format: 'A4', preferCSSPageSize: true, printBackground: true})
  const sheets = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
  return {sheets, bytes: pdf.length}
}

/** Sheets show what is below the window, too, and most pictures have another file for paper. */
async function everyPictureLoaded(page: Page) {
  const window = page.viewportSize()
  assert.ok(window)
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({...window, height})
  await painted(page)
  await contentLoaded(page)
  await page.setViewportSize(window)
}

/** In the page. */
function faults(): string[] {
  const elementsIn = (root: ParentNode): Element[] =>
    [...root.querySelectorAll('*')].flatMap(element => [
      element,
      ...(element.shadowRoot ? elementsIn(element.shadowRoot) : []),
    ])
  const isDrawn = (element: Element) => {
    const {width, height} = element.getBoundingClientRect()
    return width > 1 && height > 1 && element.checkVisibility({visibilityProperty: true})
  }
  const drawn = elementsIn(document.body).filter(isDrawn)
  const named = (element: Element) =>
    `${element.localName}.${element.getAttribute('class')} “${element.textContent?.trim().slice(0, 30)}”`
  const luminance = (color: string) => {
    const [r = 0, g = 0, b = 0] = (color.match(/[\d.]+/g) ?? []).map(part => {
      const value = Number(part) / 255
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const MIN_CONTRAST = 7
  const isPale = (color: string) => 1.05 / (luminance(color) + 0.05) < MIN_CONTRAST
  const grounds = [document.documentElement, document.body].map(
    element => getComputedStyle(element).backgroundColor,
  )
  const isWhite = (color: string) => /^rgb\(255, 255, 255\)$|, 0\)$/.test(color)
  const CONTROLS = 'button, input, select, textarea, form, dialog, iframe, .button'
  return [
    ...grounds.filter(color => !isWhite(color)).map(color => `the ground is ${color}`),
    ...drawn.filter(each => each.matches(CONTROLS)).map(each => `control: ${named(each)}`),
    ...drawn
      .filter(each => /fixed|sticky/.test(getComputedStyle(each).position))
      .map(each => `stays in sight: ${named(each)}`),
    ...drawn
      .filter(each => each.matches('h1, h2, h3'))
      .filter(each => {
        const {color, textShadow} = getComputedStyle(each)
        return isPale(color) || textShadow !== 'none'
      })
      .map(each => `pale or shadowed: ${named(each)}`),
  ]
}
