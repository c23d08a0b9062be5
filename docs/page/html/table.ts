/**
 * A table in a frame of its own, which scrolls sideways in a narrow window. The frame has the name of
 * the table and takes the focus, so that arrow keys scroll it; `frames.ts` leaves both to the frames
 * that scroll. It is a group and no landmark, because a page has many.
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
<div class="frame" role="group" aria-label="${caption || heads.join(', ')}" tabindex="0" data-frame>
<table class="facts facts--${kind}">
${caption && html`<caption>${caption}</caption>\n`}<thead><tr>${heads.map(head => html`<th scope="col">${head}</th>`)}</tr></thead>
<tbody>
${rows.map(rowOf)}</tbody>
</table>
</div>
`

const rowOf = ({id, cells: [first = html``, ...cells]}: Row) =>
  html`<tr${id ? html` id="${id}"` : ''}><th scope="row">${first}</th>${cells.map(
    cell => html`<td>${cell}</td>`,
  )}</tr>
`
