/** The reference tables. Rows with an anchor of their own are found by the search. */
import type {AttributeFact} from '../facts/attributes.ts'
import type {ParameterFact} from '../facts/calls.ts'
import type {KindFact} from '../facts/content.ts'
import type {EventFact} from '../facts/events.ts'
import type {PartFact} from '../facts/parts.ts'
import type {Member} from '../facts/properties.ts'
import type {TokenFact} from '../facts/tokens.ts'
import {type Html, html} from './html.ts'
import {inline} from './markdown.ts'
import {table} from './table.ts'

/** `searchable`: each row gets an anchor and is found by the search. */
export const attributeTable = (
  caption: string,
  attributes: AttributeFact[],
  searchable = true,
): Html =>
  table(
    caption,
    ['Attribute', 'Type', 'Default', 'Description'],
    attributes.map(({name, type, initial, doc}) => ({
      ...(searchable && {id: `attribute-${name}`}),
      cells: [
        html`<code>${name}</code>`,
        html`${typeText(type)}`,
        initial ? html`<code>${initial}</code>` : html`none`,
        inline(doc),
      ],
    })),
  )

/** In the words that type columns use: `'one' | 'two'`, `string (JSON)`. */
function typeText(type: string): string {
  if (type === 'JSON') return 'string (JSON)'
  return type.includes(' | ') ? type.replace(/[^ |]+/g, "'$&'") : type
}

/** Without anchors: the search finds the attributes. */
export const propertyTable = (members: Member[]): Html =>
  table(
    '',
    ['Property', 'Type', 'Description'],
    members.map(({property, value, isNullable, doc}) => ({
      cells: [
        html`<code>${property}</code>`,
        html`<code>${value}${isNullable && ' | null'}</code>`,
        inline(doc),
      ],
    })),
    'properties',
  )

export const slotTable = (slots: PartFact[]): Html =>
  table(
    '',
    ['Slot', 'Description'],
    slots.map(({name, doc}) => ({
      cells: [name ? html`<code>${name}</code>` : html`(default)`, inline(doc)],
    })),
  )

export const eventTable = (caption: string, events: EventFact[]): Html =>
  table(
    caption,
    ['Event', 'Detail', 'Description'],
    events.map(({name, detail, doc}) => ({
      id: `event-${name}`,
      cells: [
        html`<code>${name}</code>`,
        detail ? html`<code>${detail}</code>` : html`none`,
        inline(doc),
      ],
    })),
  )

export const tokenTable = (caption: string, tokens: TokenFact[], searchable = true): Html =>
  table(
    caption,
    ['Token', 'Default', 'Description'],
    tokens.map(({name, light, dark, doc}) => ({
      ...(searchable && {id: `token${name}`}),
      cells: [
        html`<code>${name}</code>`,
        light === dark ? value(light) : html`${value(light)} in light<br>${value(dark)} in dark`,
        inline(doc),
      ],
    })),
  )

export const parameterTable = (caption: string, parameters: ParameterFact[]): Html =>
  table(
    caption,
    ['Field', 'Type'],
    parameters.map(({name, type, optional}) => ({
      cells: [html`<code>${name}</code>`, html`${type}${optional && ', optional'}`],
    })),
  )

export const fieldTable = ({name, fields}: KindFact): Html =>
  table(
    `Fields of ${name}`,
    ['Field', 'Type', 'Description'],
    fields.map(({name, type, optional, doc}) => ({
      cells: [html`<code>${name}${optional && '?'}</code>`, html`${type}`, inline(doc)],
    })),
  )

/** A swatch is an SVG `fill`, because the page's content security policy blocks style attributes. */
const value = (text: string) =>
  /^(#|rgb)/.test(text)
    ? html`<svg class="swatch" viewBox="0 0 16 16" aria-hidden="true"><rect width="16" height="16" fill="${text}"/></svg> <code>${text}</code>`
    : html`<code>${text}</code>`
