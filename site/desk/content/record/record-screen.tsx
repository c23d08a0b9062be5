/** The form of a record: every field of its kind, in every language side by side. */
import {useDesk} from '#desk/shell/desk-frame.ts'
import {Screen} from '#desk/shell/screen.tsx'
import {TextField} from '#desk/ui/field.tsx'
import {Form, PostButton, SubmitButton} from '#desk/ui/form.tsx'
import type {Translator} from '#kit/i18n/translator.ts'
import {formatMessage} from '../format-message.ts'
import {recordName} from '../record-name.ts'
import {TextTools} from '../text-form/text-tools.tsx'
import {kindName} from '../words.ts'
import type {FieldProblem} from './check-one.ts'
import {FieldInput} from './field-input.tsx'
import {FieldLinks} from './field-links.tsx'
import {Problems} from './problems.tsx'
import type {RecordData} from './read-record.ts'
import {RecordProvider, recordPath} from './record-context.tsx'
import {RecordState} from './record-state.tsx'

export function RecordScreen({data}: {data: RecordData}) {
  const {i18n, person} = useDesk()
  const {kind, key, isNew, isSingle, fields, value, base, since, problems} = data
  const own = recordPath(data)
  const isEmpty = !Object.keys(value).length
  return (
    <Screen
      title={`${kindName(i18n, kind)}: ${recordName(value, i18n.locale) || key || i18n._('new')}`}
    >
      <p className="buttons">
        {!isSingle && <a href={`/desk/content/${kind}`}>{kindName(i18n, kind)}</a>}
        {!isNew && <a href={`${own}/history`}>{i18n._('Changes and versions')}</a>}
        {data.path && data.state === 'published' && (
          <a href={data.path}>{i18n._('Page on the site')}</a>
        )}
      </p>
      <p className="quiet">{i18n._(data.kindSays)}</p>
      <RecordState data={data} />
      <Problems problems={problems} order={data.order} />
      <div className="record-page">
        <FieldLinks fields={fields} problems={problems} />
        <Form action={own} id="record" className="record">
          <input type="hidden" name="base" value={base} />
          <input type="hidden" name="since" value={since} />
          <input type="hidden" name="$form" value={data.form} />
          {/* Return in a field saves; the first button of a form is the one it presses. */}
          <button type="submit" name="do" value="save" className="visually-hidden" tabIndex={-1}>
            {i18n._('Save draft')}
          </button>
          <input
            type="hidden"
            data-keep={`${person?.id} ${kind}/${key}`}
            data-offer={i18n._('You have unsaved changes.')}
            data-yes={i18n._('Restore')}
            data-no={i18n._('Discard')}
            data-returned={data.isTyped || problems.length ? '' : undefined}
          />
          {isNew && (
            <TextField
              id="$key"
              label={i18n._('Page address')}
              help={i18n._('Small letters, digits and dashes. It cannot be changed later.')}
              error={errorOf(i18n, problems, '$key')}
              defaultValue={data.typedKey}
              data-key-from={isEmpty ? 'name.en name title.en heading.en author_name' : undefined}
              pattern="[a-z0-9][a-z0-9\-]*"
              maxLength={100}
              required
              dir="ltr"
            />
          )}
          <RecordProvider value={data}>
            {Object.entries(fields).map(([name, field]) => (
              <FieldInput key={name} path={name} name={name} field={field} value={value[name]} />
            ))}
          </RecordProvider>
          <Buttons data={data} />
        </Form>
      </div>
      <TextTools />
      {!isNew && <Others data={data} own={own} />}
    </Screen>
  )
}

/** Finds an error that belongs to no field of the record. */
function errorOf(i18n: Translator, problems: readonly FieldProblem[], id: string) {
  const problem = problems.find(({field}) => field === id)
  return problem && formatMessage(i18n, problem.says)
}

function Buttons({data: {problems}}: {data: RecordData}) {
  const {i18n} = useDesk()
  return (
    <div
      className="record-buttons"
      data-wait={i18n._(
        'Files are still being sent, so nothing was done yet. Press “%” again when they have arrived.',
      )}
      data-arrived={i18n._('The files have arrived. Press “%” again.')}
      data-missing={i18n._(
        'Not all files have arrived: their fields say which and why. “%” goes on without them.',
      )}
    >
      <p className="buttons">
        <SubmitButton label={i18n._('Publish')} name="do" value="publish" />
        <SubmitButton label={i18n._('Save draft')} look="plain" name="do" value="save" />
        {/* The form stays where it is, so that nobody has to go back to it. */}
        <button
          type="submit"
          className="button button--plain"
          name="do"
          value="preview"
          formTarget="_blank"
        >
          {i18n._('Preview')}
          <span className="visually-hidden"> {i18n._('(in a new tab)')}</span>
        </button>
      </p>
      <details open={problems.some(({field}) => field === '$publish-at') || undefined}>
        <summary>{i18n._('Schedule…')}</summary>
        <TextField
          id="$publish-at"
          label={i18n._('Publish at')}
          help={i18n._('Office time.')}
          error={errorOf(i18n, problems, '$publish-at')}
          type="datetime-local"
        />
        <SubmitButton label={i18n._('Schedule')} look="plain" name="do" value="schedule" />
      </details>
    </div>
  )
}

/** Actions on the record as a whole; each is a form of its own. */
function Others({data: {kind, base, draft, state}, own}: {data: RecordData; own: string}) {
  const {i18n} = useDesk()
  return (
    <section className="buttons">
      {draft && (
        <PostButton action={`${own}/discard`} label={i18n._('Discard the draft')} look="danger" />
      )}
      {draft?.publishAt && (
        <PostButton
          action={`${own}/unschedule`}
          label={i18n._('Cancel the schedule')}
          look="plain"
        />
      )}
      {state === 'published' && kind !== 'agency' && (
        <PostButton
          action={`${own}/withdraw`}
          fields={{base}}
          label={i18n._('Withdraw')}
          look="danger"
        />
      )}
    </section>
  )
}
