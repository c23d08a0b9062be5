/** What is done with all enquiries that were chosen in the list. */
import {useDesk} from '../desk-frame.ts'
import {SelectField} from '../ui/field.tsx'
import type {EnquiryListData} from './data.ts'
import {stateWord} from './words.ts'

export function Bulk({data: {people, states, problem, chosen}}: {data: EnquiryListData}) {
  const {i18n, person} = useDesk()
  const mayAssign = person?.may.includes('enquiries-assign')
  const isMissing = problem === 'nothing-chosen'
  return (
    <fieldset className={isMissing ? 'bulk field--wrong' : 'bulk'}>
      <legend>{i18n._('With the chosen enquiries')}</legend>
      {isMissing && (
        <p className="field-error" role="alert">
          {i18n._('Choose at least one enquiry, and what to do with it.')}
        </p>
      )}
      <SelectField
        id="bulk-state"
        name="to"
        label={i18n._('Change the state')}
        value={chosen?.to ?? ''}
        isFirst={isMissing}
        options={[
          ['', i18n._('No change')],
          ...states.map(state => [state, stateWord(i18n, state)] as const),
        ]}
      />
      {mayAssign && (
        <SelectField
          id="bulk-assignee"
          name="assignee"
          label={i18n._('Assign to')}
          value={chosen?.assignee ?? ''}
          options={[['', i18n._('No change')], ['nobody', i18n._('Nobody')], ...people]}
        />
      )}
      <button type="submit" className="button button--plain">
        {i18n._('Apply')}
      </button>
    </fieldset>
  )
}
