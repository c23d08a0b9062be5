/**
 * A widget as plain data: importing it registers nothing and touches no DOM, so the server renders
 * from the same definition that the browser registers.
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

/** Everything that a widget can start as soon as it is added to a page. */
export interface Beginning {
  host: HTMLElement
  /** Asks the API now; the view that makes the same call later gets this answer. */
  startCall: (path: string, params: Record<string, unknown>) => void
}

/**
 * Fetches what the first press needs, so that nothing has to be fetched after it. Called once the
 * widget is seen and the page is idle, where the visitor's connection allows it.
 */
type Prefetch = (services: Services) => void

/** A view in a module of its own, with the styles that the placeholder does without. */
export interface WholeView<Props> {
  View: ComponentType<Props>
  styles: string
}

interface Parts<Props> {
  tag: `ocp-${string}`
  attributes: AttributeSet
  /** Styles of the view, or of its placeholder where the view is fetched. */
  styles: string
  catalogues: Catalogues
  /** The view, in the widget's first file. Either it or `view` is there. */
  View?: ComponentType<Props>
  /** Fetches the view beside its texts and its first call. */
  view?: () => Promise<{whole: WholeView<Props>}>
  /**
   * Takes the room of the view until that and its texts are there, so it has no texts and no
   * services. Without it the view itself takes its room, hidden.
   */
  Placeholder?: ComponentType<Props>
  /** Shown when the view cannot be fetched. Without it: a message, a retry and a phone number. */
  Failed?: ComponentType<Props & {retry: () => void}>
  /** The view is in the document itself, which has its styles: there is no shadow root. */
  isInDocument?: true
  prefetch?: Prefetch
  /** Runs before texts and view are there, so that the first call is made beside them. */
  begin?: (props: Props, beginning: Beginning) => void
}

export type WidgetDefinition = Parts<Record<string, unknown>>

type WidgetParts<Set extends AttributeSet> = Parts<PropsOf<Set>> & {attributes: Set}

/** Completes a widget with what all widgets share. */
export const defineWidget = <Set extends AttributeSet>(parts: WidgetParts<Set>) =>
  ({
    ...parts,
    attributes: {...commonAttributes, ...parts.attributes},
    styles: sheetText(parts.styles),
  }) as unknown as WidgetDefinition

/** The view that a server renders: all of the widget, or the space it will take. */
export const servedView = ({View, Placeholder}: WidgetDefinition) =>
  View ?? (Placeholder as ComponentType<Record<string, unknown>>)

/** The same widget with its view in it, for a page that renders it on the server. */
export async function withWholeView(definition: WidgetDefinition): Promise<WidgetDefinition> {
  if (!definition.view) return definition
  const {View, styles} = (await definition.view()).whole
  return {...definition, View, styles: definition.styles + styles}
}

/** The first styles of all shadow roots: the reset against the page, then tokens, reset, controls. */
export const sharedStyles = `${[host, tokens, reset, controls].join('\n')}\n`

/** A shadow root's sheet as one text. */
export const sheetText = (own: string) => sharedStyles + own

/** Fetches parts for the first press in a form: its own, the request layer and the toaster. */
export const prefetchForm =
  (...parts: (() => Promise<unknown>)[]): Prefetch =>
  ({notify, prepareCalls}) => {
    // A part that does not arrive now is fetched again when it is needed.
    for (const fetchPart of parts) fetchPart().catch(() => {})
    prepareCalls()
    notify.prepare()
  }
