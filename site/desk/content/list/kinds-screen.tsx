/** All that visitors read, by its kinds. */
import {useDesk} from '#desk/shell/desk-frame.ts'
import {Screen} from '#desk/shell/screen.tsx'
import {numberIn} from '#desk/ui/amounts.ts'
import {Table} from '#desk/ui/table.tsx'
import {kindName} from '../words.ts'
import type {KindCount} from './list-records.ts'

export function KindsScreen({counts}: {counts: KindCount[]}) {
  const {i18n, locale} = useDesk()
  return (
    <Screen title={i18n._('Content')}>
      <p>
        <a href="/desk/content/permits">{i18n._('Advertising permits that end soon')}</a>
      </p>
      <Table
        caption={i18n._('Kinds of content')}
        rows={counts}
        keyOf={({kind}) => kind}
        empty={null}
        columns={[
          {
            head: i18n._('Kind'),
            isName: true,
            cell: ({kind}) => <a href={`/desk/content/${kind}`}>{kindName(i18n, kind)}</a>,
          },
          {head: i18n._('Published'), count: ({published}) => published},
          {
            head: i18n._('Drafts'),
            cell: ({kind, drafts}) =>
              drafts ? (
                <a href={`/desk/content/${kind}?filter=draft`}>{numberIn(locale, drafts)}</a>
              ) : (
                numberIn(locale, 0)
              ),
          },
        ]}
      />
    </Screen>
  )
}
