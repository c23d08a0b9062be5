/** The ways in which one phone number is written in digits: with its country's code, and without. */

/** The Emirates: numbers of the agency's own country are often written without their code. */
const CODE = '971'

/** Fewer digits are nobody's whole number. */
const SHORTEST = 7

/** Lists the spellings of a number, or of its beginning. */
export function phoneForms(text: string): string[] {
  const digits = text.replace(/\D/g, '')
  const significant = digits.replace(/^0+/, '')
  const isWithCode = significant.startsWith(CODE)
  const national = isWithCode ? significant.slice(CODE.length) : significant
  const forms = [digits, significant, `00${significant}`, national, `0${national}`, CODE + national]
  return [...new Set(forms)].filter(form => /[1-9]/.test(form))
}

export const isWholeNumber = (text: string) =>
  text.replace(/\D/g, '').replace(/^0+/, '').length >= SHORTEST
