import newsletter from '../../../widgets/newsletter/element.ts'
import {agency, phoneLink} from '../../../widgets/shared/agency.ts'
import {FormNotice} from '../form-notice.tsx'
import {Island} from '../island.tsx'
import {Arch} from '../motif/arch.tsx'
import {Skyline} from '../motif/skyline.tsx'
import type {PageModule} from '../page.ts'
import {FooterLinks} from '../shell/footer-links.tsx'
import {LegalLine} from '../shell/legal-line.tsx'
import {useFormAttributes, useReturnedForm, useSite} from '../site-context.tsx'
import {toTop} from '../to-top.ts'

export const description: PageModule['description'] = i18n =>
  i18n._('Homes for sale and for rent in Dubai, with one specialist from the first question on.')

export default function Home() {
  return (
    <>
      <Hero />
      <Introduction />
      <Letters />
      <section className="home-end">
        <div className="wrap">
          <FooterLinks />
        </div>
        <LegalLine />
      </section>
    </>
  )
}

function Hero() {
  const {i18n, locale} = useSite()
  const {office, established, yearsOfExperience, phone} = agency
  return (
    <section className="hero wrap">
      <div className="hero__words">
        <p className="eyebrow">
          {office.district[locale]}, {office.city[locale]}
        </p>
        <h1>{i18n._('The Dubai that becomes your home')}</h1>
        <p className="lead">
          {i18n._(
            'Buying, renting or listing a home: one specialist stays with you, from the first question to the keys.',
          )}
        </p>
        <p className="actions">
          <a className="button button--primary" href="/contact-us">
            {i18n._('Speak with us')}
          </a>
          <a className="button button--quiet figures" href={phoneLink(phone)}>
            {phone}
          </a>
        </p>
      </div>
      <div className="hero__window">
        <Arch screen="high">
          <Skyline />
        </Arch>
      </div>
      <dl className="facts">
        <div>
          <dt>{i18n._('Established')}</dt>
          <dd>{established}</dd>
        </div>
        <div>
          <dt>{i18n._('Experience')}</dt>
          <dd>
            {i18n._('{years, plural, one {# year} other {# years}}', {years: yearsOfExperience})}
          </dd>
        </div>
        <div>
          <dt>{i18n._('Office')}</dt>
          <dd>{office.district[locale]}</dd>
        </div>
      </dl>
    </section>
  )
}

function Introduction() {
  const {i18n} = useSite()
  const steps = [
    {
      title: i18n._('We listen'),
      text: i18n._('How you live, what must be near, what you would never give up.'),
    },
    {
      title: i18n._('We choose'),
      text: i18n._('Few homes, each one seen by us: the plan, the light, the service charge.'),
    },
    {
      title: i18n._('We stay'),
      text: i18n._('Offer, permit, transfer, keys. And a number that is answered afterwards.'),
    },
  ]
  return (
    <section className="introduction wrap">
      <h2>{i18n._('We know the towers by their light and the streets by their trees.')}</h2>
      <p className="introduction__text">
        {i18n._(
          '{name} was established in {year} and brings {years, plural, one {# year} other {# years}} of experience to every search. From our office in Business Bay we work for those who buy, rent or list a home in Dubai, and we would rather show you three homes than thirty.',
          {name: agency.name, year: String(agency.established), years: agency.yearsOfExperience},
        )}
      </p>
      <ol className="steps">
        {steps.map(({title, text}) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Letters() {
  const {i18n} = useSite()
  const form = useReturnedForm('/newsletter')
  return (
    <section className="letters" id="newsletter">
      <div className="letters__body wrap">
        <div>
          <h2>{i18n._('Letters from Dubai')}</h2>
          <p>{i18n._('New homes and open doors, before they are everywhere.')}</p>
        </div>
        <div>
          <FormNotice form={form} />
          <Island
            element={newsletter}
            attributes={useFormAttributes('/newsletter')}
            on={{'ocp-submit': toTop}}
          />
        </div>
      </div>
    </section>
  )
}
