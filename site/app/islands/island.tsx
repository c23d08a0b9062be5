/**
 * A widget on the host site. The server renders it, as declarative shadow DOM or in the document, and the
 * element itself hydrates it: for the page's React the element's inside is an empty constant.
 */
import {createContext, createElement, useContext, useEffect, useLayoutEffect, useRef} from 'react'
import {type WidgetDefinition, withWholeView} from '#kit/core/definition.ts'
import {registerWidget} from '#kit/core/register.ts'
import {rootOf} from '#kit/core/shadow-box.ts'
import {trustedHtml} from '#kit/html/trusted-html.ts'
import type {Locale} from '#kit/i18n/locale.ts'
import {loadTranslator} from '#kit/i18n/translator.ts'
import {isReachable} from '../navigation/is-reachable.ts'
import {type HydrateOn, hydrateOnInteraction} from './hydrate-on-interaction.ts'

/**
 * A widget whose code is not part of the page: the server renders it all the same, and in the
 * browser it is alive when it is wanted. Until then its links work, and what is done in it is held;
 * its forms have to work without the code, which may not arrive.
 */
export interface LazyElement {
  tag: WidgetDefinition['tag']
  hydrateOn: HydrateOn
  load: () => Promise<WidgetDefinition>
}

export const lazyElement = (
  tag: WidgetDefinition['tag'],
  hydrateOn: HydrateOn,
  fetchIt: () => Promise<{default: WidgetDefinition}>,
): LazyElement => ({tag, hydrateOn, load: async () => withWholeView((await fetchIt()).default)})

export interface IslandContent {
  element: WidgetDefinition | LazyElement
  attributes: Record<string, string>
  properties: Record<string, unknown>
}

/** The content that the server puts into an island; it is filled in after the page is rendered. */
export type FillIsland = (content: IslandContent) => string

/** Only the server provides one. */
export const IslandFiller = createContext<FillIsland | null>(null)

export interface IslandProps {
  /** The default export of a widget's `element.ts`, or where to get it. */
  element: WidgetDefinition | LazyElement
  attributes?: Record<string, string | undefined>
  /**
   * Data that the page has loaded already, by property: too much for an attribute. The same on the
   * server and in the browser, where the page's data has it.
   */
  properties?: Record<string, unknown>
  /** Listeners by event; the latest ones are called, so they may be written inline. */
  on?: Record<string, (event: CustomEvent) => void>
}

const NOT_OF_THE_PAGE = {__html: trustedHtml('')}
const NONE = {}

export function Island({element, attributes = {}, properties = NONE, on = {}}: IslandProps) {
  const fill = useContext(IslandFiller)
  const host = useRef<HTMLElement>(null)
  const listeners = useRef(on)
  listeners.current = on
  const given = definedOnly(attributes)

  // Before the element is registered: it renders from them at once.
  useLayoutEffect(() => void Object.assign(host.current ?? {}, properties), [properties])

  // React attaches no listeners to custom elements while it hydrates.
  useEffect(() => {
    const types = Object.keys(listeners.current)
    const node = host.current
    const listener = (event: Event) => listeners.current[event.type]?.(event as CustomEvent)
    for (const type of types) node?.addEventListener(type, listener)
    const stopWaiting = register(element, node)
    return () => {
      stopWaiting?.()
      for (const type of types) node?.removeEventListener(type, listener)
    }
  }, [element])

  return createElement(element.tag, {
    ...given,
    // One that is registered begins as soon as it is in the page: without them it would ask for them.
    ...(isRegistered(element) ? properties : NONE),
    ref: host,
    dangerouslySetInnerHTML: fill
      ? {__html: fill({element, attributes: given, properties})}
      : NOT_OF_THE_PAGE,
    suppressHydrationWarning: true,
  })
}

/** For an island inside a static section, which React does not hydrate: its page registers it. */
export function useStaticIsland(element: LazyElement) {
  useEffect(() => register(element, document.querySelector<HTMLElement>(element.tag)), [element])
}

/** Answers how to stop waiting, where the element is registered later. */
function register(element: WidgetDefinition | LazyElement, node: HTMLElement | null) {
  if (customElements.get(element.tag) || !node) return
  if (!('load' in element)) return registerWidget(element)
  const load = () => fetchElement(element)
  if (!rootOf(node).querySelector('[data-root]')) return void arrive(node, load)
  return hydrateOnInteraction(node, element.hydrateOn, load)
}

/** With `locale` its texts, too: for the loader of a page that is changed to in place, and has its content in it. */
export async function fetchElement(element: IslandProps['element'], locale?: Locale) {
  const definition = 'load' in element ? await element.load() : element
  if (locale) await loadTranslator(locale, definition.catalogues)
  if (globalThis.customElements && !customElements.get(element.tag)) registerWidget(definition)
}

/** On a page that was changed to in place no server has rendered it: a skeleton takes its room. */
async function arrive(node: HTMLElement, load: () => Promise<void>) {
  node.dataset.arriving = ''
  node.addEventListener('ocp-ready', () => delete node.dataset.arriving, {once: true})
  try {
    await load()
  } catch {
    // Without it this is the server's page, in a browser whose parser attaches no shadow roots.
    if (!('navigation' in globalThis)) return
    // In the server's page it works without the code.
    if (await isReachable()) location.reload()
    else addEventListener('online', () => location.reload(), {once: true})
  }
}

const isRegistered = ({tag}: IslandProps['element']) =>
  globalThis.customElements?.get(tag) !== undefined

const definedOnly = (attributes: Record<string, string | undefined>) =>
  Object.fromEntries(
    Object.entries(attributes).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
