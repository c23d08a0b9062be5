/** Why a record cannot be withdrawn: others show it. */
import {defineScreen} from '../define-screen.ts'
import {useDesk} from '../desk-frame.ts'
import {Table} from '../ui/table.tsx'
import type {NeededData} from './list-data.ts'
import {fieldName, kindName} from './words.ts'

export const needed = defineScreen<NeededData>({
  title: i18n => i18n._('Other records need it'),
  Screen({data: {kind, key, by}}) {
    const {i18n} = useDesk()
    return (
      <>
        <p className="lede">
          {i18n._('Change or withdraw these first. Nothing was withdrawn.')}{' '}
          <a href={`/desk/content/${kind}/${key}`}>{i18n._('Back to the record')}</a>
        </p>
        <Table
          caption={i18n._('Other records need it')}
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
      </>
    )
  },
})
