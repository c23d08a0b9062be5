/** Partners with their figures, and what pages say that the registry does not hold. */
import {useDesk} from '#desk/shell/desk-frame.ts'
import {Screen} from '#desk/shell/screen.tsx'
import {addressWith} from '#desk/ui/address-with.ts'
import {Pages} from '#desk/ui/links.tsx'
import {Moment} from '#desk/ui/moment.tsx'
import {Table} from '#desk/ui/table.tsx'
import {OfficeDay} from './fields.tsx'
import type {PartnerList} from './read-partners.ts'

export function PartnersScreen(data: PartnerList) {
  const {i18n, path} = useDesk()
  const {partners, next, isFirst, unknown, moreUnknown} = data
  return (
    <Screen title={i18n._('Partners')}>
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
          <h2 id="unknown">{i18n._('Unregistered partners')}</h2>
          <p>{i18n._('Pages use them. Their enquiries are kept, but counted for no partner.')}</p>
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
    </Screen>
  )
}

function PartnersTable({partners}: Pick<PartnerList, 'partners'>) {
  const {i18n} = useDesk()
  return (
    <Table
      caption={i18n._('Partners by name, with figures of 30 days')}
      rows={partners}
      keyOf={({id}) => id}
      empty={i18n._('There are no partners yet. Until you add one, any partner name is accepted.')}
      columns={[
        {
          head: i18n._('Partner'),
          isName: true,
          cell: ({id, disabledAt}) => (
            <>
              <a href={partnerPath(id)}>
                <bdi>{id}</bdi>
              </a>
              {disabledAt && <span className="sign sign--wrong">{i18n._('Switched off')}</span>}
            </>
          ),
        },
        {head: i18n._('Views'), count: ({views}) => views},
        {head: i18n._('Opens'), count: ({opens}) => opens},
        {head: i18n._('Enquiries'), count: ({enquiries}) => enquiries},
        {head: i18n._('Per view'), rate: ({rate}) => rate},
        {head: i18n._('Daily limit'), count: ({dailyLimit}) => dailyLimit},
        {head: i18n._('Last seen'), cell: ({lastSeen}) => <OfficeDay day={lastSeen} />},
      ]}
    />
  )
}

function UnknownTable({unknown}: Pick<PartnerList, 'unknown'>) {
  const {i18n} = useDesk()
  return (
    <Table
      caption={i18n._('Unregistered partners')}
      rows={unknown}
      keyOf={({partner}) => partner}
      empty={null}
      columns={[
        {head: i18n._('Name'), isName: true, cell: ({partner}) => <bdi>{partner}</bdi>},
        {head: i18n._('Times'), count: ({count}) => count},
        {head: i18n._('Last seen'), cell: ({lastSeen}) => <Moment at={lastSeen} />},
        {
          head: i18n._('Register'),
          cell: ({partner}) => (
            <a href={`/desk/partners/new?name=${encodeURIComponent(partner)}`}>
              {i18n._('Add')} <span className="visually-hidden">{partner}</span>
            </a>
          ),
        },
      ]}
    />
  )
}

const partnerPath = (name: string) => `/desk/partners/partner?name=${encodeURIComponent(name)}`
