/**
 * A form's rules as a Vest suite. `formSuite` gives a factory: the browser makes one suite for each
 * form on the page, the server one for each payload, because a suite that is run again and again
 * without a reset keeps every result it ever had.
 */
import {create} from 'vest'

/** The first message for each refused field; empty when all is well. */
export type FieldErrors<Values> = Partial<Record<keyof Values & string, string>>

/** Validates one set of values. */
export type Check<Values> = (values: Values) => FieldErrors<Values>

/** Makes a fresh check; what a suite.ts exports and what the server's route table names. */
export type FormSuite<Values> = () => Check<Values>

/** Turns the tests of a form into a factory of checks. */
export function formSuite<Values extends object>(
  tests: (values: Values) => void,
): FormSuite<Values> {
  return () => {
    const suite = create(tests)
    return values => {
      suite.reset()
      const refused = Object.entries(suite.run(values).getErrors())
      return Object.fromEntries(
        refused.map(([field, [first]]) => [field, first]),
      ) as FieldErrors<Values>
    }
  }
}
