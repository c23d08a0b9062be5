/** The report format that all checks of the audit share. */

export interface Finding {
  /** The problem, in the same words wherever it occurs: findings are grouped by it. */
  kind: string
  level: 'error' | 'warning'
  /** The path of the page or file. */
  page: string
  /** The place on the page, and the text found there. */
  detail: string
}

export interface Report {
  /** How many pages or files were checked. */
  pages: number
  findings: Finding[]
}

type Locate = (page: string, detail: string) => Finding

/** A kind of finding that has to be fixed. */
export const error =
  (kind: string): Locate =>
  (page, detail) => ({kind, level: 'error', page, detail})

/** A kind of finding that may have a reason to stay. */
export const warning =
  (kind: string): Locate =>
  (page, detail) => ({kind, level: 'warning', page, detail})
