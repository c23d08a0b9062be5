/** One moving picture as high as the window, a line over it, and the search on its lower edge. */

import {Film} from '#trade/film/film.tsx'
import type {FilmSource} from '#trade/film/use-film.ts'
import propertySearch from '../../../../../widgets/property-search/element.ts'
import {useSite, useWidgetAttributes} from '../../../core/site-context.tsx'
import {Island} from '../../../islands/island.tsx'
import largeFilm from '../../../media/films/home/home.mp4'
import smallAvif from '../../../media/films/home/home-800.avif'
import smallWebp from '../../../media/films/home/home-800.webp'
import avif from '../../../media/films/home/home-1280.avif'
import webp from '../../../media/films/home/home-1280.webp'
import largeAvif from '../../../media/films/home/home-1920.avif'
import largeWebp from '../../../media/films/home/home-1920.webp'
import film from '../../../media/films/home-small/home-small.mp4'
import tallFilm from '../../../media/films/home-tall/home-tall.mp4'
import tallAvif from '../../../media/films/home-tall/home-tall-432.avif'
import tallWebp from '../../../media/films/home-tall/home-tall-432.webp'
import type {HomeData} from '../load.ts'

/** Phones held upright: a film of their own, with less to fetch. */
const UPRIGHT = '(max-width: 640px) and (max-aspect-ratio: 4/5)'

const SOURCES: FilmSource[] = [
  {src: tallFilm, media: UPRIGHT},
  {src: largeFilm, media: '(min-width: 1024px)', large: true},
  {src: film},
]

export function Banner({places, types}: Pick<HomeData, 'places' | 'types'>) {
  const {i18n} = useSite()
  const attributes = useWidgetAttributes()
  const seen = i18n._('Towers along a canal at dusk, boats at the quay, the sun behind them.')
  return (
    <section className="banner">
      <div className="banner__film">
        <Film sources={SOURCES} poster={<Poster alt={seen} />} label={i18n._('Dubai at dusk')} />
      </div>
      <div className="banner__words wrap">
        <h1>{i18n._('The Dubai you will call home')}</h1>
      </div>
      <div className="banner__search wrap">
        <Island
          element={propertySearch}
          attributes={{...attributes, 'results-url': '/properties'}}
          properties={{places: places ?? null, types: types ?? null}}
        />
      </div>
    </section>
  )
}

/** The picture that the film starts with. It covers its frame, so it is wider than the window. */
function Poster({alt}: {alt: string}) {
  const sizes = '(max-width: 1023px) 420px, max(100vw, 160vh)'
  const tall = {sizes, width: 432, height: 768}
  return (
    <picture>
      <source media={UPRIGHT} type="image/avif" srcSet={`${tallAvif} 432w`} {...tall} />
      <source media={UPRIGHT} type="image/webp" srcSet={`${tallWebp} 432w`} {...tall} />
      <source
        type="image/avif"
        srcSet={`${smallAvif} 800w, ${avif} 1280w, ${largeAvif} 1920w`}
        sizes={sizes}
      />
      <img
        className="film__still"
        src={webp}
        srcSet={`${smallWebp} 800w, ${webp} 1280w, ${largeWebp} 1920w`}
        sizes={sizes}
        width={1280}
        height={720}
        alt={alt}
        fetchPriority="high"
      />
    </picture>
  )
}
