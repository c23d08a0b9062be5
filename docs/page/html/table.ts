/**
 * A table that becomes a list on a phone. The roles are written out, because a browser that lays a
 * table out as blocks may forget that it is one.
 */
import {type Html, html} from './html.ts'

export interface Row {
  /** Where the row can be linked to; the search finds it by this. */
  id?: string
  cells: Html[]
}

/** `kind` is how the columns share the width: by their number, or `text` for what they hold. */
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
