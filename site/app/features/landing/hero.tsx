/** The first screen of a landing page: one picture, what it is, what it costs, how to ask. */

import {Picture} from '#kit/ui/picture.tsx'
import {agency, phoneLink} from '#trade/agency/agency.ts'
import type {Property} from '#trade/contract/entities.ts'
import {PriceFrom} from '#trade/property/price.tsx'
import {whatsappAbout} from '#trade/property/sections/whatsapp.ts'
import {useSite} from '../../core/site-context.tsx'
import type {Launch} from '../../shared-with-server/site-records.ts'
import {Mark} from '../../shell/wordmark.tsx'
import {Icon} from '../../ui/icon.tsx'
import {HERO_SIZES} from './hero-sizes.ts'

interface HeroProps {
  launch: Launch
  property: Property
  /** Where this page is, the site's host included. */
  address: string
}

export function Hero({launch, property, address}: HeroProps) {
  const {i18n} = useSite()
  const {main_images, pictures} = property
  const [picture] = main_images
  return (
    <>
      {picture && (
        <div className="landing-hero__picture">
          <Picture path={picture} pictures={pictures} sizes={HERO_SIZES} first />
        </div>
      )}
      <div className="landing-hero__top wrap">
        <p className="wordmark">
          <Mark />
        </p>
        <a className="landing-hero__phone figures" href={phoneLink(agency.phone)}>
          <Icon name="phone" />
          <bdi dir="ltr">{agency.phone}</bdi>
        </a>
      </div>
      <div className="landing-hero__words wrap">
        <p className="landing-hero__place">{launch.place}</p>
        <h1>{launch.heading}</h1>
        <p className="lead">{launch.text}</p>
        <p className="landing-hero__price figures">
          <PriceFrom property={property} />
        </p>
        <p className="landing-hero__actions">
          <a className="button button--primary" href="#contact">
            {i18n._('Ask for details')}
          </a>
          <a className="button" href={whatsappAbout(property, address, i18n)}>
            <Icon name="WhatsApp" />
            WhatsApp
          </a>
        </p>
      </div>
    </>
  )
}
