/** What a form's view needs to know; the model makes it, and a form that still sleeps stands in. */
import type {Readable} from '../element/use-signal-value.ts'
import type {FieldErrors} from './suite.ts'

export type FormStatus =
  | {is: 'untouched'}
  | {is: 'attempted'}
  /** `share`: how much of the files has left, 0 to 1; unknown of a form without files. */
  | {is: 'sending'; share?: number}
  | {is: 'sent'; message: string}

export interface FormModel<Values extends object> {
  values: Readable<Values>
  status: Readable<FormStatus>
  /** The errors a visitor sees now. */
  errors: Readable<FieldErrors<Values>>
  /** Counts refused attempts, so that a view can move the focus to the first error. */
  refusals: Readable<number>
  /** Takes what was typed and answers what now stands in the field. */
  change<Name extends keyof Values>(name: Name, value: Values[Name]): Values[Name]
  leave(name: keyof Values): void
  /** Fetches the rules ahead of time. */
  prepare(): void
  send(): Promise<void>
}
