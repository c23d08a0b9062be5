import type {Translator} from '#kit/i18n/translator.ts'
import {withCommas} from '#kit/i18n/with-commas.ts'
import {type Agency, whatsappLink} from '../../agency/agency.ts'
import type {Property} from '../../contract/entities.ts'
import {permitOf, referenceOf} from '../facts.tsx'

/** `Hello, I am interested in Salt Row (Ref SR-9).`, in the visitor's language. */
export const enquiryAbout = (property: Property, i18n: Translator) =>
  `${interestIn(property, [referenceWords(property, i18n)], i18n)}.`

/**
 * A chat with the agency that says already which home it is about: its name, its numbers and the
 * address of its page, in the visitor's language.
 */
export function whatsappAbout(
  property: Property,
  address: string,
  i18n: Translator,
  agency: Agency,
) {
  const permit = permitOf(property)
  const numbers = [referenceWords(property, i18n), permit && `${i18n._('Permit')} ${permit}`]
  return whatsappLink(agency, `${interestIn(property, numbers, i18n)} ${address}`)
}

function referenceWords(property: Property, i18n: Translator) {
  const reference = referenceOf(property)
  return reference && `${i18n._('Ref')} ${reference}`
}

function interestIn({name}: Property, numbers: (string | undefined)[], i18n: Translator) {
  const known = numbers.filter(text => text !== undefined && text !== '')
  const words = [i18n._('Hello, I am interested in'), name]
  return [...words, ...(known.length ? [`(${withCommas(...known)})`] : [])].join(' ')
}

/**
 * The words of a link to that chat. Where an agent's own number stands beside it, they say that this
 * one is the agency's (spec section 9).
 */
export const whatsappWords = (agentPhone: string | undefined, i18n: Translator, agency: Agency) =>
  agentPhone && digitsOf(agentPhone) !== digitsOf(agency.whatsapp)
    ? i18n._('WhatsApp the office')
    : 'WhatsApp'

const digitsOf = (number: string) => number.replace(/\D/g, '')
