/** Other enquiries of the same person, which may be the same one once more. */
import {useDesk} from '../desk-frame.ts'
import {Form} from '../ui/form.tsx'
import {Moment} from '../ui/moment.tsx'
import type {EnquiryData} from './data.ts'
import {formWord, stateWord} from './words.ts'

export function Others({data}: {data: EnquiryData}) {
  const {i18n} = useDesk()
  const {others, mayAssign, mergedInto, path, query} = data
  return (
    <section aria-labelledby="others">
      <h2 id="others">{i18n._('Of the same person')}</h2>
      {others.length === 0 && <p className="quiet">{i18n._('No other enquiry.')}</p>}
      <ul className="plain-list">
        {others.map(({id, href, receivedAt, form, state, isMerged}) => (
          <li key={id}>
            <a href={href}>{formWord(i18n, form)}</a>{' '}
            <span className="quiet">
              <Moment at={receivedAt} />, {isMerged ? i18n._('merged') : stateWord(i18n, state)}
            </span>
            {mayAssign && !isMerged && !mergedInto && (
              <Form action={`${path}/merge${query}`}>
                <input type="hidden" name="with" value={id} />
                <button type="submit" className="button button--quiet">
                  {i18n._('Merge into this one')}
                </button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      {mayAssign && mergedInto && (
        <Form action={`${path}/split${query}`}>
          <button type="submit" className="button button--plain">
            {i18n._('Make it an enquiry of its own again')}
          </button>
        </Form>
      )}
    </section>
  )
}
