/** Interprets a refused phone number by the numbering plans of the world. Fetched when needed. */
import {parsePhoneNumberFromString} from 'libphonenumber-js/min'

/**
 * `050 123 4567` -> `+971 50 123 4567`: with the country's code a number can be called from everywhere.
 * Undefined where no number, or none that exists, is in it. The agency's visitors are in the Emirates.
 */
export function phoneOffer(text: string): string | undefined {
  // The first of several numbers counts.
  for (const part of [text, ...text.split(/[/,;|]/)]) {
    const number = parsePhoneNumberFromString(part, 'AE')
    if (!number?.isValid()) continue
    number.ext = undefined
    return number.formatInternational()
  }
  return undefined
}
