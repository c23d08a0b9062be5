/** Forms for what is done with an enquiry. Each tells what it showed, so that nobody overwrites another. */
import {useDesk, useMay} from '#desk/shell/desk-frame.ts'
import {Field, SelectField, TextField} from '#desk/ui/field.tsx'
import {Form, SubmitButton} from '#desk/ui/form.tsx'
import {stateNames} from '#server/leads/lead-state.ts'
import {officeField} from '../office-moment.ts'
import type {OneEnquiry} from '../one/read-one.ts'
import {problemText} from '../problem-text.ts'
import {stateWord} from '../words.ts'

interface WorkProps {
  data: OneEnquiry
}

export function Work({data}: WorkProps) {
  const {i18n} = useDesk()
  const {path, query} = data
  return (
    <section aria-labelledby="work" className="work">
      <h2 id="work">{i18n._('Next steps')}</h2>
      <StateForm data={data} />
      <AssignForm data={data} />
      <NoteForm data={data} />
      <ReminderForm data={data} />
      {useMay('enquiries-erase') && (
        <p>
          <a className="button button--danger" href={`${path}/erase${query}`}>
            {i18n._('Delete…')}
          </a>
        </p>
      )}
    </section>
  )
}

function StateForm({data: {path, query, enquiry, unsaved}}: WorkProps) {
  const {i18n} = useDesk()
  const {state} = enquiry
  return (
    <Form action={`${path}/state${query}`}>
      <input type="hidden" name="from" value={state} />
      <SelectField
        id="to"
        label={i18n._('State')}
        value={state}
        error={problemText(i18n, unsaved.problem, 'state')}
        options={stateNames.map(one => [one, stateWord(i18n, one)] as const)}
      />
      <SubmitButton label={i18n._('Change the state')} look="plain" />
    </Form>
  )
}

function AssignForm({data: {path, query, assignee, assignees, unsaved}}: WorkProps) {
  const {i18n} = useDesk()
  if (!useMay('enquiries-assign')) {
    return (
      <p>
        {i18n._('Assigned to')}: {assignee?.name ?? i18n._('Nobody')}
      </p>
    )
  }
  return (
    <Form action={`${path}/assign${query}`}>
      <input type="hidden" name="from" value={assignee?.id ?? ''} />
      <SelectField
        id="assignee"
        label={i18n._('Assigned to')}
        value={assignee?.id ?? ''}
        error={problemText(i18n, unsaved.problem, 'assignee')}
        options={[['', i18n._('Nobody')], ...assignees]}
      />
      <SubmitButton label={i18n._('Assign')} look="plain" />
    </Form>
  )
}

function NoteForm({data: {path, query, unsaved}}: WorkProps) {
  const {i18n} = useDesk()
  return (
    <Form action={`${path}/note${query}`}>
      <Field id="note" label={i18n._('Note')} error={problemText(i18n, unsaved.problem, 'note')}>
        {described => <textarea name="note" rows={3} defaultValue={unsaved.note} {...described} />}
      </Field>
      <SubmitButton label={i18n._('Add the note')} look="plain" />
    </Form>
  )
}

function ReminderForm({data: {path, query, enquiry, unsaved}}: WorkProps) {
  const {i18n} = useDesk()
  const remindAt = unsaved.remindAt ?? (enquiry.remindAt ? officeField(enquiry.remindAt) : '')
  return (
    <Form action={`${path}/remind${query}`}>
      <TextField
        id="remind"
        type="datetime-local"
        label={i18n._('Remind me')}
        help={i18n._('Office time')}
        defaultValue={remindAt}
        error={problemText(i18n, unsaved.problem, 'reminder')}
      />
      <div className="buttons">
        <SubmitButton label={i18n._('Set the reminder')} look="plain" />
        {remindAt && (
          <SubmitButton label={i18n._('Clear reminder')} look="quiet" name="never" value="yes" />
        )}
      </div>
    </Form>
  )
}
