/** Free hours and the form that books one, where there is no JavaScript; a page of its own. */
import {BOOK_VIEWING} from '#trade/viewing/paths.ts'
import {definePage, type Visit} from '../../../core/page-types.ts'
import {useReturnedForm, useSite} from '../../../core/site-context.tsx'
import {FormNotice} from '../../../forms/form-notice.tsx'
import {ReachUs} from '../../../ui/contact-agency.tsx'
import {Link} from '../../../ui/link.tsx'
import {type FreeHours, HoursChoice} from '../hours-choice.tsx'
import {hoursOf, type Named} from '../load-hours.ts'
import {PersonFields} from './person-fields.tsx'

interface ChooseData extends Named {
  hours?: FreeHours | undefined
}

async function load({url, api, signal}: Visit): Promise<ChooseData> {
  const [slug, agent, from] = ['slug', 'agent', 'from'].map(
    name => url.searchParams.get(name) ?? '',
  )
  return {slug, agent, hours: await hoursOf({slug, agent}, from ?? '', {api, signal})}
}

function Choose({data: {slug, agent, hours}}: {data: ChooseData}) {
  const {i18n} = useSite()
  const query = new URLSearchParams({...(slug && {slug}), ...(agent && {agent})})
  const action = `${BOOK_VIEWING}?${query}`
  return (
    <section className="beside-form wrap">
      <div className="beside-form__words">
        <h1>{i18n._('Choose an hour for a viewing')}</h1>
        {hours && (
          <p className="lead">
            {i18n._('{minutes} minutes with {agent}. All times are in Dubai.', {
              minutes: hours.length_minutes,
              agent: hours.agent_name,
            })}
          </p>
        )}
        {hours?.next && (
          <p>
            <Link className="button" href={`${action}&from=${hours.next}`}>
              {i18n._('Show more days')}
            </Link>
          </p>
        )}
      </div>
      <div className="beside-form__form">
        {hours?.days.length ? <Booking action={action} hours={hours} /> : <NoHours />}
      </div>
    </section>
  )
}

function Booking({action, hours}: {action: string; hours: FreeHours}) {
  const {i18n, link} = useSite()
  const returned = useReturnedForm(action)
  return (
    <>
      <FormNotice form={returned} />
      <form className="form" method="post" action={link(action)} noValidate>
        <HoursChoice
          hours={hours}
          name="hold"
          chosen={returned?.values.hold}
          error={returned?.errors.hold}
        />
        <PersonFields returned={returned} />
        <button className="button button--primary" type="submit">
          {i18n._('Book this hour')}
        </button>
      </form>
    </>
  )
}

function NoHours() {
  const {i18n} = useSite()
  return (
    <>
      <p>
        {i18n._(
          'No hour is free in the next days. Tell us when it suits you, and we will arrange it.',
        )}
      </p>
      <p className="actions">
        <Link className="button button--primary" href="/contact-us">
          {i18n._('Contact us')}
        </Link>
        <ReachUs />
      </p>
    </>
  )
}

export default definePage<ChooseData>({load, Page: Choose})
