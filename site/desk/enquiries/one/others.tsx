/** Other enquiries of the same person, which may be the same one once more. */
import {useDesk, useMay} from '#desk/shell/desk-frame.ts'
import {PostButton} from '#desk/ui/form.tsx'
import {Moment} from '#desk/ui/moment.tsx'
import {oneAddress} from '../addresses.ts'
import {formWord, stateWord} from '../words.ts'
import type {OneEnquiry} from './read-one.ts'

export function Others({data}: {data: OneEnquiry}) {
  const {i18n} = useDesk()
  const mayAssign = useMay('enquiries-assign')
  const {others, filter, path, query} = data
  const {mergedInto} = data.enquiry
  return (
    <section aria-labelledby="others">
      <h2 id="others">{i18n._('Other enquiries from this person')}</h2>
      {others.length === 0 && <p className="quiet">{i18n._('No other enquiry.')}</p>}
      <ul className="plain-list">
        {others.map(({id, receivedAt, form, state, mergedInto: other}) => (
          <li key={id}>
            <a href={oneAddress(id, filter)}>{formWord(i18n, form)}</a>{' '}
            <span className="quiet">
              <Moment at={receivedAt} />, {other ? i18n._('merged') : stateWord(i18n, state)}
            </span>
            {mayAssign && !other && !mergedInto && (
              <PostButton
                action={`${path}/merge${query}`}
                fields={{with: id}}
                label={i18n._('Merge')}
                look="quiet"
              />
            )}
          </li>
        ))}
      </ul>
      {mayAssign && mergedInto && (
        <PostButton action={`${path}/split${query}`} label={i18n._('Undo merge')} look="plain" />
      )}
    </section>
  )
}
