/** What the lists of records show. */
import type {Field} from '../../../shared-with-server/content-fields.ts'
import type {FieldProblem} from './record-data.ts'

export interface KindsData {
  kinds: {kind: string; published: number; drafts: number}[]
}

export interface ListData {
  kind: string
  search: string
  /** Empty: all. */
  filter: string
  filters: readonly string[]
  order: string
  isFirst: boolean
  next?: string | undefined
  /** Others cannot be added: there is one. */
  canAdd: boolean
  records: {
    key: string
    name: string
    reference: string | null
    isPublished: boolean
    hasDraft: boolean
    /** ISO 8601. */
    publishAt: string | null
    problem: string | null
    feed: string | null
    permitExpiry: string | null
  }[]
}

export interface PermitsData {
  permits: {
    key: string
    name: string
    reference: string
    number: string | null
    expiry: string
    daysLeft: number
    feed: string | null
  }[]
  /** Only those that end within 30 days, or have ended. */
  isSoon: boolean
  isFirst: boolean
  next?: {expiry: string; key: string} | undefined
}

/** Drafts of all kinds. */
export interface WaitingData {
  filter: 'problems' | 'scheduled' | 'drafts'
  drafts: {
    kind: string
    key: string
    name: string
    actor: string
    /** ISO 8601. */
    savedAt: string
    publishAt: string | null
    problem: string | null
  }[]
  isFirst: boolean
  next?: {kind: string; key: string} | undefined
}

export interface HistoryData {
  kind: string
  key: string
  /** Hash of what is published. */
  base: string
  /** Visitors do not see it. */
  isHidden: boolean
  /** What publishing the draft would change. */
  changes: Difference[] | undefined
  versions: {
    id: number
    /** ISO 8601. */
    at: string
    actor: string
    what: 'found' | 'published' | 'withdrawn' | 'restored'
    /** From the version before it. */
    changes: Difference[]
    isNow: boolean
  }[]
}

/** One field in two versions. */
export interface Difference {
  field: string
  /** What the field is. */
  of: Field | undefined
  before: unknown
  after: unknown
}

export interface ConflictData {
  kind: string
  key: string
  /** All that this editor sent, as JSON. */
  mine: string
  /** What somebody else published, or saved as a draft, as JSON. */
  theirs: string
  isDraft: boolean
  base: string
  since: string
  /** `before` is theirs, `after` is mine. */
  differences: Difference[]
}

export interface PreviewData {
  kind: string
  key: string
  language: string
  device: string
  problems: FieldProblem[]
  /** What is stored otherwise than it was entered, or had better not be published so. */
  notices: FieldProblem[]
  /** There is no page to show, or it took too long. */
  missing?: 'none' | 'late' | undefined
}

export interface NeededData {
  kind: string
  key: string
  by: {kind: string; key: string; field: string}[]
}
