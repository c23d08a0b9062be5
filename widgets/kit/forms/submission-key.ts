/**
 * Idempotency keys: one for each content of a form, so that a second try of the same enquiry, after
 * a lost answer for example, is stored once, and a changed one is stored as another.
 */
export function submissionKeys() {
  let content = ''
  let key = ''
  return {
    keyOf(values: object) {
      const now = JSON.stringify(values, (_name, value) =>
        value instanceof File ? [value.name, value.size, value.lastModified] : value,
      )
      if (now !== content) {
        content = now
        key = newKey()
      }
      return key
    },
    /** After an accepted enquiry the next one is new, even if it says the same. */
    renew() {
      content = ''
    },
  }
}

/** 128 random bits in hexadecimal; `crypto.randomUUID` is missing on pages without https. */
export const newKey = () =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map(byte => byte.toString(16).padStart(2, '0'))
    .join('')
