import {useLayoutEffect} from 'react'
import {sharedStyles} from './definition.ts'
import {useServices} from './view/use-services.ts'

/** Constructable sheets, one for each text on the page: no `<style>` element, so no CSP trouble. */
const sheets = new Map<string, CSSStyleSheet>()

/**
 * Gives the root a sheet of `sheetText`, and no other. What all sheets begin with is one for the whole
 * page: a browser prepares its rules once, and the dialog need not wait for it.
 */
export function adoptSheet(root: ShadowRoot, text: string) {
  root.adoptedStyleSheets = [sheetOf(sharedStyles), sheetOf(text.slice(sharedStyles.length))]
}

/** Gives the root one sheet more, for a part of the view that came later. */
export function addSheet(root: ShadowRoot, text: string) {
  const sheet = sheetOf(text)
  if (root.adoptedStyleSheets.includes(sheet)) return
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
}

function sheetOf(text: string) {
  let sheet = sheets.get(text)
  if (!sheet) {
    sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    sheets.set(text, sheet)
  }
  return sheet
}

/**
 * Without `light-dark()` a sheet cannot follow the page's color-scheme: the element gets a mark
 * with the colours to show (tokens.css) as it is added to the page.
 */
export function tellOlderTheme(host: HTMLElement) {
  if (CSS.supports('color', 'light-dark(red, red)')) return
  if (/light|dark/.test(host.getAttribute('theme') ?? '')) return
  const {colorScheme} = getComputedStyle(host)
  const followsSystem = colorScheme.includes('light')
  const isDark = !followsSystem || matchMedia('(prefers-color-scheme: dark)').matches
  if (colorScheme.includes('dark') && isDark) host.setAttribute('theme', 'dark')
}

/** The styles of a part that comes later than its element: in its root before the part is painted. */
export function useStyles(styles: string) {
  const {host} = useServices()
  useLayoutEffect(() => {
    if (host?.shadowRoot) addSheet(host.shadowRoot, styles)
  }, [host, styles])
}
