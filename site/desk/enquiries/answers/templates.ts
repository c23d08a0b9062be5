/**
 * Templates for answers, by form. The desk's catalogues translate them into the language of the person
 * who is answered. `{about}` is the property, the position or the place of the enquiry; a part in
 * square brackets is left out where there is none.
 */

interface Template {
  subject: string
  text: string
}

export const greetings = {
  named: /*i18n*/ 'Dear {name},',
  unnamed: /*i18n*/ 'Hello,',
}

export const farewell = /*i18n*/ 'Kind regards,'

/** The texts by who wrote. The first is what an answer begins with. */
const templates = {
  buyer: {
    received: {
      subject: /*i18n*/ 'Your enquiry[: {about}]',
      text: /*i18n*/ 'Thank you for your enquiry[: {about}].\n\nI am looking into it and will call you shortly. If another time suits you better, please tell me when I can reach you.',
    },
    viewing: {
      subject: /*i18n*/ 'A viewing[: {about}]',
      text: /*i18n*/ 'I would be glad to arrange a viewing[: {about}].\n\nWould a day this week or next suit you? Please suggest a day and a time, and let me know how many of you will come.',
    },
    documents: {
      subject: /*i18n*/ 'Documents[: {about}]',
      text: /*i18n*/ 'To proceed with your enquiry[ ({about})] we need these documents:\n\n- a copy of your passport\n- a copy of your Emirates ID or visa, if you have one\n- proof of funds, or the approval of your mortgage\n\nPlease reply to this message; we keep them confidential.',
    },
    'follow-up': {
      subject: /*i18n*/ 'Are you still interested?[ {about}]',
      text: /*i18n*/ 'A while ago you wrote to us[ about this: {about}].\n\nAre you still interested? I can send you what is new, or answer your questions.',
    },
  },
  owner: {
    received: {
      subject: /*i18n*/ 'Your property[: {about}]',
      text: /*i18n*/ 'Thank you for offering us your property[: {about}].\n\nI am looking at the details you sent, and will call you shortly to talk about its value and the next steps. If another time suits you better, please tell me when I can reach you.',
    },
    visit: {
      subject: /*i18n*/ 'A visit to your property[: {about}]',
      text: /*i18n*/ 'I would like to see your property[ ({about})], so that I can advise you on its price.\n\nWould a day this week or next suit you? Please suggest a day and a time, and where we should meet.',
    },
    documents: {
      subject: /*i18n*/ 'Documents for your property[: {about}]',
      text: /*i18n*/ 'To advertise your property[ ({about})] we need these documents:\n\n- a copy of the title deed\n- a copy of your passport, and of your Emirates ID if you have one\n- the tenancy contract, if the property is let\n\nPlease reply to this message; we keep them confidential. I will send you the listing agreement to sign.',
    },
    'follow-up': {
      subject: /*i18n*/ 'Do you still want to sell or let?[ {about}]',
      text: /*i18n*/ 'A while ago you offered us your property[: {about}].\n\nDo you still want to sell or let it? I can tell you what comparable homes are asking today, or answer your questions.',
    },
  },
  applicant: {
    received: {
      subject: /*i18n*/ 'Your application[: {about}]',
      text: /*i18n*/ 'Thank you for your application[: {about}].\n\nWe have received it, and will write to you as soon as we have read it.',
    },
    interview: {
      subject: /*i18n*/ 'An interview[: {about}]',
      text: /*i18n*/ 'Thank you for your application[: {about}]. We would like to get to know you.\n\nWould a day this week or next suit you for an interview? Please suggest a day and a time, and tell me whether you would rather come to our office or talk by video.',
    },
    decline: {
      subject: /*i18n*/ 'Your application[: {about}]',
      text: /*i18n*/ 'Thank you for your application[ ({about})] and for the time you gave it.\n\nWe have decided to proceed with other candidates. We would be glad to hear from you again when another position suits you, and wish you every success.',
    },
  },
  writer: {
    received: {
      subject: /*i18n*/ 'Your message[: {about}]',
      text: /*i18n*/ 'Thank you for your message[: {about}].\n\nI have read it and will call you shortly. If another time suits you better, please tell me when I can reach you.',
    },
    call: {
      subject: /*i18n*/ 'When may I call you?[ {about}]',
      text: /*i18n*/ 'I would like to talk to you about your message[: {about}].\n\nPlease tell me a day and a time that suit you, and the number at which I can reach you.',
    },
    'follow-up': {
      subject: /*i18n*/ 'Can I still help you?[ {about}]',
      text: /*i18n*/ 'A while ago you sent me a message[: {about}].\n\nCan I still help you? I would be glad to answer your questions.',
    },
  },
  subscriber: {
    received: {
      subject: /*i18n*/ 'Our newsletter',
      text: /*i18n*/ 'Thank you for subscribing to our newsletter.\n\nIf you have a question about a home or an area, simply reply to this message.',
    },
  },
} satisfies Record<string, Record<string, Template>>

type Sender = keyof typeof templates
export type TemplateName = {[One in Sender]: keyof (typeof templates)[One]}[Sender]
type Templates = Partial<Record<TemplateName, Template>>

const namesIn = (some: Templates) => Object.keys(some) as TemplateName[]

/** All of them. */
export const templateNames: readonly TemplateName[] = [
  ...new Set(Object.values<Templates>(templates).flatMap(namesIn)),
]

/** Maps a form to the kind of sender; all other forms are enquiries about a home. */
const senders: Record<string, Sender> = {
  addListWithUs: 'owner',
  applyForJobApplication: 'applicant',
  createTeamMemberContact: 'writer',
  createNewsLetterSubscriber: 'subscriber',
}

const forForm = (form: string): Templates => templates[senders[form] ?? 'buyer']

/** The names of the texts that answer a form. */
export const templatesOf = (form: string) => namesIn(forForm(form))

export const findTemplate = (form: string, name: TemplateName): Template =>
  forForm(form)[name] ?? templates.buyer.received
