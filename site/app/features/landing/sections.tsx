/** The still parts of a landing page: nothing in them answers, so they cost a visitor no script. */

import {Picture} from '#kit/ui/picture.tsx'
import type {Property} from '#trade/contract/entities.ts'
import {RateNote} from '#trade/money/amount.tsx'
import {useMoney} from '#trade/money/use-money.ts'
import {DldDetails} from '#trade/property/details/dld-details.tsx'
import type {PropertyTexts} from '#trade/property/details/texts.ts'
import {Fact} from '#trade/property/details/unit-facts.tsx'
import {areaOf, bedroomsOf, englishOf} from '#trade/property/facts.tsx'
import {altOf} from '#trade/property/media/views.ts'
import {Amenities} from '#trade/property/sections/amenities.tsx'
import {Faqs} from '#trade/property/sections/faqs.tsx'
import {Location} from '#trade/property/sections/location.tsx'
import {useSite} from '../../core/site-context.tsx'
import type {Launch} from '../../shared-with-server/site-records.ts'

export {Foot, Reach} from './footer.tsx'
export {Hero} from './hero.tsx'

interface OpeningProps {
  launch: Launch
  property: Property
}

export function Opening({launch, property}: OpeningProps) {
  const {i18n} = useSite()
  const {about} = property
  const {units} = useMoney()
  return (
    <>
      <dl className="property-facts landing-facts">
        <Fact label={i18n._('Type')} lang={englishOf(property, 'about.type')}>
          {about.type}
        </Fact>
        <Fact label={i18n._('Bedrooms')}>{bedroomsOf(property, i18n)}</Fact>
        <Fact label={i18n._('Area')}>{areaOf(property, i18n, units)}</Fact>
        {launch.facts.map(({label, value}) => (
          <Fact label={label} key={label}>
            {value}
          </Fact>
        ))}
      </dl>
      <RateNote />
      <section className="property-section" id="reasons">
        <h2 className="property-section__heading">{i18n._('Why it is worth a closer look')}</h2>
        <ol className="landing-reasons">
          {launch.reasons.map(({heading, text}) => (
            <li key={heading}>
              <h3>{heading}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
    </>
  )
}

interface RestProps {
  property: Property
  texts: PropertyTexts
}

/** No links to other pages: the location is text only. */
export const Rest = ({property, texts}: RestProps) => (
  <>
    <Pictures property={property} />
    <Amenities property={property} />
    <Location property={property} texts={texts} />
    <Documents property={property} />
    <Faqs property={property} />
    <DldDetails property={property} />
  </>
)

const WIDE = '(min-width: 114em) 1136px, (min-width: 60em) 60vw, 92vw'
const HALF = '(min-width: 114em) 564px, (min-width: 60em) 30vw, 54vw'

function Pictures({property}: {property: Property}) {
  const {i18n} = useSite()
  const {main_images, pictures} = property
  if (main_images.length < 2) return null
  return (
    <section className="property-section" id="gallery" aria-label={i18n._('Photo Gallery')}>
      <ul className="landing-gallery">
        {main_images.slice(1).map((path, index) => (
          <li key={path}>
            <Picture
              path={path}
              pictures={pictures}
              sizes={isWide(index, main_images.length - 1) ? WIDE : HALF}
              alt={altOf(property, index + 1)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The grid's rule: one in a row, then two; a last one that would be alone takes a row. */
const isWide = (index: number, count: number) =>
  index % 3 === 0 || (index % 3 === 1 && index === count - 1)

/** Photo and name of the team member who answers the enquiry. */
function Documents({property: {brochure, floor_plan}}: {property: Property}) {
  const {i18n} = useSite()
  if (!brochure && !floor_plan) return null
  return (
    <section className="landing-documents" id="brochure">
      <h2 className="property-section__heading">
        {brochure && floor_plan
          ? i18n._('The brochure and the floor plans')
          : brochure
            ? i18n._('The brochure')
            : i18n._('The floor plans')}
      </h2>
      <p>
        {i18n._('Leave your number, and a specialist will send them to you with current prices.')}
      </p>
      <a className="button" href="#contact">
        {brochure ? i18n._('Request the brochure') : i18n._('Request the floor plans')}
      </a>
    </section>
  )
}
