/**
 * The enquiry, always at hand (spec section 2, 'Mobile'): on phones a chat and a call; where there is room,
 * also the home, its agent, and the way to the form.
 */

import {useServices} from '#kit/core/view/use-services.ts'
import {Picture} from '#kit/ui/picture.tsx'
import {useAgency} from '../../agency/use-agency.ts'
import type {Property} from '../../contract/entities.ts'
import {useMoney} from '../../money/use-money.ts'
import {inEnglish} from '../facts.tsx'
import {PriceFrom, priceText} from '../price.tsx'
import {CallLink} from './enquiry-link.tsx'
import {spokenLanguages} from './spoken-languages.ts'
import {whatsappAbout, whatsappWords} from './whatsapp.ts'

interface ContactBarProps {
  property: Property
  /** The address of the property's page, for the message. */
  address: string
  /** Many homes, whose prices begin with this one. */
  isProject?: boolean
}

export function ContactBar({property, address, isProject = false}: ContactBarProps) {
  const {i18n} = useServices()
  const agency = useAgency()
  return (
    <div className="property-bar contact-bar">
      <div className="contact-bar__row">
        <p className="contact-bar__home">
          <span className="contact-bar__name" {...inEnglish(property, 'name')}>
            {property.name}
          </span>
          <span className="contact-bar__price figures">
            {isProject ? <PriceFrom property={property} /> : <PlainPrice property={property} />}
          </span>
        </p>
        <Agent property={property} />
        <a
          className="button"
          href={whatsappAbout(property, address, i18n, agency)}
          aria-label={whatsappWords(property.agent?.phone, i18n, agency)}
        >
          WhatsApp
        </a>
        <CallLink className="button contact-bar__call" />
        <a className="button button--primary contact-bar__enquire" href="#contact">
          {i18n._('Enquire')}
        </a>
      </div>
    </div>
  )
}

function PlainPrice({property}: {property: Property}) {
  const {i18n} = useServices()
  return priceText(property, i18n, useMoney()) ?? i18n._('Price on request')
}

/** Its portrait is decoration here: the name says the same. */
function Agent({property: {agent}}: {property: Property}) {
  const {locale} = useServices()
  if (!agent) return null
  const languages = spokenLanguages(agent.languages, locale)
  return (
    <p className="contact-bar__agent">
      {agent.image && (
        <span className="contact-bar__portrait">
          <Picture path={agent.image} pictures={agent.pictures} sizes="48px" alt="" />
        </span>
      )}
      <span>
        <bdi className="contact-bar__person">{agent.name}</bdi>
        {languages && <span className="contact-bar__languages">{languages}</span>}
      </span>
    </p>
  )
}
