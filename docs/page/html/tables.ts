/**
 * Tables that become lists on a phone. The roles are written out, because a browser that lays a table
 * out as blocks may forget that it is one.
 */
import type {AttributeFact} from '../facts/attributes.ts'
import type {CallFact} from '../facts/calls.ts'
import type {KindFact} from '../facts/content.ts'
import type {EventFact} from '../facts/events.ts'
import type {TokenFact} from '../facts/tokens.ts'
import {type Html, html} from './html.ts'
import {inline} from './markdown.ts'

export const attributeTable = (caption: string, attributes: AttributeFact[]): Html =>
  table(
    caption,
    ['Attribute', 'Type', 'Default', 'What it does'],
    attributes.map(({name, type, initial, doc}) => [
      html`<code>${name}</code>`,
      html`${type}`,
      initial ? html`<code>${initial}</code>` : html`none`,
      inline(doc),
    ]),
  )

export const eventTable = (caption: string, events: EventFact[]): Html =>
  table(
    caption,
    ['Event', 'Detail', 'What it says'],
    events.map(({name, detail, doc}) => [
      html`<code>${name}</code>`,
      detail ? html`<code>${detail}</code>` : html`none`,
      inline(doc),
    ]),
  )

export const tokenTable = (caption: string, tokens: TokenFact[]): Html =>
  table(
    caption,
    ['Token', 'Default', 'What it is'],
    tokens.map(({name, light, dark, doc}) => [
      html`<code>${name}</code>`,
      light === dark ? value(light) : html`${value(light)} in light<br>${value(dark)} in dark`,
      inline(doc),
    ]),
  )

export const callTable = (caption: string, calls: CallFact[]): Html =>
  table(
    caption,
    ['Call', 'Asks', 'What it is for'],
    calls.map(({name, method, path, asks, says}) => [
      html`<code>${name}</code><br><span class="path">${method} <code>${path}</code></span>`,
      asks.length ? codes(asks) : html`nothing`,
      inline(says),
    ]),
  )

export const fieldTable = ({name, fields}: KindFact): Html =>
  table(
    `Fields of ${name}`,
    ['Field', 'Type', 'What it is'],
    fields.map(({name, type, optional, says}) => [
      html`<code>${name}${optional && '?'}</code>`,
      html`${type}`,
      inline(says),
    ]),
  )

/** `one`, `two`, `three`. */
export const codes = (words: string[]): Html =>
  html`${words.map((word, index) => html`${index > 0 && ', '}<code>${word}</code>`)}`

/** A style attribute would not pass the page's policy; a drawing's own colour does. */
const value = (text: string) =>
  /^(#|rgb)/.test(text)
    ? html`<svg class="swatch" viewBox="0 0 16 16" aria-hidden="true"><rect width="16" height="16" fill="${text}"/></svg> <code>${text}</code>`
    : html`<code>${text}</code>`

const table = (caption: string, heads: string[], rows: Html[][]): Html => html`
<table role="table" class="facts facts--${heads.length}">
<caption>${caption}</caption>
<thead role="rowgroup"><tr role="row">${heads.map(head => html`<th role="columnheader" scope="col">${head}</th>`)}</tr></thead>
<tbody role="rowgroup">
${rows.map(
  ([
    first = html``,
    ...cells
  ]) => html`<tr role="row"><th role="rowheader" scope="row">${first}</th>${cells.map(
    (cell, index) => html`<td role="cell" data-head="${heads[index + 1]}">${cell}</td>`,
  )}</tr>
`,
)}</tbody>
</table>`
