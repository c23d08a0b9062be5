/** Problems of content, in words for its author. */
import {ServerError} from '#server/platform/http-error.ts'

export interface Problem {
  /** Path inside the folder. */
  file: string
  /** Key of the record; undefined when the file as a whole is meant. */
  record?: string
  /** Such as `faqs[2].answer.fr`. */
  field?: string
  /** The problem, and the way to fix it. */
  says: string
}

export const describeProblem = ({file, record, field, says}: Problem) =>
  `${[file, record, field].filter(Boolean).join(' · ')}: ${says}`

/** Nothing was imported; every reason is in `problems`. */
export class ContentRefused extends ServerError {
  override name = 'ContentRefused'
  override readonly statusCode = 422
  readonly problems: Problem[]

  constructor(problems: Problem[]) {
    super(`The content has ${problems.length} problems; nothing was imported.`)
    this.problems = problems
  }
}

/** Ends an import of content that has problems. */
export function refuseProblems({problems}: {problems: Problem[]}) {
  if (problems.length) throw new ContentRefused(problems)
}
