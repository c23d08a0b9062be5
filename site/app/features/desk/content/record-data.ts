/** What the form of a record shows. */
import type {Fields} from '../../../shared-with-server/content-fields.ts'
import type {Saying} from '../../../shared-with-server/saying.ts'

export interface FieldProblem {
  /** Such as `faqs[2].answer.fr`; empty for the record itself. */
  field: string
  says: Saying
}

export interface RecordData {
  kind: string
  /** Empty for one that is new. */
  key: string
  isNew: boolean
  /** Of a new one, as somebody typed it. */
  typedKey?: string
  /** There is one record of this kind. */
  isSingle: boolean
  /** What records of this kind are, in English. */
  kindSays: string
  fields: Fields
  /** As the desk keeps it; a draft may hold anything. */
  value: Record<string, unknown>
  /** Its long texts that can be edited without markup, by their markup. */
  textForms: Record<string, string>
  /** Of the pictures that it names: what is seen, and which point stays visible. */
  pictures: Record<string, {alt?: unknown; focus?: unknown}>
  base: string
  since: string
  /** An id of this form: what it saves, it may save again. */
  form: string
  /** It shows what was sent, which is not stored. */
  isTyped: boolean
  /** The button that could not do what it says because of the problems. */
  order?: string | undefined
  draft?:
    | {
        actor: string
        savedAt: string
        publishAt: string | null
        /** Why it was not published at its time. */
        problems: FieldProblem[]
        /** Something else was published since it was begun. */
        isOutdated: boolean
      }
    | undefined
  state: 'new' | 'published' | 'hidden'
  feed: string | null
  /** Fields that people changed; imports and feeds leave them. */
  edited: string[]
  problems: FieldProblem[]
  /** Records that fields may name, by kind. */
  choices: Record<string, {options: {key: string; name: string}[]; isMore: boolean} | undefined>
  /** Its page on the site. */
  path?: string | undefined
}
