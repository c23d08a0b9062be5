/** Free hours and the form that books one, where there is no JavaScript; a page of its own. */
import {propertyDetail} from '#trade/contract/contract.ts'
import {getViewingHours} from '#trade/contract/viewing-calls.ts'
import {propertyPath} from '#trade/property/property-path.ts'
import {BOOK_VIEWING} from '#trade/viewing/paths.ts'
import {definePage, type Visit} from '../../../core/page-types.ts'
import {useReturnedForm, useSite} from '../../../core/site-context.tsx'
import {FormNotice} from '../../../forms/form-notice.tsx'
import {BackendUnavailable, NotFound} from '../../../records/missing-record.ts'
import {optionalData} from '../../../records/optional-data.ts'
import {Link} from '../../../ui/link.tsx'
import {LostRecord} from '../../../ui/missing-record.tsx'
import {type FreeHours, HoursChoice} from '../hours-choice.tsx'
import {DAYS_OF_PAGE, type Named} from '../load-hours.ts'
import {PersonFields} from './person-fields.tsx'
import {NoHours, NothingNamed} from './without-hours.tsx'

interface ChooseData extends Named {
  hours?: FreeHours | undefined
  /** The home that is seen. */
  home?: string | undefined
  /** Days before these were left out. */
  isLater?: boolean
  failed?: true
}

async function load(visit: Visit): Promise<ChooseData> {
  const {url, api, signal} = visit
  const read = (name: string) => url.searchParams.get(name) ?? ''
  const [slug, agent] = [read('slug'), read('agent')]
  const from = /^20\d{2}-\d{2}-\d{2}$/.test(read('from')) ? read('from') : ''
  if (!slug && !agent) return {}
  const wanted = {...(slug ? {slug} : {agent}), from, days: DAYS_OF_PAGE}
  const [answer, home] = await Promise.all([
    api(getViewingHours, wanted, {signal}).catch(() => null),
    slug ? optionalData(propertyDetail, {slug}, visit) : undefined,
  ])
  if (answer?.statusCode === 404) throw new NotFound()
  const data = {slug, agent, home: home?.name, isLater: from !== ''}
  if (answer?.statusCode !== 200)
    throw new BackendUnavailable({...data, failed: true} satisfies ChooseData)
  return {...data, hours: answer.data ?? undefined}
}

function Choose({data}: {data: ChooseData}) {
  const {i18n} = useSite()
  const {slug, agent, home, hours, isLater, failed} = data
  const query = new URLSearchParams({...(slug && {slug}), ...(agent && {agent})})
  const action = `${BOOK_VIEWING}?${query}`
  if (failed) {
    return <LostRecord text={i18n._('We could not load the free hours.')} />
  }
  return (
    <section className="beside-form wrap">
      <div className="beside-form__words">
        <h1>
          {agent && !slug
            ? i18n._('Choose a time to meet')
            : i18n._('Choose an hour for a viewing')}
        </h1>
        {slug && home && (
          <p>
            <Link href={propertyPath(slug)}>{home}</Link>
          </p>
        )}
        {hours && (
          <p className="lead">
            {i18n._('{minutes} minutes with {agent}. All times are in Dubai.', {
              minutes: hours.length_minutes,
              agent: hours.agent_name,
            })}
          </p>
        )}
        {(isLater || hours?.next) && (
          <p className="actions">
            {isLater && (
              <Link className="button" href={action}>
                {i18n._('Show the first days')}
              </Link>
            )}
            {hours?.next && (
              <Link className="button" href={`${action}&from=${hours.next}`}>
                {i18n._('Show more days')}
              </Link>
            )}
          </p>
        )}
      </div>
      <div className="beside-form__form">
        {hours?.days.length ? (
          <Booking action={action} hours={hours} isHome={Boolean(slug)} />
        ) : slug || agent ? (
          <NoHours />
        ) : (
          <NothingNamed />
        )}
      </div>
    </section>
  )
}

interface BookingProps {
  action: string
  hours: FreeHours
  isHome: boolean
}

function Booking({action, hours, isHome}: BookingProps) {
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
        <PersonFields returned={returned} isHome={isHome} />
        <button className="button button--primary" type="submit">
          {i18n._('Book this hour')}
        </button>
      </form>
    </>
  )
}

export default definePage<ChooseData>({load, Page: Choose})
