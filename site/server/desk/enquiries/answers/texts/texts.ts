/** The texts that answers are made of, which each language has. */

export interface Template {
  subject: string
  text: string
}

/** The names of their texts, by who wrote. The first is what an answer begins with. */
export const namesOf = {
  buyer: ['received', 'viewing', 'documents', 'follow-up'],
  owner: ['received', 'visit', 'documents', 'follow-up'],
  applicant: ['received', 'interview', 'decline'],
  writer: ['received', 'call', 'follow-up'],
  subscriber: ['received'],
} as const

export type Sender = keyof typeof namesOf
export type TemplateName = (typeof namesOf)[Sender][number]

export type Texts = {
  greeting: string
  /** Greeting of a person whose name is not known. */
  greetingOfNobody: string
  farewell: string
} & {[One in Sender]: Record<(typeof namesOf)[One][number], Template>}
