/** Which advertising permits end when; a property whose permit has ended is not shown. */
import {defineScreen} from '../define-screen.ts'
import {useDesk} from '../desk-frame.ts'
import {numberIn} from '../ui/amounts.ts'
import {Day} from '../ui/day.tsx'
import {addressWith, Pages, Tabs} from '../ui/links.tsx'
import {Table} from '../ui/table.tsx'
import type {PermitsData} from './list-data.ts'

const HOME = '/desk/content/permits'
const SOON = `${HOME}?soon=yes`

export const permits = defineScreen<PermitsData>({
  title: i18n => i18n._('Advertising permits'),
  Screen({data: {permits, isSoon, isFirst, next}}) {
    const {i18n, locale, path} = useDesk()
    return (
      <>
        <p className="lede">
          {i18n._('A property is not shown to visitors once its permit has ended.')}
        </p>
        <Tabs
          label={i18n._('Which permits')}
          tabs={[
            {href: HOME, label: i18n._('All'), isCurrent: !isSoon},
            {href: SOON, label: i18n._('Permit ends within 30 days'), isCurrent: isSoon},
          ]}
        />
        <Table
          caption={i18n._('Advertising permits')}
          rows={permits}
          keyOf={({key}) => key}
          empty={i18n._('No property has a permit that ends.')}
          columns={[
            {
              head: i18n._('Name or title'),
              isName: true,
              cell: ({key, name}) => <a href={`/desk/content/properties/${key}`}>{name}</a>,
            },
            {head: i18n._('Reference'), cell: ({reference}) => reference},
            {head: i18n._('Permit number'), cell: ({number}) => number},
            {head: i18n._('Permit valid until'), cell: ({expiry}) => <Day day={expiry} />},
            {
              head: i18n._('Days left'),
              isNumber: true,
              cell: ({daysLeft}) => (daysLeft < 0 ? i18n._('Ended') : numberIn(locale, daysLeft)),
            },
          ]}
        />
        <Pages
          first={isFirst ? undefined : isSoon ? SOON : HOME}
          next={next && addressWith(path, {...next})}
        />
      </>
    )
  },
})
