/** How the site runs: what waits where, what failed, and what to do about it. */
import {useDesk} from '#desk/shell/desk-frame.ts'
import {Screen} from '#desk/shell/screen.tsx'
import {Moment} from '#desk/ui/moment.tsx'
import {Table} from '#desk/ui/table.tsx'
import {reasonText} from '../own-account/calendars/reason-text.ts'
import {Deliveries} from './deliveries.tsx'
import {Health} from './health.tsx'
import type {Operation} from './read-operation.ts'
import {Runs} from './runs.tsx'

export function OperationScreen(data: Operation) {
  const {i18n} = useDesk()
  return (
    <Screen title={i18n._('System')}>
      <section aria-labelledby="health">
        <h2 id="health">{i18n._('Health')}</h2>
        <Health operation={data} />
      </section>
      <section aria-labelledby="deliveries">
        <h2 id="deliveries">{i18n._('Deliveries')}</h2>
        <Deliveries channels={data.channels} />
      </section>
      {data.servers.length > 0 && (
        <section aria-labelledby="servers">
          <h2 id="servers">{i18n._('Other servers')}</h2>
          <Servers servers={data.servers} />
        </section>
      )}
      {data.calendars.length > 0 && (
        <section aria-labelledby="calendars">
          <h2 id="calendars">{i18n._('Calendars of agents')}</h2>
          <Calendars calendars={data.calendars} />
        </section>
      )}
      <section aria-labelledby="content">
        <h2 id="content">{i18n._('Imports and feeds')}</h2>
        <Runs operation={data} />
        <p>
          <a href="/desk/content/permits">{i18n._('Advertising permits that end soon')}</a>
        </p>
      </section>
    </Screen>
  )
}

function Calendars({calendars}: Pick<Operation, 'calendars'>) {
  const {i18n} = useDesk()
  return (
    <Table
      caption={i18n._('Calendars that cannot be read wholly')}
      rows={calendars}
      keyOf={({id}) => id}
      empty={null}
      columns={[
        {head: i18n._('Agent'), isName: true, cell: ({agent}) => <bdi>{agent}</bdi>},
        {head: i18n._('Server'), cell: ({host}) => <bdi>{host}</bdi>},
        {head: i18n._('Last read'), cell: ({readAt}) => readAt && <Moment at={readAt} />},
        {
          head: i18n._('It cannot be read:'),
          cell: ({trouble}) => trouble && reasonText(i18n, trouble.reason),
        },
        {head: i18n._('Events without readable times'), count: ({unreadable}) => unreadable},
      ]}
    />
  )
}

function Servers({servers}: Pick<Operation, 'servers'>) {
  const {i18n} = useDesk()
  return (
    <Table
      caption={i18n._('Other servers on this database')}
      rows={servers}
      keyOf={({host}) => host}
      empty={null}
      columns={[
        {head: i18n._('Server'), isName: true, cell: ({host}) => <bdi>{host}</bdi>},
        {head: i18n._('Enquiries waiting'), count: ({waiting}) => waiting},
        {head: i18n._('Last seen'), cell: ({seenAt}) => <Moment at={seenAt} />},
        {
          head: i18n._('State'),
          cell: ({isSilent}) =>
            isSilent ? (
              <span className="sign sign--wrong">{i18n._('Does not answer')}</span>
            ) : (
              <span className="sign sign--good">{i18n._('Works')}</span>
            ),
        },
      ]}
    />
  )
}
