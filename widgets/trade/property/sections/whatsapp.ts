import type {Translator} from '#kit/i18n/translator.ts'
import {withCommas} from '#kit/i18n/with-commas.ts'
import {type Agency, whatsappLink} from '../../agency/agency.ts'
import type {Property} from '../../contract/entities.ts'
import {permitOf, referenceOf} from '../facts.tsx'

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
  const reference = referenceOf(property)
  const permit = permitOf(property)
  const numbers = [
    reference && `${i18n._('Ref')} ${reference}`,
    permit && `${i18n._('Permit')} ${permit}`,
  ].filter(text => typeof text === 'string')
  const words = [
    i18n._('Hello, I am interested in'),
    property.name,
    numbers.length > 0 && `(${withCommas(...numbers)})`,
    address,
  ]
  return whatsappLink(agency, words.filter(Boolean).join(' '))
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
