/** What a draft changes, and every version that was published at the desk. */
import {defineScreen} from '../define-screen.ts'
import {useDesk} from '../desk-frame.ts'
import {Form} from '../ui/form.tsx'
import {Moment} from '../ui/moment.tsx'
import {DifferenceList} from './difference-list.tsx'
import type {HistoryData} from './list-data.ts'
import {fieldName, kindName} from './words.ts'

export const history = defineScreen<HistoryData>({
  title: (i18n, {key}) => i18n._('Changes of {key}', {key}),
  Screen({data}) {
    const {i18n} = useDesk()
    const {kind, key, isHidden, changes, versions} = data
    return (
      <>
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
                {...{
                  data,
                  version,
                  isHidden: isHidden && index === 0 && version.what === 'withdrawn',
                }}
              />
            ))}
          </ol>
        </section>
      </>
    )
  },
})

const WHAT = {
  found: /*i18n*/ 'As it was before',
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
      {isHidden && <p className="quiet">{i18n._('Visitors do not see it any more.')}</p>}
      {isNow ? (
        <p className="quiet">{i18n._('This is what visitors see.')}</p>
      ) : (
        <Form action={`/desk/content/${kind}/${key}/restore`}>
          <input type="hidden" name="version" value={id} />
          <input type="hidden" name="base" value={base} />
          <button type="submit" className="button button--plain">
            {i18n._('Publish this version again')}
          </button>
        </Form>
      )}
    </li>
  )
}
