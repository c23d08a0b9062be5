/** Forms for what is done with an enquiry. Each tells what it showed, so that nobody overwrites another. */
import {useDesk} from '../desk-frame.ts'
import {Field, SelectField, TextField} from '../ui/field.tsx'
import {Form} from '../ui/form.tsx'
import type {EnquiryData} from './data.ts'
import {problemText} from './problem-text.ts'
import {stateWord} from './words.ts'

interface WorkProps {
  data: EnquiryData
}

export function Work({data}: WorkProps) {
  const {i18n} = useDesk()
  const {path, query, mayErase} = data
  return (
    <section aria-labelledby="work" className="work">
      <h2 id="work">{i18n._('Work')}</h2>
      <StateForm data={data} />
      <AssignForm data={data} />
      <NoteForm data={data} />
      <ReminderForm data={data} />
      {mayErase && (
        <p>
          <a className="button button--danger" href={`${path}/erase${query}`}>
            {i18n._('Erase …')}
          </a>
        </p>
      )}
    </section>
  )
}

function StateForm({data: {path, query, state, states, problem}}: WorkProps) {
  const {i18n} = useDesk()
  return (
    <Form action={`${path}/state${query}`}>
      <input type="hidden" name="from" value={state} />
      <SelectField
        id="to"
        label={i18n._('State')}
        value={state}
        error={problemText(i18n, problem, 'state')}
        options={states.map(one => [one, stateWord(i18n, one)] as const)}
      />
      <button type="submit" className="button button--plain">
        {i18n._('Change the state')}
      </button>
    </Form>
  )
}

function AssignForm({data: {path, query, assignee, people, mayAssign, problem}}: WorkProps) {
  const {i18n} = useDesk()
  if (!mayAssign) {
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
        error={problemText(i18n, problem, 'assignee')}
        options={[['', i18n._('Nobody')], ...people]}
      />
      <button type="submit" className="button button--plain">
        {i18n._('Assign')}
      </button>
    </Form>
  )
}

function NoteForm({data: {path, query, note, problem}}: WorkProps) {
  const {i18n} = useDesk()
  return (
    <Form action={`${path}/note${query}`}>
      <Field id="note" label={i18n._('Note')} error={problemText(i18n, problem, 'note')}>
        {described => <textarea name="note" rows={3} defaultValue={note} {...described} />}
      </Field>
      <button type="submit" className="button button--plain">
        {i18n._('Add the note')}
      </button>
    </Form>
  )
}

function ReminderForm({data: {path, query, remindAt, problem}}: WorkProps) {
  const {i18n} = useDesk()
  return (
    <Form action={`${path}/remind${query}`}>
      <TextField
        id="remind"
        type="datetime-local"
        label={i18n._('Remind me')}
        help={i18n._('In the time of the office')}
        defaultValue={remindAt}
        error={problemText(i18n, problem, 'reminder')}
      />
      <div className="buttons">
        <button type="submit" className="button button--plain">
          {i18n._('Set the reminder')}
        </button>
        {remindAt && (
          <button type="submit" name="never" value="yes" className="button button--quiet">
            {i18n._('Done, no reminder')}
          </button>
        )}
      </div>
    </Form>
  )
}
