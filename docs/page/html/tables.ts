/** The tables of facts. A row that has an address of its own is found by the search. */
import type {AttributeFact} from '../facts/attributes.ts'
import type {AskFact} from '../facts/calls.ts'
import type {KindFact} from '../facts/content.ts'
import type {EventFact} from '../facts/events.ts'
import type {TokenFact} from '../facts/tokens.ts'
import {type Html, html} from './html.ts'
import {inline} from './markdown.ts'
import {table} from './table.ts'

/** `found` where the attributes belong to what the page is about. */
export const attributeTable = (caption: string, attributes: AttributeFact[], found = true): Html =>
  table(
    caption,
    ['Attribute', 'Type', 'Default', 'What it does'],
    attributes.map(({name, type, initial, doc}) => ({
      ...(found && {id: `attribute-${name}`}),
      cells: [
        html`<code>${name}</code>`,
        html`${type}`,
        initial ? html`<code>${initial}</code>` : html`none`,
        inline(doc),
      ],
    })),
  )

export const eventTable = (caption: string, events: EventFact[]): Html =>
  table(
    caption,
    ['Event', 'Detail', 'What it says'],
    events.map(({name, detail, doc}) => ({
      id: `event-${name}`,
      cells: [
        html`<code>${name}</code>`,
        detail ? html`<code>${detail}</code>` : html`none`,
        inline(doc),
      ],
    })),
  )

export const tokenTable = (caption: string, tokens: TokenFact[]): Html =>
  table(
    caption,
    ['Token', 'Default', 'What it is'],
    tokens.map(({name, light, dark, doc}) => ({
      id: `token${name}`,
      cells: [
        html`<code>${name}</code>`,
        light === dark ? value(light) : html`${value(light)} in light<br>${value(dark)} in dark`,
        inline(doc),
      ],
    })),
  )

export const askTable = (caption: string, asks: AskFact[]): Html =>
  table(
    caption,
    ['Field', 'Type'],
    asks.map(({name, kind, optional}) => ({
      cells: [html`<code>${name}</code>`, html`${kind}${optional && ', may be left out'}`],
    })),
  )

export const fieldTable = ({name, fields}: KindFact): Html =>
  table(
    `Fields of ${name}`,
    ['Field', 'Type', 'What it is'],
    fields.map(({name, type, optional, says}) => ({
      cells: [html`<code>${name}${optional && '?'}</code>`, html`${type}`, inline(says)],
    })),
  )

/** `one`, `two`, `three`. */
export const codes = (words: string[]): Html =>
  html`${words.map((word, index) => html`${index > 0 && ', '}<code>${word}</code>`)}`

/** A style attribute would not pass the page's policy; a drawing's own colour does. */
const value = (text: string) =>
  /^(#|rgb)/.test(text)
    ? html`<svg class="swatch" viewBox="0 0 16 16" aria-hidden="true"><rect width="16" height="16" fill="${text}"/></svg> <code>${text}</code>`
    : html`<code>${text}</code>`
