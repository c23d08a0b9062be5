/** The contact for a property: its agent, or else the agency (spec section 2). */

import {useServices} from '#kit/core/view/use-services.ts'
import {Picture} from '#kit/ui/picture.tsx'
import {phoneLink} from '../../agency/agency.ts'
import {useAgency} from '../../agency/use-agency.ts'
import type {Property} from '../../contract/entities.ts'
import {CallLink} from './enquiry-link.tsx'
import {spokenLanguages} from './spoken-languages.ts'
import {whatsappAbout, whatsappWords} from './whatsapp.ts'

interface ExpertProps {
  property: Property
  /** The address of the property's page, for the message. */
  address: string
}

export function Expert({property, address}: ExpertProps) {
  const {i18n, locale, page} = useServices()
  const agency = useAgency()
  const {agent} = property
  const phone = agent?.phone || agency.phone
  const languages = spokenLanguages(agent?.languages, locale)
  return (
    <section className="property-section property-expert" id="expert">
      <h2 className="property-section__heading">{i18n._('Our Expert Will Help You')}</h2>
      <div className="property-expert__card">
        {agent?.image && (
          <div className="property-expert__picture">
            <Picture path={agent.image} pictures={agent.pictures} sizes="200px" alt="" />
          </div>
        )}
        <div className="property-expert__words">
          <p className="property-expert__name">
            {agent ? (
              <a href={page(`/team/detail/${encodeURIComponent(agent.slug)}`)}>{agent.name}</a>
            ) : (
              agency.name
            )}
          </p>
          {languages && <p className="property-expert__languages">{languages}</p>}
          <p>
            <a className="property-expert__phone figures" dir="ltr" href={phoneLink(phone)}>
              {phone}
            </a>
          </p>
          <p className="property-expert__links">
            <a className="button" href={whatsappAbout(property, address, i18n, agency)}>
              {whatsappWords(agent?.phone, i18n, agency)}
            </a>
            <CallLink className="button button--quiet" />
          </p>
          <p className="property-expert__next">
            {i18n._('You hear from us within one working day, by phone or by email.')}
          </p>
          <p className="property-expert__hours">
            {i18n._('Feel Free to Contact Us at Any Time, We Online 24/7')}
          </p>
        </div>
      </div>
    </section>
  )
}
