/** Files that were chosen and did not come along: a form that carries none says what they are called. */
import {say} from '../../../app/shared-with-server/saying.ts'
import type {PostedForm} from '../http/posted-form.ts'
import type {FieldProblem} from './check-one.ts'

export const unsentFiles = (entries: PostedForm['entries']): FieldProblem[] =>
  entries.flatMap(([name, value]) =>
    name.endsWith('-file') && value.trim()
      ? [{field: name.replace(/-file$/, ''), says: notSent(value)}]
      : [],
  )

const notSent = (file: string) =>
  say(
    /*i18n*/ '“{file}” was not sent. Choose it again; if there is a button “Upload”, press it then.',
    {file},
  )
