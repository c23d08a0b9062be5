/** Partners with their figures, and what pages say that the registry does not hold. */
import type {PartnerLine, PartnersShown} from '../../../shared-with-server/desk/partners.ts'
import {defineScreen} from '../define-screen.ts'
import {useDesk} from '../desk-frame.ts'
import {numberIn, percentIn} from '../ui/amounts.ts'
import {addressWith, Pages} from '../ui/links.tsx'
import {Moment} from '../ui/moment.tsx'
import {type Column, Table} from '../ui/table.tsx'
import {OfficeDay} from './office-day.tsx'

export const list = defineScreen<PartnersShown>({
  title: i18n => i18n._('Partners'),
  Screen({data}) {
    const {i18n, path} = useDesk()
    const {partners, next, isFirst, unknown, moreUnknown} = data
    return (
      <>
        <p>
          <a className="button" href="/desk/partners/new">
            {i18n._('Add a partner')}
          </a>
        </p>
        <PartnersTable partners={partners} />
        <Pages
          first={isFirst ? undefined : addressWith(path, {after: undefined})}
          next={next && addressWith(path, {after: next})}
        />
        {unknown.length > 0 && (
          <section className="section" aria-labelledby="unknown">
            <h2 id="unknown">{i18n._('Names that are not registered')}</h2>
            <p>{i18n._('Pages use them. Their enquiries are kept, and counted for nobody.')}</p>
            <UnknownTable unknown={unknown} />
            {moreUnknown > 0 && (
              <p className="quiet">
                {i18n._('{count, plural, one {# more is} other {# more are}} used less often.', {
                  count: moreUnknown,
                })}
              </p>
            )}
          </section>
        )}
      </>
    )
  },
})

function PartnersTable({partners}: Pick<PartnersShown, 'partners'>) {
  const {i18n, locale} = useDesk()
  const number = (head: string, value: (line: PartnerLine) => number): Column<PartnerLine> => ({
    ...{head, isNumber: true},
    cell: line => numberIn(locale, value(line)),
  })
  return (
    <Table
      caption={i18n._('Partners by name, with figures of 30 days')}
      rows={partners}
      keyOf={({name}) => name}
      empty={i18n._('None is registered yet: until then every name that a page gives counts.')}
      columns={[
        {
          ...{head: i18n._('Partner'), isName: true},
          cell: ({name, isDisabled}) => (
            <>
              <a href={partnerPath(name)}>
                <bdi>{name}</bdi>
              </a>
              {isDisabled && <span className="sign sign--wrong">{i18n._('Switched off')}</span>}
            </>
          ),
        },
        number(i18n._('Views'), ({views}) => views),
        number(i18n._('Opens'), ({opens}) => opens),
        number(i18n._('Enquiries'), ({enquiries}) => enquiries),
        {
          ...{head: i18n._('Per view'), isNumber: true},
          cell: ({rate}) => percentIn(locale, rate),
        },
        {
          ...{head: i18n._('Daily limit'), isNumber: true},
          cell: ({dailyLimit}) => (dailyLimit === null ? '–' : numberIn(locale, dailyLimit)),
        },
        {head: i18n._('Last seen'), cell: ({lastSeen}) => <OfficeDay day={lastSeen} />},
      ]}
    />
  )
}

function UnknownTable({unknown}: Pick<PartnersShown, 'unknown'>) {
  const {i18n, locale} = useDesk()
  return (
    <Table
      caption={i18n._('Names that are not registered')}
      rows={unknown}
      keyOf={({name}) => name}
      empty={null}
      columns={[
        {head: i18n._('Name'), isName: true, cell: ({name}) => <bdi>{name}</bdi>},
        {
          ...{head: i18n._('Times'), isNumber: true},
          cell: ({count}) => numberIn(locale, count),
        },
        {head: i18n._('Last seen'), cell: ({lastSeen}) => <Moment at={lastSeen} />},
        {
          head: i18n._('Register'),
          cell: ({name}) => (
            <a href={`/desk/partners/new?name=${encodeURIComponent(name)}`}>
              {i18n._('Add')} <span className="visually-hidden">{name}</span>
            </a>
          ),
        },
      ]}
    />
  )
}

const partnerPath = (name: string) => `/desk/partners/partner?name=${encodeURIComponent(name)}`
