/** The card of the home, and below it the ways to ask about it. */

import {type MouseEvent, useState} from 'react'
import {useServices} from '#kit/core/view/use-services.ts'
import {focusPressed} from '#kit/overlay/focus-pressed.ts'
import {useLazy} from '#kit/ui/lazy.ts'
import {sizesOf, useWidgetWidth} from '#kit/ui/picture-sizes.ts'
import {SentNote} from '#kit/ui/sent-note.tsx'
import {Unavailable} from '#kit/ui/unavailable.tsx'
import {FollowLink} from '#trade/alerts/follow-link.tsx'
import type {Property} from '#trade/contract/entities.ts'
import {RateNote} from '#trade/money/amount.tsx'
import {PropertyCard} from '#trade/property/card.tsx'
import {CardPictures} from '#trade/property/card-pictures.tsx'
import {propertyPath} from '#trade/property/property-path.ts'
import {ShortlistLink} from '#trade/property/shortlist-link.tsx'
import {useShownHome} from '#trade/property/use-shown-home.ts'
import type {ListingProps} from './attributes.ts'
import {MoreFacts} from './more-facts.tsx'

type HomeProps = Pick<ListingProps, 'layout' | 'detailsUrl' | 'enquiry' | 'facts'> & {
  property: Property
}

/** @csspart listing - The room of the card. */
export function Home({property, layout, detailsUrl, enquiry, facts}: HomeProps) {
  const sizes = sizesAt(useWidgetWidth(), layout)
  useShownHome(property.slug, property.purpose)
  return (
    <div>
      <div className="card-room" part="listing">
        <PropertyCard
          property={property}
          sizes={sizes}
          Pictures={CardPictures}
          detailsUrl={detailsUrl}
          eager
        />
      </div>
      {enquiry === 'link' && <Enquiry property={property} />}
      {facts === 'fold' && <MoreFacts property={property} />}
      <RateNote />
      <ShortlistLink />
    </div>
  )
}

/** As frame.css has its columns; before the width of the widget is known, that of the window. */
function sizesAt(width: number | null, layout: ListingProps['layout']) {
  if (!width) return '(min-width: 480px) 480px, 100vw'
  return sizesOf(
    layout === 'strip' && width >= 480 ? Math.min(width * 0.4, 320) : Math.min(width, 480),
  )
}

/**
 * Until its code is loaded, the link leads to the form of the agency.
 * @csspart enquiry - The link that opens a short enquiry.
 */
function Enquiry({property}: {property: Property}) {
  const {i18n, page} = useServices()
  const path = propertyPath(property.slug)
  const [said, setSaid] = useState<string>()
  const {state, prepare, open, close} = useLazy(
    async () => (await import('#trade/enquiry/enquiry-dialog.tsx')).AskingDialog,
  )
  const ask = (event: MouseEvent<HTMLElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    focusPressed(event, event.currentTarget)
    setSaid(undefined)
    open()
  }
  return (
    <>
      <p className="listing__ways">
        <a
          className="button"
          part="enquiry"
          href={page(`${path}#contact`)}
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={ask}
        >
          {i18n._('Request a Call')}
        </a>
        <FollowLink
          property={property}
          className="button button--quiet listing__follow"
          words={i18n._('Tell me when the price changes')}
          isIcon
        />
      </p>
      <SentNote text={said} onClose={() => setSaid(undefined)} />
      {state.is === 'failed' && <Unavailable retry={open} />}
      {state.is === 'open' && (
        <state.Part
          ask="call"
          property={property}
          fromUrl={path.slice(1)}
          onClose={close}
          onSaid={setSaid}
        />
      )}
    </>
  )
}
