/** The still parts of a member's page: all of it but the film, the form and the tabs. */

import {RichText} from '#kit/html/rich-text.tsx'
import {otherLanguage} from '#kit/i18n/locale.ts'
import type {Property} from '#trade/contract/entities.ts'
import {englishOf, placeOf} from '#trade/property/facts.tsx'
import {Price} from '#trade/property/price.tsx'
import {propertyPath} from '#trade/property/property-path.ts'
import {useSite} from '../../../core/site-context.tsx'
import {Breadcrumbs} from '../../../ui/breadcrumbs.tsx'
import {NoPage, NothingHere} from '../../../ui/empty-state.tsx'
import {SmallCard} from '../../../ui/small-card.tsx'
import {type Expert, memberBreadcrumbs} from '../expert.ts'
import {PortraitImage} from '../portrait.tsx'
import type {Member} from './load.ts'

export {ViewingSection} from '../../viewings/section.tsx'
export {FilmWords, Words} from './about.tsx'

const PORTRAIT_SIZES = '(min-width: 114em) 595px, (min-width: 40em) 36vw, 92vw'

export function Way({name}: {name: string}) {
  const {i18n} = useSite()
  return (
    <div className="wrap">
      <Breadcrumbs {...memberBreadcrumbs({name}, i18n)} />
    </div>
  )
}

export const Portrait = ({person}: {person: Expert}) => (
  <PortraitImage person={person} sizes={PORTRAIT_SIZES} alt={person.name} first />
)

export function About({member}: {member: Member}) {
  const {i18n} = useSite()
  const {about, skills} = member
  return (
    <>
      {about && (
        <section className="member-about">
          <h2>{i18n._('Profile')}</h2>
          <RichText className="rich-text" html={about.html} lang={about.lang} />
        </section>
      )}
      <section className="member-skills">
        <h2>{i18n._('Skills')}</h2>
        <ul>
          {(skills.length > 0 ? skills : DEFAULT_SKILLS).map(({text, lang}, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two may be alike, and none moves
            <li key={at} {...otherLanguage(lang)}>
              {skills.length > 0 ? text : i18n._(text)}
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}

/** Spec section 2, 'Team'. */
const DEFAULT_SKILLS: Member['skills'] = [
  {text: /*i18n*/ 'Relocation'},
  {text: /*i18n*/ 'Global Luxury'},
  {text: /*i18n*/ 'Luxury Homes'},
]

export function ActiveListings({properties}: {properties: Property[]}) {
  const {i18n} = useSite()
  if (properties.length > 0) return <Cards properties={properties} />
  return (
    <p className="listings__none">
      {i18n._(
        'Nothing is on the market today. Ask what is coming: some homes are never advertised.',
      )}
    </p>
  )
}

export function SoldListings({properties}: {properties: Property[]}) {
  const {i18n} = useSite()
  if (properties.length > 0) return <Cards properties={properties} />
  return <p className="listings__none">{i18n._('There are no sales to show here yet.')}</p>
}

const Cards = ({properties}: {properties: Property[]}) => (
  <ul className="card-grid">
    {properties.map(property => (
      <li key={property.slug ?? property.name}>
        <ListingCard property={property} />
      </li>
    ))}
  </ul>
)

function ListingCard({property}: {property: Property}) {
  const address = property.about.address || placeOf(property)
  return (
    <SmallCard
      home={property}
      pathOf={propertyPath}
      above={
        <p className="card__price figures">
          <Price property={property} />
        </p>
      }
    >
      {address && (
        <p className="card__place" {...otherLanguage(englishOf(property, 'about.address'))}>
          {address}
        </p>
      )}
    </SmallCard>
  )
}

export function LostListings() {
  const {i18n} = useSite()
  return (
    <NothingHere
      failed
      text={i18n._('We could not load the listings. Please try again in a moment, or call us.')}
    />
  )
}

export function Failed() {
  const {i18n} = useSite()
  return (
    <NoPage
      block="team"
      heading={i18n._('Our team')}
      text={i18n._('We could not load this page. Please try again in a moment, or call us.')}
      all={{href: '/team', name: i18n._('Our Team')}}
    />
  )
}
