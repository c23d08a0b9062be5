/**
 * A Book Now button is seen before its code has arrived: it is drawn here as the widget draws it,
 * which then takes it over. Pressed meanwhile, the element is `open`: its dialog comes with its code.
 */
import type {PageSettings} from '../widgets/shared/core/page-settings.ts'
import {chooseLocale, type Locale} from '../widgets/shared/i18n/locale.ts'

/** The button's part of the widget's style sheet, and its label; the build writes them in. */
declare const BUTTON_STYLES: string
declare const BUTTON_LABELS: Record<Locale, string>

/** Leaves an element alone that holds something of the page. */
export function drawButton(element: HTMLElement, {lang, theme}: PageSettings) {
  const mode = element.getAttribute('mode') ?? 'button'
  if (mode !== 'button' || element.firstElementChild || element.shadowRoot) return
  if (!CSS.supports('color', 'light-dark(red,red)')) return
  if (theme && !element.hasAttribute('theme')) element.setAttribute('theme', theme)
  const button = document.createElement('button')
  const locale = chooseLocale(element.getAttribute('lang'), lang, document.documentElement.lang)
  button.textContent = element.getAttribute('label') || BUTTON_LABELS[locale]
  button.type = 'button'
  button.className = 'button button--primary'
  button.setAttribute('part', 'button')
  button.setAttribute('aria-haspopup', 'dialog')
  button.onclick = event => {
    if (element.matches(':defined')) return
    event.preventDefault() // in a link of the page, for one
    element.setAttribute('open', '')
  }
  const box = document.createElement('div')
  box.dataset.root = ''
  box.append(button)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(BUTTON_STYLES)
  const shadow = element.attachShadow({mode: 'open'})
  shadow.adoptedStyleSheets = [sheet]
  shadow.append(box)
}
