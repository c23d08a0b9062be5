/** What the checks of the audit report. */

export interface Finding {
  /** What is wrong, in the same words wherever it is: findings are grouped by it. */
  kind: string
  level: 'error' | 'warning'
  /** The path of the page or file. */
  page: string
  /** Where on the page, and what was found there. */
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
