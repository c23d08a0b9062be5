/** State of a form, as its view sees it. */
import type {Readable} from '../core/view/use-signal-value.ts'
import type {FieldErrors} from './suite.ts'

export type FormStatus =
  | {is: 'untouched'}
  | {is: 'attempted'}
  /** `share`: how much of the files has left, 0 to 1; unknown of a form without files. */
  | {is: 'sending'; share?: number}
  | {is: 'sent'; message: string}

/** A control, as far as a form reads it. */
export type TypedField = HTMLInputElement | HTMLTextAreaElement

export interface FormModel<Values extends object> {
  values: Readable<Values>
  status: Readable<FormStatus>
  /** The errors a visitor sees now. */
  errors: Readable<FieldErrors<Values>>
  /** Why the last attempt failed, where no toast can say so; empty otherwise. */
  failure: Readable<string>
  /** The confirmation of a submitted form, until somebody types again; empty otherwise. */
  receipt: Readable<string>
  /** Counts refused attempts, so that a view can move the focus to the first error. */
  refusals: Readable<number>
  change<Name extends keyof Values>(name: Name, value: Values[Name]): void
  /**
   * Makes Send wait for work that changes values; false stops it after the visitor saw the reason.
   */
  waitFor(work: () => Promise<boolean>): void
  /** Reads what was typed into a field, and writes the normalized value back. */
  type(name: keyof Values, field: TypedField): void
  /** Adopts what was typed before the form was alive, or filled in by the browser. */
  adoptFieldValues(fields: Iterable<TypedField>): void
  leave(name: keyof Values): void
  /** Fills in what the page knows of its visitor, a query, and fetches the rules ahead of time. */
  prepare(known: string): void
  /** Fills in what the page suggests, until the visitor chooses something else. */
  suggest<Name extends keyof Values>(name: Name, value: Values[Name]): void
  send(): Promise<void>
}
