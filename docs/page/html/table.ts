/**
 * A table that becomes a list on a phone. The roles are explicit, because browsers drop the table
 * semantics of elements with `display: block`.
 */
import {type Html, html} from './html.ts'

export interface Row {
  /** The row's anchor, for links and for the search. */
  id?: string
  cells: Html[]
}

/** `kind` selects the column widths: the number of columns, or `text` for automatic widths. */
export const table = (
  caption: string,
  heads: string[],
  rows: Row[],
  kind = `${heads.length}`,
): Html => html`
<table role="table" class="facts facts--${kind}">
${caption && html`<caption>${caption}</caption>\n`}<thead role="rowgroup"><tr role="row">${heads.map(head => html`<th role="columnheader" scope="col">${head}</th>`)}</tr></thead>
<tbody role="rowgroup">
${rows.map(row => rowOf(row, heads))}</tbody>
</table>
`

const rowOf = ({id, cells: [first = html``, ...cells]}: Row, heads: string[]) =>
  html`<tr role="row"${id ? html` id="${id}"` : ''}><th role="rowheader" scope="row">${first}</th>${cells.map(
    (cell, index) => html`<td role="cell" data-head="${heads[index + 1]}">${cell}</td>`,
  )}</tr>
`
