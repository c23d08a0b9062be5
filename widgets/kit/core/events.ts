/**
 * The events that widgets dispatch (decisions, 'events'). Every event bubbles, leaves the shadow root and
 * can be cancelled; the details never hold personal data.
 */
export interface WidgetEvents {
  /** The widget is rendered and can be used. */
  'ocp-ready': Record<string, never>
  /**
   * A form was accepted: its name, the server's message, the stored enquiry's `id` where the server
   * gives one, `test` where it was one, and when a viewing that it booked `starts`, in ISO 8601 and UTC.
   * Cancel it to show your own confirmation.
   */
  'ocp-submit': {form: string; message: string; id?: string; test?: boolean; starts?: string}
  /**
   * A form was rejected or could not be sent. `statusCode` is that of the response: 422 for invalid
   * fields, none without a response. Cancel it to show your own message.
   */
  'ocp-error': {form: string; message: string; statusCode?: number}
  /** A dialog opened. */
  'ocp-open': Record<string, never>
  /** A dialog closed. */
  'ocp-close': Record<string, never>
  /** A search was submitted: the query. Cancel it to show results yourself. */
  'ocp-search': {query: Record<string, string>}
  /**
   * An input of an estimate has changed. The detail holds all of them, as the query of an address.
   * Cancel it to store them in an address of your own.
   */
  'ocp-change': {query: Record<string, string>}
  /** Something was chosen, for example a place on a map. */
  'ocp-select': {name: string; slug?: string; coordinates?: [latitude: number, longitude: number]}
}

/** Dispatches an event; false when the page cancelled its default action. */
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
