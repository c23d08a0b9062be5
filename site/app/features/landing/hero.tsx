/** The first screen of a landing page: one picture, what it is, what it costs, how to ask. */

import {Picture} from '#kit/ui/picture.tsx'
import {CUT_ON_PHONES} from '#kit/ui/picture-files.ts'
import {phoneLink} from '#trade/agency/agency.ts'
import type {Property} from '#trade/contract/entities.ts'
import {PriceFrom} from '#trade/property/price.tsx'
import {whatsappAbout} from '#trade/property/sections/whatsapp.ts'
import {useSite} from '../../core/site-context.tsx'
import type {Launch} from '../../shared-with-server/site-records.ts'
import {Mark} from '../../shell/wordmark.tsx'
import {Icon} from '../../ui/icon.tsx'

/** On an upright screen its height counts: what is landscape is cut to be tall. */
const HERO_SIZES = `${CUT_ON_PHONES}, (orientation: portrait) 140vh, 100vw`

interface HeroProps {
  launch: Launch
  property: Property
  /** The address of this page, with the site's host. */
  address: string
}

export function Hero({launch, property, address}: HeroProps) {
  const {i18n, agency} = useSite()
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
          <a className="button" href={whatsappAbout(property, address, i18n, agency)}>
            <Icon name="WhatsApp" />
            WhatsApp
          </a>
        </p>
      </div>
    </>
  )
}
