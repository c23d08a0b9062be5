/** The card of the home, and below it the ways to ask about it. */

import {sizesOf, useWidgetWidth} from '#kit/ui/picture-sizes.ts'
import type {Property} from '#trade/contract/entities.ts'
import {RateNote} from '#trade/money/amount.tsx'
import {PropertyCard} from '#trade/property/card.tsx'
import {ShortlistLink} from '#trade/property/shortlist-link.tsx'
import {useShownHome} from '#trade/property/use-shown-home.ts'
import type {ListingProps} from './attributes.ts'
import {Enquiry} from './enquiry.tsx'

type HomeProps = Pick<ListingProps, 'layout' | 'detailsUrl' | 'enquiry'> & {property: Property}

/** @csspart listing - The room of the card. */
export function Home({property, layout, detailsUrl, enquiry}: HomeProps) {
  const sizes = sizesAt(useWidgetWidth(), layout)
  useShownHome(property.slug, property.purpose)
  return (
    <div>
      <div className="card-room" part="listing">
        <PropertyCard property={property} sizes={sizes} detailsUrl={detailsUrl} eager />
      </div>
      {enquiry === 'link' && <Enquiry property={property} />}
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
