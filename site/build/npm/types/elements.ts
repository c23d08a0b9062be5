/** Declarations of the elements, as a page without a framework uses them. */
import type {EventFact} from '../../../../docs/page/facts/events.ts'
import {dataNames} from '../data-types.ts'
import type {PackagedWidget} from '../members.ts'
import {attributeType, comment, lines, ownMembers, propertyType, union} from './text.ts'

/** One widget's: what it takes, what it says, and its tag in the page's map of tags. */
export function elementTypes(widget: PackagedWidget, declared: string[]): string {
  const {tag, className, doc, members, events} = widget
  const data = dataNames(
    declared,
    members.map(({value}) => value),
  )
  return lines(
    data.length ? `import type {${data.join(', ')}} from './data.js'` : [],
    "import './events.js'",
    '',
    comment(`What \`<${tag}>\` holds as properties.`),
    `export interface ${className}Properties {`,
    ownMembers(widget).flatMap(member => [
      comment(member.doc, '  ', member.initial),
      `  ${member.property}: ${propertyType(member)}`,
    ]),
    '}',
    '',
    comment(`What \`<${tag}>\` takes in HTML.`),
    `export interface ${className}Attributes {`,
    members.flatMap(member => [
      comment(member.doc, '  ', member.initial),
      `  '${member.name}'?: ${attributeType(member)} | undefined`,
    ]),
    '}',
    '',
    comment(`What \`<${tag}>\` tells the page.`),
    `export type ${className}Event = ${union(events.map(({name}) => name))}`,
    '',
    comment(doc),
    `export interface ${className}Element extends HTMLElement, ${className}Properties {}`,
    '',
    `export declare const tag: '${tag}'`,
    '',
    'declare global {',
    '  interface HTMLElementTagNameMap {',
    `    '${tag}': ${className}Element`,
    '  }',
    '}',
  )
}

/** The events' details, for `addEventListener` of an element, the document or the window. */
export const eventTypes = (events: EventFact[]): string =>
  lines(
    comment(
      'What each event carries. All bubble, leave the shadow root and can be cancelled; none holds personal data.',
    ),
    'export interface WidgetEvents {',
    events.flatMap(({name, detail, doc}) => [
      comment(doc, '  '),
      `  '${name}': ${detail || 'Record<string, never>'}`,
    ]),
    '}',
    '',
    comment('The same as events.'),
    'export type WidgetEventMap = {',
    '  [Type in keyof WidgetEvents]: CustomEvent<WidgetEvents[Type]>',
    '}',
    '',
    'declare global {',
    '  interface GlobalEventHandlersEventMap extends WidgetEventMap {}',
    '  interface WindowEventMap extends WidgetEventMap {}',
    '}',
  )

export const dataFile = (declared: string[]): string =>
  lines(
    comment("Records as the API answers them. What is marked as ours the agency's own API adds."),
    'export {}',
    ...declared.map(text => `\n${text}`),
  )
