/** The form of a record: every field of its kind, in every language side by side. */
import type {Translator} from '#kit/i18n/translator.ts'
import {recordName} from '../../../shared-with-server/record-name.ts'
import {defineScreen} from '../define-screen.ts'
import {useDesk} from '../desk-frame.ts'
import {TextField} from '../ui/field.tsx'
import {Form} from '../ui/form.tsx'
import {FieldInput} from './field-input.tsx'
import {FieldLinks} from './field-links.tsx'
import {Problems} from './problems.tsx'
import {RecordProvider, recordPath} from './record-context.ts'
import type {FieldProblem, RecordData} from './record-data.ts'
import {RecordState} from './record-state.tsx'
import {said} from './said.ts'
import {TextTools} from './text-tools.tsx'
import {kindName} from './words.ts'

export const record = defineScreen<RecordData>({
  title: (i18n, {kind, key, value}) =>
    `${kindName(i18n, kind)}: ${recordName(value, i18n.locale) || key || i18n._('new')}`,
  Screen({data}) {
    const {i18n, person} = useDesk()
    const {kind, key, isNew, isSingle, fields, value, base, since, problems} = data
    const own = recordPath(data)
    const isEmpty = !Object.keys(value).length
    return (
      <>
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
              data-offer={i18n._('What you typed here before was not saved. Take it over?')}
              data-yes={i18n._('Take over')}
              data-no={i18n._('Forget it')}
              data-returned={data.isTyped || problems.length ? '' : undefined}
            />
            {isNew && (
              <TextField
                id="$key"
                label={i18n._('Address of the record')}
                help={i18n._('Stands in addresses for good: small letters, digits and dashes.')}
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
      </>
    )
  },
})

/** Of what is no field of the record. */
function errorOf(i18n: Translator, problems: readonly FieldProblem[], id: string) {
  const problem = problems.find(({field}) => field === id)
  return problem && said(i18n, problem.says)
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
        <button type="submit" className="button" name="do" value="publish">
          {i18n._('Publish')}
        </button>
        <button type="submit" className="button button--plain" name="do" value="save">
          {i18n._('Save draft')}
        </button>
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
        <summary>{i18n._('Publish at a time')}</summary>
        <TextField
          id="$publish-at"
          label={i18n._('Publish at')}
          help={i18n._('By the clock of the office.')}
          error={errorOf(i18n, problems, '$publish-at')}
          type="datetime-local"
        />
        <button type="submit" className="button button--plain" name="do" value="schedule">
          {i18n._('Publish at that time')}
        </button>
      </details>
    </div>
  )
}

/** What is done with the record as a whole; each is a form of its own. */
function Others({data: {kind, base, draft, state}, own}: {data: RecordData; own: string}) {
  const {i18n} = useDesk()
  return (
    <section className="buttons">
      {draft && (
        <Form action={`${own}/discard`}>
          <button type="submit" className="button button--danger">
            {i18n._('Discard the draft')}
          </button>
        </Form>
      )}
      {draft?.publishAt && (
        <Form action={`${own}/unschedule`}>
          <button type="submit" className="button button--plain">
            {i18n._('Do not publish at that time')}
          </button>
        </Form>
      )}
      {state === 'published' && kind !== 'agency' && (
        <Form action={`${own}/withdraw`}>
          <input type="hidden" name="base" value={base} />
          <button type="submit" className="button button--danger">
            {i18n._('Withdraw')}
          </button>
        </Form>
      )}
    </section>
  )
}
