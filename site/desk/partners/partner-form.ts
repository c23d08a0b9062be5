/** The form of a partner: what was typed, and the facts in it. */
import type {PostedForm} from '#desk/http/posted-form.ts'
import {
  checkFacts,
  type PartnerFacts,
  type PartnerRow,
  readLimit,
  readName,
} from '#server/partners/registry/partner.ts'

/** As the form has them. */
export interface PartnerValues {
  name: string
  /** One on each line. */
  origins: string
  dailyLimit: string
  mail: string
}

export type PartnerField = keyof PartnerValues

/** The problem of a field; `given` is the part of the input that is wrong. */
export interface PartnerFault {
  field: PartnerField
  is: 'malformed' | 'many' | 'taken'
  given: string
}

export interface PartnerForm {
  values: PartnerValues
  faults: PartnerFault[]
}

export const valuesIn = (form: PostedForm): PartnerValues => ({
  name: form.get('name'),
  origins: form.get('origins'),
  dailyLimit: form.get('dailyLimit'),
  mail: form.get('mail'),
})

export const valuesOf = ({id, origins, dailyLimit, mail}: PartnerRow): PartnerValues => ({
  name: id,
  origins: origins.join('\n'),
  mail: mail ?? '',
  dailyLimit: dailyLimit === null ? '' : `${dailyLimit}`,
})

export const NO_VALUES: PartnerValues = {name: '', origins: '', dailyLimit: '', mail: ''}

/** The facts, or what is wrong in which field. */
export function readForm(values: PartnerValues): {facts: PartnerFacts} | {faults: PartnerFault[]} {
  return checkFacts({
    origins: values.origins.split(/\s+/).filter(Boolean).map(asOrigin),
    dailyLimit: values.dailyLimit === '' ? null : readLimit(values.dailyLimit),
    mail: values.mail || null,
  })
}

export const nameFaults = (name: string): PartnerFault[] =>
  'problem' in readName(name) ? [{field: 'name', is: 'malformed', given: name}] : []

/** As people copy it from their browser, with the slash behind. */
function asOrigin(text: string) {
  if (!URL.canParse(text)) return text
  const {origin, href} = new URL(text)
  return href === `${origin}/` ? origin : text
}
