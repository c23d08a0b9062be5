/** The still parts of the guide to a neighbourhood: all of it but the films of its experts. */

import {RichText} from '#kit/html/rich-text.tsx'
import {otherLanguage} from '#kit/i18n/locale.ts'
import {Picture} from '#kit/ui/picture.tsx'
import {AreaPricesBlocks} from '#trade/area-prices/area-prices.tsx'
import type {AreaPrices} from '#trade/contract/area-prices.ts'
import {useSite} from '../../../core/site-context.tsx'
import {
  ALL_NEIGHBORHOODS,
  guidesPath,
  homesPath,
  mapPath,
} from '../../../shared-with-server/place-paths.ts'
import {Breadcrumbs} from '../../../ui/breadcrumbs.tsx'
import {NoPage} from '../../../ui/empty-state.tsx'
import {Link} from '../../../ui/link.tsx'
import {guideBreadcrumbs} from '../breadcrumbs.ts'
import {Hero} from '../hero.tsx'
import type {Guide, GuideMarkup} from './load.ts'

export {Experts} from './experts.tsx'
export {Nearby} from './nearby.tsx'

interface OpeningProps {
  guide: Guide
  community?: string
}

export function Opening({guide, community}: OpeningProps) {
  const {i18n} = useSite()
  const {name, title, heroImage, pictures, hero} = guide
  return (
    <>
      <Hero name={title.text} lang={title.lang} image={heroImage} pictures={pictures}>
        <Breadcrumbs {...guideBreadcrumbs(guide, community, i18n)} />
      </Hero>
      <div className="opening wrap">
        {hero && <Markup className="opening__text" markup={hero} />}
        <p className="opening__ways">
          <Link className="button" href={homesPath(name)}>
            {i18n._('Homes in {name}', {name: title.text})}
          </Link>
          <Link className="button button--quiet" href={mapPath(community || ALL_NEIGHBORHOODS)}>
            {i18n._('See it on the map')}
          </Link>
        </p>
      </div>
    </>
  )
}

/** Section 2 of the record: how one lives there, in words, facts and a picture. */
export function Living({guide}: {guide: Guide}) {
  const {living, details, pictures} = guide
  const {heading, text, image} = living
  if (!heading && !text && !image && details.length === 0) return null
  return (
    <section className="living" data-pictured={Boolean(image)}>
      {image && (
        <div className="living__picture">
          <Picture path={image} pictures={pictures} sizes="(min-width: 60em) 46vw, 100vw" />
        </div>
      )}
      <div className="living__words">
        {heading && <h2 {...otherLanguage(heading.lang)}>{heading.text}</h2>}
        {text && <Markup className="living__text" markup={text} />}
        {details.length > 0 && (
          <ul className="living__details">
            {details.map(({title, value}, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two may be alike, and none moves
              <li key={at}>
                <span className="living__title" {...otherLanguage(title.lang)}>
                  {title.text}
                </span>
                <span className="living__value" {...otherLanguage(value.lang)}>
                  {value.text}
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}

/** Section 3: only commercial places have one. */
export function Commercial({commercial}: {commercial: NonNullable<Guide['commercial']>}) {
  const {heading, text} = commercial
  return (
    <section className="commercial">
      <div className="commercial__body wrap">
        <h2 {...otherLanguage(heading.lang)}>{heading.text}</h2>
        {text && <Markup className="commercial__text" markup={text} />}
      </div>
    </section>
  )
}

export function Failed({community}: {community?: string}) {
  const {i18n} = useSite()
  return (
    <NoPage
      block="places"
      heading={i18n._('Neighborhoods')}
      text={i18n._('We could not load this guide. Please try again in a moment, or call us.')}
      all={{href: guidesPath(community || ALL_NEIGHBORHOODS), name: i18n._('All neighbourhoods')}}
    />
  )
}

const Markup = ({className, markup}: {className: string; markup: GuideMarkup}) => (
  <RichText className={`${className} rich-text`} html={markup.html} lang={markup.lang} />
)

export function Prices({prices}: {prices?: AreaPrices}) {
  const {i18n} = useSite()
  if (!prices?.prices.length) return null
  return (
    <section className="guide-prices wrap">
      <h2>{i18n._('Asking prices here')}</h2>
      <AreaPricesBlocks prices={prices} />
    </section>
  )
}
