/** A portrait of the agency, with ways to contact it. */
import {phoneLink} from '#trade/agency/agency.ts'
import {useSite} from '../../../core/site-context.tsx'
import {Arch} from '../../../ui/arch.tsx'
import {Link} from '../../../ui/link.tsx'
import {Skyline} from '../../../ui/skyline.tsx'

export function AboutUs() {
  const {i18n, locale, agency} = useSite()
  const {name, established, yearsOfExperience: years, office, phone} = agency
  const facts = [
    [i18n._('Established'), established],
    [i18n._('Experience'), i18n._('{years, plural, one {# year} other {# years}}', {years})],
    [i18n._('Office'), office.district[locale]],
  ]
  return (
    <section className="about-us wrap">
      <div className="about-us__window">
        <Arch screen="high">
          <Skyline />
        </Arch>
      </div>
      <div className="about-us__words">
        <h2>{i18n._('We know the towers by their light and the streets by their trees.')}</h2>
        <p>
          {i18n._(
            '{name} was established in {year} by people with {years, plural, one {# year} other {# years}} of experience. From our office in Business Bay we work for those who buy, rent or list a home in Dubai, and we would rather show you three homes than thirty.',
            {name, year: String(established), years},
          )}
        </p>
        <p className="actions">
          <Link className="button button--primary" href="/contact-us">
            {i18n._('Speak with us')}
          </Link>
          <a className="button button--quiet figures" dir="ltr" href={phoneLink(phone)}>
            {phone}
          </a>
        </p>
        <dl className="about-us__facts">
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <Steps />
    </section>
  )
}

function Steps() {
  const {i18n} = useSite()
  const steps = [
    {
      title: i18n._('We listen'),
      text: i18n._('How you live, what must be nearby, what you would never give up.'),
    },
    {
      title: i18n._('We choose'),
      text: i18n._('A few homes, each seen by one of us: the plan, the light, the service charge.'),
    },
    {
      title: i18n._('We stay'),
      text: i18n._('Offer, permit, transfer, keys – and a number that still answers afterwards.'),
    },
  ]
  return (
    <ol className="steps">
      {steps.map(({title, text}) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}
