/** For owners: why to list with the agency, a film, what happens next, and the form. */
import {agency} from '../../../widgets/shared/agency.ts'
import {WatchFilm} from '../film-dialog/watch-film.tsx'
import {later} from '../island.tsx'
import {ownersFilm} from '../owners/owners-film.ts'
import type {PageModule} from '../page.ts'
import {PostedForm} from '../posted-form.tsx'
import {useSite} from '../site-context.tsx'
import {stillParts} from '../still.tsx'
import {toTop} from '../to-top.ts'

const {Still, prepare} = stillParts(() => import('../owners/owner-parts.tsx'))

/** Its fields can be filled as they are. */
const listWithUs = later(
  'ocp-list-with-us',
  'intent',
  () => import('../../../widgets/list-with-us/rendered-element.ts'),
)

export const load = prepare

export const description: PageModule['description'] = i18n =>
  i18n._('List your property in Dubai with {name}: what happens next, and the form.', {
    name: agency.name,
  })

export default function ListWithUsPage() {
  const {i18n} = useSite()
  return (
    <>
      <section className="owners wrap">
        <Still part="OwnersWelcome" className="owners__welcome" />
        <WatchFilm
          film={ownersFilm}
          title={i18n._('A villa at the golden hour')}
          seen={i18n._('A white villa behind its pool, lit from within, palms on both sides.')}
          sizes="(min-width: 80em) 640px, (min-width: 60em) 50vw, 100vw"
        />
      </section>
      <Still part="OwnersReasons" className="owners__reasons wrap" />
      <Still part="OwnersSteps" className="owners__next wrap" />
      <section className="life-form owners-form" id="form">
        <div className="life-form__body wrap">
          <Still part="OwnersFormWords" className="life-form__words" />
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
