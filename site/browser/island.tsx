/**
 * A widget on the host site. The server renders it as declarative shadow DOM; the parser has taken
 * that away by the time React hydrates, so on the client the element's inside is an empty constant.
 */
import {createContext, createElement, useContext, useEffect, useRef} from 'react'
import type {WidgetDefinition} from '../../widgets/shared/element/definition.ts'
import {registerWidget} from '../../widgets/shared/element/register.tsx'

/** What the server puts into an island; it is filled in after the page is rendered. */
export type FillIsland = (element: WidgetDefinition, attributes: Record<string, string>) => string

/** Only the server provides one. */
export const IslandFiller = createContext<FillIsland | null>(null)

export interface IslandProps {
  /** The default export of a widget's `element.ts`. */
  element: WidgetDefinition
  attributes?: Record<string, string | undefined>
  /** Listeners by event; the latest ones are called, so they may be written inline. */
  on?: Record<string, (event: CustomEvent) => void>
}

const TAKEN_BY_THE_PARSER = {__html: ''}

export function Island({element, attributes = {}, on = {}}: IslandProps) {
  const fill = useContext(IslandFiller)
  const host = useRef<HTMLElement>(null)
  const listeners = useRef(on)
  listeners.current = on
  const given = definedOnly(attributes)

  // React attaches no listeners to custom elements while it hydrates.
  useEffect(() => {
    const types = Object.keys(listeners.current)
    const node = host.current
    const hear = (event: Event) => listeners.current[event.type]?.(event as CustomEvent)
    for (const type of types) node?.addEventListener(type, hear)
    if (!customElements.get(element.tag)) registerWidget(element)
    return () => {
      for (const type of types) node?.removeEventListener(type, hear)
    }
  }, [element])

  return createElement(element.tag, {
    ...given,
    ref: host,
    dangerouslySetInnerHTML: fill ? {__html: fill(element, given)} : TAKEN_BY_THE_PARSER,
  })
}

const definedOnly = (attributes: Record<string, string | undefined>) =>
  Object.fromEntries(
    Object.entries(attributes).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
