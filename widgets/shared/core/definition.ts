/**
 * What a widget is, as plain data: importing it registers nothing and touches no DOM, so the server
 * renders from the same definition that the browser registers.
 */
import type {ComponentType} from 'react'
import type {Catalogues} from '../i18n/translator.ts'
import type {AttributeSet, PropsOf} from './attributes.ts'
import {commonAttributes} from './common-attributes.ts'
import type {Services} from './services/services.ts'
import controls from './styles/controls.css'
import host from './styles/host.css'
import reset from './styles/reset.css'
import tokens from './styles/tokens.css'

/** What a widget can start as it comes onto a page. */
export interface Beginning {
  /** Asks the API now; the view that makes the same call later gets this answer. */
  startCall: (path: string, params: Record<string, unknown>) => void
}

export interface WidgetDefinition {
  tag: `ocp-${string}`
  attributes: AttributeSet
  /** The whole style sheet of the shadow root, the shared part included. */
  styles: string
  View: ComponentType<Record<string, unknown>>
  catalogues: Catalogues
  prefetch?: Prefetch
  /** Runs before texts and view are there, so that what they will need is fetched beside them. */
  begin?: (props: Record<string, unknown>, beginning: Beginning) => void
}

/**
 * Fetches what the first press needs, so that nothing has to be fetched after it. Called once the
 * widget is seen and the page is idle, where the visitor's connection allows it.
 */
export type Prefetch = (services: Services) => void

export interface WidgetParts<Set extends AttributeSet> {
  tag: `ocp-${string}`
  attributes: Set
  styles: string
  View: ComponentType<PropsOf<Set>>
  catalogues: Catalogues
  prefetch?: Prefetch
  begin?: (props: PropsOf<Set>, beginning: Beginning) => void
}

/** Completes a widget with what all widgets share. */
export const defineWidget = <Set extends AttributeSet>(
  parts: WidgetParts<Set>,
): WidgetDefinition => ({
  ...parts,
  attributes: {...commonAttributes, ...parts.attributes},
  styles: sheetText(parts.styles),
  View: parts.View as ComponentType<Record<string, unknown>>,
  begin: parts.begin as WidgetDefinition['begin'],
})

/** What all shadow roots begin with: the wall against the page first, then tokens, reset, controls. */
export const sharedStyles = `${[host, tokens, reset, controls].join('\n')}\n`

/** A shadow root's sheet as one text. */
export const sheetText = (own: string) => sharedStyles + own
