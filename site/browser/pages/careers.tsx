/** Who we are to work with, and the job openings (spec section 2). */
import {careersFilm} from '../careers/careers-film.ts'
import type {OpeningsData} from '../careers/opening.ts'
import {Openings} from '../careers/openings.tsx'
import {WatchFilm} from '../film-dialog/watch-film.tsx'
import type {PageModule, Visit} from '../page.ts'
import {useFailure} from '../places/use-failure.ts'
import {useSite} from '../site-context.tsx'
import {stillParts} from '../still.tsx'

const {Still, prepare} = stillParts(() => import('../careers/parts.tsx'))

export async function load(visit: Visit): Promise<OpeningsData> {
  const [{loadOpenings}] = await Promise.all([import('../careers/load.ts'), prepare()])
  return loadOpenings(visit)
}

export const description: PageModule['description'] = i18n =>
  i18n._('Job openings at a property agency in Business Bay, Dubai. Apply online.')

export default function CareersPage({data}: {data: unknown}) {
  const {i18n} = useSite()
  const openings = data as OpeningsData
  useFailure(openings)
  return (
    <>
      <section className="careers wrap">
        <Still part="Words" className="careers__words" />
        <WatchFilm
          film={careersFilm}
          title={i18n._('A table above the city')}
          seen={i18n._(
            'A meeting room: a long marble table, green chairs, the towers of the city behind the glass.',
          )}
          sizes="(min-width: 80em) 560px, (min-width: 60em) 45vw, 100vw"
        />
      </section>
      <section className="openings wrap" aria-labelledby="openings">
        <h2 id="openings">{i18n._('Openings')}</h2>
        {openings.failure ? <Still part="NotLoaded" /> : <Openings data={openings} />}
      </section>
      <section className="careers-else">
        <Still part="WriteAnyway" className="careers-else__body wrap" />
      </section>
    </>
  )
}
