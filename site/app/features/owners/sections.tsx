/** The still parts of the page for owners: what the agency says of itself, and what happens next. */
import {useSite} from '../../core/site-context.tsx'
import {ReachUs} from '../../ui/contact-agency.tsx'

export function OwnersWelcome() {
  const {i18n} = useSite()
  return (
    <>
      <p className="eyebrow">{i18n._('List With Us')}</p>
      <h1>{i18n._('Your home deserves to be seen at its best')}</h1>
      <p className="lead">
        {i18n._(
          'Every buyer and every tenant meets your home first as a photograph and a few lines. We take care of both, and of everything that comes after.',
        )}
      </p>
      <p className="actions">
        <a className="button button--primary" href="#form">
          {i18n._('Tell us about your property')}
        </a>
      </p>
    </>
  )
}

export function OwnersReasons() {
  const {i18n, locale, agency} = useSite()
  const {name, established, yearsOfExperience, office, orn} = agency
  return (
    <>
      <h2>{i18n._('Why list with us')}</h2>
      <div className="owners__words">
        <p>
          {i18n._(
            '{name} was established in {year} by people with {years} years of experience. Our office is in {district}, {city}, and we are registered with the Dubai Land Department under ORN {orn}.',
            {
              name,
              year: String(established),
              years: yearsOfExperience,
              district: office.district[locale],
              city: office.city[locale],
              orn,
            },
          )}
        </p>
        <p>
          {i18n._(
            'Your property is described in every language of this site, with its price, its plan and its place on the map. Those looking for a home like it find it here, and one of us shows them round.',
          )}
        </p>
      </div>
    </>
  )
}

const STEPS = [
  {
    name: /*i18n*/ 'You write to us',
    text: /*i18n*/ 'A few details and, if you have them, photographs. A rough idea of the value is enough.',
  },
  {
    name: /*i18n*/ 'We call you',
    text: /*i18n*/ 'A specialist in your part of the city fills in the gaps with you, and answers your questions.',
  },
  {
    name: /*i18n*/ 'We come to see it',
    text: /*i18n*/ 'We walk through the home with you, and agree the price and what the pictures should show.',
  },
  {
    name: /*i18n*/ 'It is listed',
    text: /*i18n*/ 'Once the permit is issued, your property goes online. We arrange the viewings, and tell you how they went.',
  },
]

export function OwnersSteps() {
  const {i18n} = useSite()
  return (
    <>
      <h2>{i18n._('What happens next')}</h2>
      <ol className="owners__steps">
        {STEPS.map(({name, text}) => (
          <li className="owners__step" key={name}>
            <h3>{i18n._(name)}</h3>
            <p>{i18n._(text)}</p>
          </li>
        ))}
      </ol>
    </>
  )
}

export function OwnersFormWords() {
  const {i18n} = useSite()
  return (
    <>
      <h2>{i18n._('Tell us about your property')}</h2>
      <p className="lead">
        {i18n._('It takes about three minutes. Prefer to talk? Call us, or send a message.')}
      </p>
      <p className="actions">
        <ReachUs />
      </p>
    </>
  )
}
