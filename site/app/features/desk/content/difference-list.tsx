/** Field by field, what it was and what it became. */
import {useDesk} from '../desk-frame.ts'
import {Table} from '../ui/table.tsx'
import type {Difference} from './list-data.ts'
import {Value} from './value.tsx'
import {fieldName} from './words.ts'

interface DifferenceListProps {
  caption: string
  differences: readonly Difference[]
}

export function DifferenceList({caption, differences}: DifferenceListProps) {
  const {i18n} = useDesk()
  return (
    <div className="differences">
      <Table
        caption={caption}
        rows={differences}
        keyOf={({field}) => field}
        empty={i18n._('Nothing has changed.')}
        columns={[
          {head: i18n._('Field'), isName: true, cell: ({field}) => fieldName(i18n, field)},
          {head: i18n._('Before'), cell: ({before, of}) => <Value value={before} of={of} />},
          {head: i18n._('After'), cell: ({after, of}) => <Value value={after} of={of} />},
        ]}
      />
    </div>
  )
}
