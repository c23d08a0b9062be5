/** Two editors changed the same record: field by field somebody chooses whose value it gets. */
import {isObject} from '#server/platform/parse-json.ts'
import {type Answer, screen} from '../http/answers.ts'
import type {PostedForm} from '../http/posted-form.ts'
import type {RecordName} from './change-record.ts'
import type {Value} from './current-record.ts'
import {differencesOf} from './differences.ts'
import {apart, PICTURES} from './picture-texts.ts'

interface Theirs {
  theirs: Value
  /** What a next try begins from. */
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
    ...{kind, key, base, since, isDraft},
    mine: JSON.stringify(mine),
    theirs: JSON.stringify(theirs),
    differences: differencesOf(kind, other, own),
  }
  return screen('content/conflict', data, 409)
}

/** What was chosen: theirs where it was said, else what this editor had. */
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
