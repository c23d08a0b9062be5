/** Which enquiries have not reached the agency yet, by each way that they go. */
import type {ChannelState} from '../../../shared-with-server/desk/operation.ts'
import {useDesk} from '../desk-frame.ts'
import {numberIn} from '../ui/amounts.ts'
import {Form} from '../ui/form.tsx'
import {Moment} from '../ui/moment.tsx'
import {Table} from '../ui/table.tsx'

export function Deliveries({channels}: {channels: ChannelState[]}) {
  const {i18n, locale} = useDesk()
  const names: Record<string, string> = {
    mail: i18n._('Mail'),
    agent: i18n._('Mail to the agent'),
    webhook: i18n._('Webhook'),
  }
  const isToRetry = channels.some(({waiting, failed}) => waiting || failed.length)
  return (
    <>
      <Table
        caption={i18n._('Deliveries of enquiries')}
        rows={channels}
        keyOf={({channel}) => channel}
        empty={i18n._('Neither mail nor a webhook is set: enquiries are at the desk alone.')}
        columns={[
          {
            ...{head: i18n._('Channel'), isName: true},
            cell: ({channel, isSet}) => (
              <>
                {names[channel] ?? channel}
                {!isSet && <span className="quiet"> ({i18n._('no longer set')})</span>}
              </>
            ),
          },
          {
            ...{head: i18n._('Delivered'), isNumber: true},
            cell: ({delivered}) => numberIn(locale, delivered),
          },
          {
            ...{head: i18n._('Waiting'), isNumber: true},
            cell: ({waiting}) => numberIn(locale, waiting),
          },
          {
            head: i18n._('Waiting since'),
            cell: ({oldest}) => (oldest ? <Moment at={oldest} /> : '–'),
          },
          {head: i18n._('Failed'), cell: ({failed}) => <Failed failed={failed} />},
        ]}
      />
      {isToRetry && (
        <Form action="/desk/operation/retry" className="section--close">
          <button type="submit" className="button">
            {i18n._('Try again now')}
          </button>
        </Form>
      )}
    </>
  )
}

/** The reason is that of the log, in English. */
function Failed({failed}: Pick<ChannelState, 'failed'>) {
  const {locale} = useDesk()
  if (!failed.length) return '–'
  return (
    <ul className="plain">
      {failed.map(({reason, count, since}) => (
        <li key={reason}>
          <span className="sign sign--wrong">{numberIn(locale, count)}</span>{' '}
          <bdi lang="en" dir="ltr">
            {reason}
          </bdi>{' '}
          <span className="quiet">
            (<Moment at={since} />)
          </span>
        </li>
      ))}
    </ul>
  )
}
