/**
 * A Book Now button is seen before its code has arrived: it is drawn here as the widget draws it,
 * which then takes it over. Pressed meanwhile, the element is `open`: its dialog comes with its code.
 */
import type {PageSettings} from '../widgets/kit/core/page-settings.ts'
import {isParsed} from '../widgets/kit/core/shadow-box.ts'
import {isSupportedBrowser} from '../widgets/kit/core/supported.ts'
import {chooseAmong, type Locale} from '../widgets/kit/i18n/locale.ts'

/** The button's part of the widget's style sheet, and what a language changes; the build writes them in. */
declare const BUTTON_STYLES: string
declare const BUTTON_LANGUAGES: Record<Locale, [label: string, direction: string]>

/** Once the parser is past the element. One that holds something of the page is left alone. */
export function drawButton(element: HTMLElement, settings: PageSettings) {
  if (document.readyState === 'loading' && !isParsed(element)) {
    document.addEventListener('DOMContentLoaded', () => drawButton(element, settings), {once: true})
  } else if (isButton(element) && hasStyles()) draw(element, settings)
}

const isButton = (element: HTMLElement) =>
  (element.getAttribute('mode') ?? 'button') === 'button' &&
  !element.firstElementChild &&
  !element.textContent?.trim() &&
  !element.shadowRoot

/** Browsers without `light-dark` need more than the sheet, which comes with the widget. */
const hasStyles = () => isSupportedBrowser() && CSS.supports('color', 'light-dark(red,red)')

function draw(element: HTMLElement, {lang, theme}: PageSettings) {
  if (theme && !element.hasAttribute('theme')) element.setAttribute('theme', theme)
  const button = document.createElement('button')
  const languages = Object.keys(BUTTON_LANGUAGES) as Locale[]
  const wishes = [element.getAttribute('lang'), lang, document.documentElement.lang]
  const locale = chooseAmong(languages, ...wishes)
  const [label, dir] = BUTTON_LANGUAGES[locale]
  button.textContent = element.getAttribute('label') || label
  button.type = 'button'
  button.className = 'button button--primary'
  button.setAttribute('part', 'button')
  button.setAttribute('aria-haspopup', 'dialog')
  const box = document.createElement('div')
  box.dataset.root = ''
  Object.assign(box, {lang: locale, dir})
  box.append(button)
  // The handler is around the button, so that it comes after the widget's own: a press while that
  // mounts counts, too.
  box.onclick = event => {
    if (event.target !== button) return
    event.preventDefault() // in a link of the page, for one
    element.setAttribute('open', '')
  }
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(BUTTON_STYLES)
  const shadow = element.attachShadow({mode: 'open'})
  shadow.adoptedStyleSheets = [sheet]
  shadow.append(box)
}
