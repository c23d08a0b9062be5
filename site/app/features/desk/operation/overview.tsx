/** How the site runs: what waits where, what failed, and what to do about it. */
import type {Operation} from '../../../shared-with-server/desk/operation.ts'
import {defineScreen} from '../define-screen.ts'
import {useDesk} from '../desk-frame.ts'
import {numberIn} from '../ui/amounts.ts'
import {Moment} from '../ui/moment.tsx'
import {Table} from '../ui/table.tsx'
import {Deliveries} from './deliveries.tsx'
import {Health} from './health.tsx'
import {Runs} from './runs.tsx'

export const overview = defineScreen<Operation>({
  title: i18n => i18n._('Operation'),
  Screen({data}) {
    const {i18n} = useDesk()
    return (
      <>
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
        <section aria-labelledby="content">
          <h2 id="content">{i18n._('Imports and feeds')}</h2>
          <Runs operation={data} />
          <p>
            <a href="/desk/content/permits">{i18n._('Advertising permits that end soon')}</a>
          </p>
        </section>
      </>
    )
  },
})

function Servers({servers}: Pick<Operation, 'servers'>) {
  const {i18n, locale} = useDesk()
  return (
    <Table
      caption={i18n._('Other servers on this database')}
      rows={servers}
      keyOf={({host}) => host}
      empty={null}
      columns={[
        {head: i18n._('Server'), isName: true, cell: ({host}) => <bdi>{host}</bdi>},
        {
          ...{head: i18n._('Enquiries waiting'), isNumber: true},
          cell: ({waiting}) => numberIn(locale, waiting),
        },
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
