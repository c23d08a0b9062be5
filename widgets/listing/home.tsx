/** The card of the home, and below it the ways to ask about it. */
import type {Property} from '../shared/api/entities.ts'
import {RateNote} from '../shared/money/amount.tsx'
import {PropertyCard} from '../shared/property/card.tsx'
import {ShortlistLink} from '../shared/property/shortlist-link.tsx'
import {useShownHome} from '../shared/property/use-shown-home.ts'
import {sizesOf, useWidgetWidth} from '../shared/ui/picture-sizes.ts'
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
