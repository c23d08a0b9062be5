/** A viewing behind its private link: when it is, and all that its visitor, or its agent, can do with it. */
import {getViewing} from '#trade/contract/viewing-calls.ts'
import {definePage, type Visit} from '../../../core/page-types.ts'
import {useReturnedForm, useSite} from '../../../core/site-context.tsx'
import {FormNotice} from '../../../forms/form-notice.tsx'
import {BackendUnavailable} from '../../../records/missing-record.ts'
import {GoneRecord, LostRecord} from '../../../ui/missing-record.tsx'
import type {FreeHours} from '../hours-choice.tsx'
import {hoursToMove} from '../load-hours.ts'
import {Facts} from './facts.tsx'
import type {PrivateViewing} from './private-viewing.ts'
import {Tasks} from './tasks.tsx'
import {useDone, useStateWords} from './words.ts'

interface ViewingData {
  viewing: PrivateViewing | null
  /** The hours that it can be moved to. */
  hours?: FreeHours | undefined
  /** It has begun, by the clock of the server. */
  isOver?: boolean
  failed?: true
}

async function load(visit: Visit): Promise<ViewingData> {
  const {api, params, signal} = visit
  const token = params.token ?? ''
  const answer = await api(getViewing, {token}, {signal}).catch(() => null)
  const viewing = answer?.data ?? null
  if (!viewing) {
    if (answer?.statusCode === 404) return {viewing}
    throw new BackendUnavailable({viewing, failed: true} satisfies ViewingData)
  }
  const {state, starts} = viewing
  const isOver = new Date(starts) <= new Date()
  const canMove = state === 'declined' || (state === 'booked' && !isOver)
  return {viewing, isOver, hours: canMove ? await hoursToMove(token, visit) : undefined}
}

function Viewing({data}: {data: ViewingData}) {
  const {i18n} = useSite()
  const {viewing, hours, isOver, failed} = data
  if (failed) {
    return <LostRecord text={i18n._('We could not load your viewing.')} />
  }
  if (!viewing) {
    return (
      <GoneRecord
        heading={i18n._('This viewing is no longer here')}
        text={i18n._('It was deleted, or the link is not complete. Nothing is booked by it.')}
      />
    )
  }
  return <Shown viewing={viewing} hours={hours} isOver={isOver === true} />
}

interface ShownProps {
  viewing: PrivateViewing
  hours: FreeHours | undefined
  isOver: boolean
}

function Shown({viewing, hours, isOver}: ShownProps) {
  const {i18n, path} = useSite()
  const action = path.replace(/\?.*$/s, '')
  const returned = useReturnedForm(action)
  const done = useDone(viewing)
  const words = useStateWords(viewing, isOver)
  return (
    <section className="beside-form wrap">
      <div className="beside-form__words">
        <p className="eyebrow">{i18n._('Viewing')}</p>
        <h1>
          <bdi>{viewing.home ?? viewing.agent_name}</bdi>
        </h1>
        {done && (
          <p className="beside-form__done" role="status">
            {done}
          </p>
        )}
        <Facts viewing={viewing} />
      </div>
      <div className="beside-form__form">
        <FormNotice form={returned} />
        <p>{words}</p>
        <Tasks {...{viewing, hours, isOver, action, returned}} />
      </div>
    </section>
  )
}

export default definePage<ViewingData>({load, Page: Viewing})
