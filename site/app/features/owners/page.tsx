/** For owners: why to list with the agency, a film, what happens next, and the form. */
import {agency} from '#trade/agency/agency.ts'
import {definePage, type PageDefinition} from '../../core/page-types.ts'
import {useSite} from '../../core/site-context.tsx'
import {PostedForm} from '../../forms/posted-form.tsx'
import {lazyElement} from '../../islands/island.tsx'
import {staticSections} from '../../islands/static-section.tsx'
import {toTop} from '../../navigation/scroll-to-top.ts'
import {WatchFilm} from '../../ui/film-dialog/watch-film.tsx'
import {ownersFilm} from './film.ts'

const {StaticSection, prepare} = staticSections(() => import('./sections.tsx'))

/** Its fields can be filled as they are. */
const listWithUs = lazyElement(
  'ocp-list-with-us',
  'near',
  () => import('../../../../widgets/list-with-us/ssr-element.ts'),
)

const load = prepare

const description: PageDefinition<void>['description'] = i18n =>
  i18n._('List your property in Dubai with {name}: what happens next, and the form.', {
    name: agency.name,
  })

function ListWithUsPage() {
  const {i18n} = useSite()
  return (
    <>
      <section className="owners wrap">
        <StaticSection part="OwnersWelcome" className="owners__welcome" />
        <WatchFilm
          film={ownersFilm}
          title={i18n._('A villa at the golden hour')}
          seen={i18n._('A white villa behind its pool, lit from within, palms on both sides.')}
          shows={i18n._(
            'The villa glows behind its pool at the golden hour. Below its upper floor of glass and wooden slats are a lit living room, and a terrace with loungers and a parasol. The camera glides a little along the water and back. The film has no sound.',
          )}
          sizes="(min-width: 80em) 640px, (min-width: 60em) 50vw, 92vw"
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

export default definePage<void>({load, description, Page: ListWithUsPage})
