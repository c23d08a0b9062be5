/** Actions on all enquiries that were selected in the list. */

import {useDesk, useMay} from '#desk/shell/desk-frame.ts'
import {SelectField} from '#desk/ui/field.tsx'
import {SubmitButton} from '#desk/ui/form.tsx'
import {stateNames} from '#server/leads/lead-state.ts'
import {stateWord} from '../words.ts'
import type {EnquiryList} from './read-list.ts'

export function Bulk({data: {people, problem, chosen}}: {data: EnquiryList}) {
  const {i18n} = useDesk()
  const mayAssign = useMay('enquiries-assign')
  const isMissing = problem === 'nothing-chosen'
  return (
    <fieldset className={isMissing ? 'bulk field--wrong' : 'bulk'}>
      <legend>{i18n._('With the selected enquiries')}</legend>
      {isMissing && (
        <p className="field-error" role="alert">
          {i18n._('Select at least one enquiry and an action.')}
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
          ...stateNames.map(state => [state, stateWord(i18n, state)] as const),
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
      <SubmitButton label={i18n._('Apply')} look="plain" />
    </fieldset>
  )
}
