import type {Node} from './node.ts'

/** A row of a CSV file that cannot be read whole, though the rows around it can. */
export class BadRow {
  readonly line: number
  /** What could be read: perhaps the reference. */
  readonly node: Node
  readonly says: string

  constructor(line: number, node: Node, says: string) {
    this.line = line
    this.node = node
    this.says = says
  }
}
