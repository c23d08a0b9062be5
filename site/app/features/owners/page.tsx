/** For owners: why to list with the agency, a film, what happens next, and the form. */
import {definePage} from '../../core/page-types.ts'
import {useSite} from '../../core/site-context.tsx'
import {PostedForm} from '../../forms/posted-form.tsx'
import {lazyElement} from '../../islands/island.tsx'
import {staticSections} from '../../islands/static-section.tsx'
import file from '../../media/films/list-with-us/list-with-us.mp4'
import smallAvif from '../../media/films/list-with-us/list-with-us-480.avif'
import smallWebp from '../../media/films/list-with-us/list-with-us-480.webp'
import largeAvif from '../../media/films/list-with-us/list-with-us-960.avif'
import largeWebp from '../../media/films/list-with-us/list-with-us-960.webp'
import {toTop} from '../../navigation/scroll-to-top.ts'
import type {PageFilm} from '../../ui/film-dialog/film-poster.tsx'
import {WatchFilm} from '../../ui/film-dialog/watch-film.tsx'

const ownersFilm: PageFilm = {
  file,
  avif: [smallAvif, largeAvif],
  webp: [smallWebp, largeWebp],
}

const {StaticSection, prepare} = staticSections(() => import('./sections.tsx'))

/** Its fields can be filled as they are. */
const listWithUs = lazyElement(
  'ocp-list-with-us',
  'near',
  () => import('../../../../widgets/list-with-us/element.ts'),
)

function ListWithUsPage() {
  const {i18n} = useSite()
  return (
    <>
      <section className="owners wrap">
        <StaticSection part="OwnersWelcome" className="owners__welcome" />
        <WatchFilm
          film={ownersFilm}
          title={i18n._('A villa at golden hour')}
          seen={i18n._('A white villa behind its pool, lit from within, palms on both sides.')}
          shows={i18n._(
            'The villa glows behind its pool at golden hour. Below its upper floor of glass and wooden slats are a lit living room, and a terrace with loungers and a parasol. The camera glides a little way along the water and back. The film has no sound.',
          )}
          sizes="(min-width: 114em) 811px, (min-width: 60em) 50vw, 92vw"
        />
      </section>
      <StaticSection part="OwnersReasons" className="owners__reasons wrap" />
      <StaticSection part="OwnersSteps" className="owners__next wrap" />
      <section className="life-form owners-form" id="form">
        <div className="life-form__body wrap">
          <StaticSection part="OwnersFormWords" className="life-form__words" />
          <div className="contact__form">
            <PostedForm
              element={listWithUs}
              action="/list-with-us"
              attributes={{heading: i18n._('Your property')}}
              on={{'ocp-submit': toTop}}
            />
          </div>
        </div>
      </section>
    </>
  )
}

export default definePage<null>({
  prepare,
  description: (i18n, _data, agency) =>
    i18n._('List your property in Dubai with {name}: what happens next, and the form.', {
      name: agency.name,
    }),
  Page: ListWithUsPage,
})
