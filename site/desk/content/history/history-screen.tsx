/** The changes of a draft, and every version that was published at the desk. */
import {useDesk} from '#desk/shell/desk-frame.ts'
import {Screen} from '#desk/shell/screen.tsx'
import {PostButton} from '#desk/ui/form.tsx'
import {Moment} from '#desk/ui/moment.tsx'
import {Table} from '#desk/ui/table.tsx'
import {Value} from '../record/value.tsx'
import {fieldName, kindName} from '../words.ts'
import type {Difference} from './differences.ts'

interface HistoryData {
  kind: string
  key: string
  /** Hash of what is published. */
  base: string
  /** Visitors do not see it. */
  isHidden: boolean
  /** The changes that publishing the draft would make. */
  changes: Difference[] | undefined
  versions: {
    id: number
    at: Date
    actor: string
    what: 'found' | 'published' | 'withdrawn' | 'restored'
    /** From the version before it. */
    changes: Difference[]
    isNow: boolean
  }[]
}

export function HistoryScreen({data}: {data: HistoryData}) {
  const {i18n} = useDesk()
  const {kind, key, isHidden, changes, versions} = data
  return (
    <Screen title={i18n._('History: {key}', {key})}>
      <p>
        <a href={`/desk/content/${kind}/${key}`}>{`${kindName(i18n, kind)}: ${key}`}</a>
      </p>
      {changes && (
        <section>
          <h2>{i18n._('What the draft changes')}</h2>
          <DifferenceList caption={i18n._('What the draft changes')} differences={changes} />
        </section>
      )}
      <section>
        <h2>{i18n._('Versions')}</h2>
        {versions.length === 0 && (
          <p className="empty">{i18n._('It has not been changed at the desk.')}</p>
        )}
        <ol className="versions">
          {versions.map((version, index) => (
            <Version
              key={version.id}
              data={data}
              version={version}
              isHidden={isHidden && index === 0 && version.what === 'withdrawn'}
            />
          ))}
        </ol>
      </section>
    </Screen>
  )
}

const WHAT = {
  found: /*i18n*/ 'Original',
  published: /*i18n*/ 'Published by {name}',
  withdrawn: /*i18n*/ 'Withdrawn by {name}',
  restored: /*i18n*/ 'Restored by {name}',
}

interface VersionProps {
  data: HistoryData
  version: HistoryData['versions'][number]
  /** It is the latest one, and was withdrawn. */
  isHidden: boolean
}

function Version({data: {kind, key, base}, version, isHidden}: VersionProps) {
  const {i18n} = useDesk()
  const {id, at, actor, what, changes, isNow} = version
  const names = changes.map(({field}) => fieldName(i18n, field)).join(', ')
  return (
    <li>
      <p>
        <strong>{i18n._(WHAT[what], {name: actor})}</strong> <Moment at={at} />
      </p>
      {what !== 'found' && changes.length > 0 && (
        <details>
          <summary>{i18n._('Changed: {names}', {names})}</summary>
          <DifferenceList caption={i18n._('Changed: {names}', {names})} differences={changes} />
        </details>
      )}
      {isHidden && <p className="quiet">{i18n._('Visitors no longer see it.')}</p>}
      {isNow ? (
        <p className="quiet">{i18n._('This is what visitors see.')}</p>
      ) : (
        <PostButton
          action={`/desk/content/${kind}/${key}/restore`}
          fields={{version: id, base: base}}
          label={i18n._('Publish this version again')}
          look="plain"
        />
      )}
    </li>
  )
}

interface DifferenceListProps {
  caption: string
  differences: readonly Difference[]
}

/** Field by field, what it was and what it became. */
function DifferenceList({caption, differences}: DifferenceListProps) {
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
