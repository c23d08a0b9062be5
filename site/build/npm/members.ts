/**
 * The interface of each widget for developers: the facts of the docs, with TypeScript's own types.
 */
import type {EventFact} from '../../../docs/page/facts/events.ts'
import type {PartFact} from '../../../docs/page/facts/parts.ts'
import type {Member} from '../../../docs/page/facts/properties.ts'
import type {DescribedWidget} from '../../../docs/page/pages/widget-reference.ts'

export interface PackagedWidget {
  tag: string
  /** The tag without `ocp-`: the entry's name. */
  name: string
  /** `BookNow`. */
  className: string
  doc: string
  members: Member[]
  events: EventFact[]
  parts: PartFact[]
}

export function packagedWidget({
  tag,
  doc,
  members,
  events,
  parts,
}: DescribedWidget): PackagedWidget {
  const name = tag.slice('ocp-'.length)
  return {tag, name, className: pascal(name), doc, members, events, parts}
}

const pascal = (name: string) =>
  name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
