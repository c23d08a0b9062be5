/** Everything that the docs show of a widget. Widgets are found by their folders. */
import {globSync, readFileSync} from 'node:fs'
import {basename, dirname, join} from 'node:path'
import ts from 'typescript'
import {type AttributeGroup, attributeGroups} from './attributes.ts'
import type {BuildFact} from './builds.ts'
import {type EventFact, eventFacts} from './events.ts'
import {type PartFact, partFacts} from './parts.ts'
import {type PolicyFact, policyOf} from './policy.ts'
import {docOf, documented, sourceOf} from './source.ts'
import {filesOf, matchesIn} from './sources.ts'

export interface WidgetFact extends BuildFact {
  tag: string
  /** `book-now` as a heading: `Book Now`. */
  title: string
  doc: string
  example: string
  /** Its own attributes. */
  own: AttributeGroup
  /** Attributes shared with other widgets. */
  shared: AttributeGroup[]
  events: EventFact[]
  parts: PartFact[]
  /** The content security policy directives that it needs. */
  policy: PolicyFact
}

/** Attributes that every widget takes. */
export const commonGroups = () =>
  attributeGroups('widgets/kit/core/common-attributes.ts', 'commonAttributes')

/** Mounts every widget, and emits the events that all of them have. */
const REGISTER = 'widgets/kit/core/register.ts'

export async function widgetFacts(builds: (tag: string) => BuildFact): Promise<WidgetFact[]> {
  const common = await commonGroups()
  const elements = globSync('widgets/*/element.ts').sort()
  return Promise.all(elements.map(element => widgetFact(element, common, builds)))
}

async function widgetFact(
  element: string,
  common: AttributeGroup[],
  builds: (tag: string) => BuildFact,
): Promise<WidgetFact> {
  const folder = dirname(element)
  const {tag, doc} = definitionIn(element)
  const [own, ...shared] = await attributeGroups(join(folder, 'attributes.ts'), 'attributes')
  const files = filesOf(element)
  const emitted = matchesIn([...filesOf(REGISTER), ...files], /\bemit\(\s*'([\w-]+)'/g)
  const events = eventFacts().filter(({name}) => emitted.includes(name))
  if (!events.length) throw new Error(`${element}: found no emit('ocp-…') in what it is made of`)
  return {
    tag,
    title: basename(folder).replace(
      /(^|-)(\w)/g,
      (_, dash, letter) => `${dash && ' '}${letter.toUpperCase()}`,
    ),
    doc: documented(doc, element, 'the widget itself'),
    example: readFileSync(join(folder, 'example.html'), 'utf8').trim(),
    own: own as AttributeGroup,
    shared: [...common, ...shared],
    events,
    parts: partFacts(files),
    policy: policyOf(files),
    ...builds(tag),
  }
}

function definitionIn(element: string): {tag: string; doc: string} {
  const statement = sourceOf(element).statements.find(ts.isExportAssignment)
  const tag = statement?.getText().match(/\btag: '([\w-]+)'/)?.[1]
  if (!statement || !tag)
    throw new Error(`${element} exports no widget: export default defineWidget(…)`)
  return {tag, doc: docOf(statement)}
}
