/** What is wrong with content, in words for its author. */
export interface Problem {
  /** Path inside the folder. */
  file: string
  /** Key of the record; undefined when the file as a whole is meant. */
  record?: string
  /** Such as `faqs[2].answer.fr`. */
  field?: string
  /** What is wrong, and what to do. */
  says: string
}

export const describeProblem = ({file, record, field, says}: Problem) =>
  `${[file, record, field].filter(Boolean).join(' · ')}: ${says}`

/** Nothing was imported; every reason is in `problems`. */
export class ContentRefused extends Error {
  override name = 'ContentRefused'
  readonly problems: Problem[]

  constructor(problems: Problem[]) {
    super(`The content has ${problems.length} problems; nothing was imported.`)
    this.problems = problems
  }
}
