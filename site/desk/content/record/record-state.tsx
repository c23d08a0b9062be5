/** Above the form: whether visitors see the record, who works on it, which feed brought it. */
import {useDesk} from '#desk/shell/desk-frame.ts'
import {PostButton} from '#desk/ui/form.tsx'
import {Moment, officeMoment} from '#desk/ui/moment.tsx'
import {fieldName} from '../words.ts'
import {wholeSentence} from './problems.tsx'
import type {RecordData} from './read-record.ts'

export function RecordState({data}: {data: RecordData}) {
  const {i18n, locale} = useDesk()
  const {kind, key, state, draft, feed, edited} = data
  return (
    <div className="record-state">
      <p>
        {i18n._(STATES[state])}
        {draft && (
          <>
            {' · '}
            {i18n._('Draft by {name}', {name: draft.actor})} <Moment at={draft.savedAt} />
          </>
        )}
        {draft?.publishAt && (
          <>
            {' · '}
            {i18n._('Will be published {at}', {at: officeMoment(locale, draft.publishAt)})}
          </>
        )}
      </p>
      {draft?.isOutdated && (
        <p className="notice notice--wrong">
          {i18n._(
            'The record was changed after this draft was started: when you publish, you choose between the two.',
          )}
        </p>
      )}
      {draft && draft.problems.length > 0 && (
        <div className="notice notice--wrong">
          <p>{i18n._('It could not be published at the scheduled time:')}</p>
          <ul>
            {draft.problems.map((problem, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, on the server.
              <li key={index}>{wholeSentence(i18n, problem)}</li>
            ))}
          </ul>
        </div>
      )}
      {feed && (
        <div className="notice">
          <p>
            {i18n._(
              'This property comes from the feed {feed}. What you change here stays as you leave it; the feed updates the rest.',
              {feed},
            )}
          </p>
          {edited.length > 0 && (
            <ul className="edited">
              {edited.map(field => (
                <li key={field}>
                  <span>{fieldName(i18n, field)}</span>{' '}
                  <PostButton
                    action={`/desk/content/${kind}/${key}/give-back`}
                    fields={{field}}
                    label={i18n._('Give back to the feed')}
                    look="quiet"
                  />
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </div>
  )
}

const STATES = {
  new: /*i18n*/ 'Not published',
  published: /*i18n*/ 'Published',
  hidden: /*i18n*/ 'Withdrawn',
}
