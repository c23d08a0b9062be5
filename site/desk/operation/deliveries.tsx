/** Enquiries that have not reached the agency yet, by channel. */
import {channelTitles} from '#desk/enquiries/channels.ts'
import {useDesk} from '#desk/shell/desk-frame.ts'
import {numberIn} from '#desk/ui/amounts.ts'
import {PostButton} from '#desk/ui/form.tsx'
import {Moment} from '#desk/ui/moment.tsx'
import {Table} from '#desk/ui/table.tsx'
import type {Operation} from './read-operation.ts'

export function Deliveries({channels}: Pick<Operation, 'channels'>) {
  const {i18n} = useDesk()
  const titles = channelTitles(i18n)
  const isToRetry = channels.some(({waiting, failed}) => waiting || failed.length)
  return (
    <>
      <Table
        caption={i18n._('Deliveries of enquiries')}
        rows={channels}
        keyOf={({channel}) => channel}
        empty={i18n._('Neither email nor a webhook is set up: enquiries are at the desk only.')}
        columns={[
          {
            head: i18n._('Channel'),
            isName: true,
            cell: ({channel, isSet}) => (
              <>
                {titles[channel]}
                {!isSet && <span className="quiet"> ({i18n._('no longer set')})</span>}
              </>
            ),
          },
          {head: i18n._('Delivered'), count: ({delivered}) => delivered},
          {head: i18n._('Waiting'), count: ({waiting}) => waiting},
          {
            head: i18n._('Waiting since'),
            cell: ({oldest}) => (oldest ? <Moment at={oldest} /> : '–'),
          },
          {head: i18n._('Failed'), cell: ({failed}) => <Failed failed={failed} />},
        ]}
      />
      {isToRetry && (
        <PostButton
          action="/desk/operation/retry"
          className="section--close"
          label={i18n._('Try again now')}
        />
      )}
    </>
  )
}

/** The reason is that of the log, in English. */
function Failed({failed}: Pick<Operation['channels'][number], 'failed'>) {
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
