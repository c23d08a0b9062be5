/**
 * Renders a widget where there is no browser: its element with a declarative shadow root, which the
 * parser attaches, and which the widget hydrates when its code is loaded.
 */
import {widgets} from 'package:widgets'
import {renderToString} from 'preact-render-to-string'
import {mediaAddress, pageAddress} from '#kit/api-client/addresses.ts'
import {readAttributes} from '#kit/core/attributes.ts'
import {servedView, type WidgetDefinition} from '#kit/core/definition.ts'
import {isTestPage, pageSettings} from '#kit/core/page-settings.ts'
import {type Services, serverServices} from '#kit/core/services/services.ts'
import {WidgetView} from '#kit/core/view/widget-view.tsx'
import {displayOf} from '#kit/i18n/display.ts'
import {chooseLocale, type Locale, languageAttributes} from '#kit/i18n/locale.ts'
import {loadTranslator} from '#kit/i18n/translator.ts'
import {attributesMarkup, attributeTexts, type ElementProps} from './markup.ts'

/** Preact renders what the types of React describe. */
const render = renderToString as (view: unknown) => string

interface RenderOptions {
  /** The language, where the attributes name none. */
  locale?: string
  /** HTML for the inside of the element: a link to the agency, for visitors without JavaScript. */
  fallback?: string
  /** The nonce of the page's content security policy, for the style sheet. */
  nonce?: string
}

export async function renderWidget(
  tag: string,
  attributes: ElementProps = {},
  {locale: wish, fallback = '', nonce}: RenderOptions = {},
): Promise<string> {
  const load = widgets[tag]
  if (!load)
    throw new Error(`There is no <${tag}>. The tags are ${Object.keys(widgets).join(', ')}`)
  const {default: definition} = await load()
  const given = attributeTexts(attributes)
  const locale = chooseLocale(given.lang, wish, pageSettings().lang)
  const content = await contentOf(definition, given, locale)
  const shadow = `${styleMarkup(definition.styles, nonce)}<div data-root=""${attributesMarkup(languageAttributes(locale))}>${content}</div>${withoutScript(content, nonce)}`
  const {theme} = pageSettings()
  const markup = attributesMarkup({...attributeTexts({theme}), ...given, lang: locale})
  return `<${tag}${markup}><template shadowrootmode="open">${shadow}</template>${fallback}</${tag}>`
}

async function contentOf(
  definition: WidgetDefinition,
  given: Record<string, string>,
  locale: Locale,
) {
  const {tag, attributes, catalogues} = definition
  const warn = (message: string) => console.warn(`[ocp] <${tag}> ${message}`)
  const props = readAttributes(attributes, name => given[name] ?? null, warn)
  const i18n = await loadTranslator(locale, catalogues)
  const services = {...serverServices, ...settingsFor(given), i18n, locale}
  const view = <WidgetView View={servedView(definition)} props={props} services={services} />
  return render(view)
}

/** Sets the values that the element has in the browser, except for the visitor's campaign. */
function settingsFor(
  given: Record<string, string>,
): Pick<Services, 'display' | 'isTest' | 'media' | 'page'> {
  const page = pageSettings()
  const partner = given.partner || page.partner
  const sender = (): Record<string, string> => (partner ? {partner} : {})
  const storage = given.storage || page.storage || `${given.api || page.api || ''}/storage/`
  const isTest = (given.test ?? 'false') !== 'false' || isTestPage()
  return {
    isTest: () => isTest,
    display: () => displayOf(given),
    media: path => mediaAddress(storage, path),
    page: path => pageAddress(given.site || page.site, path, sender),
  }
}

/**
 * Without JavaScript the element shows what the page put into it as well, and instead of a view that
 * only holds the place of one. A browser with JavaScript takes this for a text that is never seen.
 */
function withoutScript(content: string, nonce?: string) {
  const isWaiting = content.includes('aria-busy="true"')
  const hiding = isWaiting ? styleMarkup('[data-root]{display:none}', nonce) : ''
  return `<noscript>${hiding}<slot></slot></noscript>`
}

const styleMarkup = (styles: string, nonce?: string) =>
  `<style${attributesMarkup(attributeTexts({nonce}))}>${styles.replace(/<\/style/gi, '<\\/style')}</style>`
