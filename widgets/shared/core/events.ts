/**
 * What widgets tell the page (decisions, 'events'). Every event bubbles, leaves the shadow root and
 * can be cancelled; the details never hold personal data.
 */
export interface WidgetEvents {
  /** The widget is on the page and can be used. */
  'ocp-ready': Record<string, never>
  /** A form was accepted: its name, and the server's message. Cancel it to show your own thanks. */
  'ocp-submit': {form: string; message: string}
  /**
   * A form was refused or did not arrive. `statusCode` is the answer's: 422 where fields were refused,
   * none where there was no answer. Cancel it to show your own words.
   */
  'ocp-error': {form: string; message: string; statusCode?: number}
  /** A dialog opened. */
  'ocp-open': Record<string, never>
  /** A dialog closed. */
  'ocp-close': Record<string, never>
  /** A search was asked for: the query. Cancel it to show results yourself. */
  'ocp-search': {query: Record<string, string>}
  /** Something was chosen, for example a place on a map. */
  'ocp-select': {name: string; slug?: string; coordinates?: [latitude: number, longitude: number]}
}

/** Says an event to the page; false when the page cancelled the widget's own reaction. */
export type Emit = <Type extends keyof WidgetEvents>(
  type: Type,
  detail: WidgetEvents[Type],
) => boolean

export const emitterOf =
  (host: EventTarget): Emit =>
  (type, detail) =>
    host.dispatchEvent(
      new CustomEvent(type, {detail, bubbles: true, composed: true, cancelable: true}),
    )
