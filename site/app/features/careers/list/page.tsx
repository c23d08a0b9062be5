/** The agency as an employer, and its job openings (spec section 2). */

import {definePage} from '../../../core/page-types.ts'
import {useSite} from '../../../core/site-context.tsx'
import {staticSections} from '../../../islands/static-section.tsx'
import file from '../../../media/films/careers/careers.mp4'
import smallAvif from '../../../media/films/careers/careers-480.avif'
import smallWebp from '../../../media/films/careers/careers-480.webp'
import largeAvif from '../../../media/films/careers/careers-960.avif'
import largeWebp from '../../../media/films/careers/careers-960.webp'
import type {PageFilm} from '../../../ui/film-dialog/film-poster.tsx'
import {WatchFilm} from '../../../ui/film-dialog/watch-film.tsx'
import {useFailure} from '../../../ui/use-load-failure.ts'
import type {OpeningsData} from '../opening.ts'
import {SentApplication} from '../sent-application.tsx'
import {Openings} from './openings.tsx'

const careersFilm: PageFilm = {
  file,
  avif: [smallAvif, largeAvif],
  webp: [smallWebp, largeWebp],
}

const {StaticSection, prepare} = staticSections(() => import('./sections.tsx'))

function CareersPage({data: openings}: {data: OpeningsData}) {
  const {i18n} = useSite()
  useFailure(openings)
  return (
    <>
      <div className="careers__sent wrap">
        <SentApplication />
      </div>
      <section className="careers wrap">
        <StaticSection part="Words" className="careers__words" />
        <WatchFilm
          film={careersFilm}
          title={i18n._('A table above the city')}
          seen={i18n._(
            'A meeting room: a long marble table, green chairs, the towers of the city behind the glass.',
          )}
          shows={i18n._(
            'Sunlight falls through the glass walls of a meeting room high above the city, over a long marble table with green chairs, a screen and plants. The camera glides a little way into the room and back. No one is there. The film has no sound.',
          )}
          sizes="(min-width: 114em) 760px, (min-width: 60em) 45vw, 92vw"
        />
      </section>
      <section className="openings wrap" aria-labelledby="openings">
        <h2 id="openings">{i18n._('Openings')}</h2>
        {openings.failure ? <StaticSection part="NotLoaded" /> : <Openings data={openings} />}
      </section>
      <section className="careers-else">
        <StaticSection part="WriteAnyway" className="careers-else__body wrap" />
      </section>
    </>
  )
}

export default definePage<OpeningsData>({
  prepare,
  load: async visit => (await import('../load.ts')).loadOpenings(visit),
  description: i18n =>
    i18n._('Job openings at a property agency in Business Bay, Dubai. Apply online.'),
  Page: CareersPage,
})
