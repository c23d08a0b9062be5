/**
 * Text that was typed into a form and is not sent yet. It stays in the memory of the tab and
 * nowhere else: salaries and phone numbers do not belong in a browser's storage.
 */

/** The values of a closed form; empty before the first and after the last one. */
export interface Draft<Values extends object> {
  readonly values: Values | undefined
  keep(values: Values): void
  forget(): void
}

/** The owner of drafts that outlive their widget; a server has no document to be it. */
const TAB = {}

const drafts = new WeakMap<object, Map<string, object>>()

/**
 * The draft of that name, such as `book-now`, of the widget that holds the form; of the tab
 * where the form goes with its page and comes again.
 */
export function draftOf<Values extends object>(name: string, owner: object = TAB): Draft<Values> {
  const own = drafts.get(owner) ?? new Map<string, object>()
  drafts.set(owner, own)
  return {
    get values() {
      return own.get(name) as Values | undefined
    },
    keep: values => void own.set(name, values),
    forget: () => void own.delete(name),
  }
}
