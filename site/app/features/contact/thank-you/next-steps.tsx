import type {Translator} from '#kit/i18n/translator.ts'
import {useSite} from '../../../core/site-context.tsx'

const stepsAfter = {
  enquiry: (i18n: Translator) => [
    i18n._('We look for the specialist who knows your part of Dubai best.'),
    i18n._('You hear from us within one working day, by phone or by email.'),
    i18n._('Is it urgent? Call us, or send a message on WhatsApp.'),
  ],
  search: (i18n: Translator) => [
    i18n._(
      'Open the email and press Confirm. It arrives within a few minutes; please check the spam folder, too.',
    ),
    i18n._('Then you hear from us when a home is new or cheaper, at most once a day.'),
    i18n._('Each email has a link to change it or to unsubscribe.'),
  ],
}

/** What happens after an enquiry was sent, or a search was saved. */
export function NextSteps({after}: {after: keyof typeof stepsAfter}) {
  const {i18n} = useSite()
  return (
    <>
      <h2 className="thanks__next">{i18n._('What happens next')}</h2>
      <ol className="numbered">
        {stepsAfter[after](i18n).map(step => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </>
  )
}
