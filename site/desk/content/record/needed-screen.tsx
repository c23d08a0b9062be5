/** Why a record cannot be withdrawn: others show it. */
import {useDesk} from '#desk/shell/desk-frame.ts'
import {Screen} from '#desk/shell/screen.tsx'
import {Table} from '#desk/ui/table.tsx'
import {fieldName, kindName} from '../words.ts'

interface NeededData {
  kind: string
  key: string
  by: {kind: string; key: string; field: string}[]
}

export function NeededScreen({data: {kind, key, by}}: {data: NeededData}) {
  const {i18n} = useDesk()
  return (
    <Screen title={i18n._('Used by other records')}>
      <p className="lede">
        {i18n._('Change or withdraw these first. This record was not withdrawn.')}{' '}
        <a href={`/desk/content/${kind}/${key}`}>{i18n._('Back to the record')}</a>
      </p>
      <Table
        caption={i18n._('Used by other records')}
        rows={by}
        keyOf={({kind, key, field}) => `${kind} ${key} ${field}`}
        empty={null}
        columns={[
          {
            head: i18n._('Record'),
            isName: true,
            cell: one => <a href={`/desk/content/${one.kind}/${one.key}`}>{one.key}</a>,
          },
          {head: i18n._('Kind'), cell: one => kindName(i18n, one.kind)},
          {head: i18n._('Field'), cell: ({field}) => fieldName(i18n, field)},
        ]}
      />
    </Screen>
  )
}
