/** Two editors changed the same record: field by field somebody chooses whose value it gets. */
import {type Answer, screen} from '#desk/http/answers.ts'
import type {PostedForm} from '#desk/http/posted-form.ts'
import {useDesk} from '#desk/shell/desk-frame.ts'
import {Screen} from '#desk/shell/screen.tsx'
import {Alert, Form, SubmitButton} from '#desk/ui/form.tsx'
import {isObject} from '#server/platform/parse-json.ts'
import {type Difference, differencesOf} from '../history/differences.ts'
import {apart, PICTURES} from '../media/picture-texts.ts'
import {fieldName} from '../words.ts'
import type {RecordName} from './change-record.ts'
import type {Value} from './current-record.ts'
import {Value as ShownValue} from './value.tsx'

interface Theirs {
  theirs: Value
  /** The version that the next attempt begins from. */
  base: string
  since: string
  /** Saved, not published. */
  isDraft: boolean
}

export function conflictScreen(
  {kind, key, value: mine}: RecordName & {value: Value},
  {theirs, base, since, isDraft}: Theirs,
): Answer {
  const own = apart(mine).value
  const other = apart(theirs).value
  const data = {
    kind,
    key,
    base,
    since,
    isDraft,
    mine: JSON.stringify(mine),
    theirs: JSON.stringify(theirs),
    differences: differencesOf(kind, other, own),
  }
  return screen(<ConflictScreen data={data} />, 409)
}

/** The chosen values: theirs where the form chose them, else this editor's. */
export function resolved(form: PostedForm): Value {
  const [mine, theirs] = [form.get('mine'), form.get('theirs')].map(readValue)
  const merged: Value = {...mine}
  for (const [name, whose] of form.entries) {
    if (whose !== 'theirs' || !name.startsWith('of-')) continue
    const field = name.slice('of-'.length)
    if (theirs && Object.hasOwn(theirs, field)) merged[field] = theirs[field]
    else delete merged[field]
  }
  const pictures = {...apart(theirs ?? {}).texts, ...apart(mine ?? {}).texts}
  return {...merged, ...(Object.keys(pictures).length && {[PICTURES]: pictures})}
}

function readValue(text: string): Value {
  try {
    const value = JSON.parse(text)
    return isObject(value) ? value : {}
  } catch {
    return {}
  }
}

interface ConflictData {
  kind: string
  key: string
  /** All that this editor sent, as JSON. */
  mine: string
  /** The version that somebody else published, or saved as a draft, as JSON. */
  theirs: string
  isDraft: boolean
  base: string
  since: string
  /** `before` is theirs, `after` is mine. */
  differences: Difference[]
}

function ConflictScreen({data}: {data: ConflictData}) {
  const {i18n} = useDesk()
  const {kind, key, mine, theirs, isDraft, base, since, differences} = data
  return (
    <Screen title={i18n._('Someone else changed this record')}>
      <Alert>
        {isDraft
          ? i18n._(
              'Someone else saved a draft of this record while you were working. Your changes are safe. Choose a value for each field.',
            )
          : i18n._(
              'Someone else published this record while you were working. Your changes are safe. Choose a value for each field.',
            )}
      </Alert>
      <Form action={`/desk/content/${kind}/${key}`}>
        <input type="hidden" name="take" value="1" />
        <input type="hidden" name="mine" value={mine} />
        <input type="hidden" name="theirs" value={theirs} />
        <input type="hidden" name="base" value={base} />
        <input type="hidden" name="since" value={since} />
        {differences.map(({field, of, before, after}) => (
          <fieldset key={field} className="conflict">
            <legend>{fieldName(i18n, field)}</legend>
            <label className="check">
              <input type="radio" name={`of-${field}`} value="" defaultChecked />
              <span>
                <strong>{i18n._('Mine')}</strong> <ShownValue value={after} of={of} />
              </span>
            </label>
            <label className="check">
              <input type="radio" name={`of-${field}`} value="theirs" />
              <span>
                <strong>{i18n._('Theirs')}</strong> <ShownValue value={before} of={of} />
              </span>
            </label>
          </fieldset>
        ))}
        <p className="buttons">
          <SubmitButton label={i18n._('Use these')} name="do" value="merge" />
          <a href={`/desk/content/${kind}/${key}`}>{i18n._('Discard mine')}</a>
        </p>
      </Form>
    </Screen>
  )
}
