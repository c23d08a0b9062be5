/** The ways in which one phone number is written in digits: with its country's code, and without. */
import {agency} from '#trade/agency/agency.ts'

/** Fewer digits are nobody's whole number. */
const SHORTEST = 7

/** Of a number, or of its beginning. */
export function phoneForms(text: string): string[] {
  const digits = text.replace(/\D/g, '')
  const significant = digits.replace(/^0+/, '')
  const code = /^\+(\d{1,3})(?!\d)/.exec(agency.phone)?.[1] ?? ''
  const isWithCode = code !== '' && significant.startsWith(code)
  const national = isWithCode ? significant.slice(code.length) : significant
  const forms = [digits, significant, `00${significant}`, national, `0${national}`, code + national]
  return [...new Set(forms)].filter(form => /[1-9]/.test(form))
}

export const isWholeNumber = (text: string) =>
  text.replace(/\D/g, '').replace(/^0+/, '').length >= SHORTEST
