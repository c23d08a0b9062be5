/**
 * The film of a property and words about it (spec section 2, 'Watchout'). The player of another site
 * is fetched when its picture is pressed: no third party learns of a visitor who does not play it,
 * and a film that is missing leaves the picture.
 */

import {useServices} from '#kit/core/view/use-services.ts'
import {RichText} from '#kit/html/rich-text.tsx'
import {labelled} from '#kit/i18n/labelled.ts'
import {Picture} from '#kit/ui/picture.tsx'
import type {Property} from '../../contract/entities.ts'
import {hasWatchout} from '../details/has-section.ts'
import type {PropertyTexts} from '../details/texts.ts'
import {englishOf} from '../facts.tsx'
import {type FilmAddress, filmAddress} from '../media/film-address.ts'
import {FilmFrame} from '../media/film-frame.tsx'
import {PropertyFilmText} from '../media/property-film-text.tsx'
import {stillOf} from '../media/views.ts'
import {CallLink} from './enquiry-link.tsx'

const SIZES = '(min-width: 1818px) 1040px, (min-width: 900px) 64vw, 100vw'
/** The gallery's head has shown the three before it. */
const WATCHOUT_STILL = 4

interface WatchoutProps {
  property: Property
  texts: PropertyTexts
}

export function Watchout({property, texts}: WatchoutProps) {
  const {i18n} = useServices()
  const film = filmAddress(property.media_url)
  if (!hasWatchout(property, texts)) return null
  return (
    <section className="property-section property-watchout" id="watchout">
      <h2 className="property-section__heading">{i18n._('Watchout')}</h2>
      {film && <ElsewhereFilm property={property} film={film} />}
      <div className="property-watchout__words">
        {film && <PropertyFilmText property={property} of="embedded" />}
        {texts.watchout && (
          <RichText
            className="rich-text"
            html={texts.watchout}
            lang={englishOf(property, 'watchout_description')}
          />
        )}
        <p className="property-watchout__links">
          <CallLink className="button" />
          {film && (
            <a className="button button--quiet" href={film.page} rel="noopener noreferrer">
              {i18n._('Open the film')}
            </a>
          )}
        </p>
      </div>
    </section>
  )
}

/** A closed disclosure does not render its frame, and a lazy frame that is not rendered stays unfetched. */
function ElsewhereFilm({property, film}: {property: Property; film: FilmAddress}) {
  const {i18n} = useServices()
  const {name, pictures} = property
  const path = stillOf(property, WATCHOUT_STILL)
  return (
    <details className="property-watchout__film">
      <summary className="property-watchout__still">
        {path && <Picture path={path} pictures={pictures} sizes={SIZES} alt="" />}
        <span className="property-watchout__play">
          <svg viewBox="0 0 24 24" width="28" height="28" aria-hidden="true">
            <path d="M8.5 5.5v13l10.5-6.5z" fill="currentColor" />
          </svg>
          <span className="visually-hidden">{i18n._('Play the film')}</span>
        </span>
      </summary>
      <FilmFrame film={film} title={labelled(i18n, i18n._('Film'), name)} />
    </details>
  )
}
