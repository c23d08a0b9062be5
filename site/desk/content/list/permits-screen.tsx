/** Advertising permits by their last day; a property whose permit has ended is not shown. */
import {useDesk} from '#desk/shell/desk-frame.ts'
import {Screen} from '#desk/shell/screen.tsx'
import {addressWith} from '#desk/ui/address-with.ts'
import {numberIn} from '#desk/ui/amounts.ts'
import {Pages, Tabs} from '#desk/ui/links.tsx'
import {Day} from '#desk/ui/moment.tsx'
import {Table} from '#desk/ui/table.tsx'
import type {PermitPage} from './permits.ts'

const HOME = '/desk/content/permits'
const SOON = `${HOME}?soon=yes`

interface PermitsProps extends PermitPage {
  /** Only those that end within 30 days, or have ended. */
  isSoon: boolean
  isFirst: boolean
}

export function PermitsScreen({permits, isSoon, isFirst, next}: PermitsProps) {
  const {i18n, locale, path} = useDesk()
  return (
    <Screen title={i18n._('Advertising permits')}>
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
        empty={i18n._('No property has a permit that ends soon.')}
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
            cell: ({daysLeft}) => (daysLeft < 0 ? i18n._('Ended') : numberIn(locale, daysLeft)),
          },
        ]}
      />
      <Pages
        first={isFirst ? undefined : isSoon ? SOON : HOME}
        next={next && addressWith(path, {...next})}
      />
    </Screen>
  )
}
