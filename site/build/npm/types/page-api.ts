/** Declares what a page calls the loader by. */
export const pageApiTypes =
  (): string => `/** What a page calls the loader by: \`window.ocp\`. Commands may be queued before it has loaded. */
import type {WidgetEventMap} from './events.js'

/** A selector or an element; without one the page's first Book Now, or the whole page. */
export type OcpTarget = string | Element

/** Values to fill in for a visitor: a form's fields by their names. */
export interface OcpPrefill {
  name?: string
  phone?: string
  email?: string
  message?: string
  [field: string]: string | number | boolean | null | undefined
}

export type OcpCommand =
  | [name: 'open' | 'close', target?: OcpTarget]
  | [name: 'prefill', values: OcpPrefill, target?: OcpTarget]
  | {
      [Type in keyof WidgetEventMap]: [
        name: 'on',
        type: Type,
        handler: (event: WidgetEventMap[Type]) => void,
        target?: OcpTarget,
      ]
    }[keyof WidgetEventMap]
  | [name: 'scan', root: ParentNode]
  | [name: 'consent', given: boolean]

/** The same as methods, once the loader has run. */
export interface OcpMethods {
  /** Opens a widget's dialog. */
  open(target?: OcpTarget): void
  /** Closes it. */
  close(target?: OcpTarget): void
  /** Fills in what the page knows of its visitor. */
  prefill(values: OcpPrefill, target?: OcpTarget): void
  /** Listens to an event of the widgets. */
  on<Type extends keyof WidgetEventMap>(
    type: Type,
    handler: (event: WidgetEventMap[Type]) => void,
    target?: OcpTarget,
  ): void
  /** Looks for widgets in a root that cannot be found from outside, such as a closed shadow root. */
  scan(root: ParentNode): void
  /** Says whether the visitor agrees, on a page whose script tag requires it. */
  consent(given: boolean): void
}

/** Before the loader has run there is only the queue. */
export interface OcpPage extends Partial<OcpMethods> {
  q: OcpQueue
}

export interface OcpQueue {
  /** On its own, so that the handler knows the event. */
  push<Type extends keyof WidgetEventMap>(
    command: [
      name: 'on',
      type: Type,
      handler: (event: WidgetEventMap[Type]) => void,
      target?: OcpTarget,
    ],
  ): unknown
  push(...commands: OcpCommand[]): unknown
}

declare global {
  interface Window {
    ocp?: OcpPage
  }
}
`
