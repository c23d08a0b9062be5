/**
 * The CSS parts of a widget: a figure of what is inside what, and a table with the same numbers. The
 * script outlines a part in the preview while its row has the pointer or the focus.
 */
import type {PartFact} from '../facts/parts.ts'
import {anatomyOf, type Box, partsIn} from '../playground/anatomy.ts'
import {type Html, html} from './html.ts'
import {inline} from './markdown.ts'
import {table} from './table.ts'

export function partsFigure(tag: string, parts: PartFact[]): Html {
  const boxes = anatomyOf(tag, names(parts))
  const order = partsIn(boxes)
  return html`<figure class="anatomy">
<figcaption>Which part is where</figcaption>
${boxList(boxes, order)}
</figure>`
}

const boxList = (boxes: Box[], order: string[]): Html =>
  html`<ul>${boxes.map(
    ({part, inside}) =>
      html`<li class="anatomy__box anatomy__box--${part}" data-part="${part}"><span class="anatomy__name"><span class="anatomy__number">${order.indexOf(part) + 1}</span> ${part}</span>${inside.length > 0 && boxList(inside, order)}</li>`,
  )}</ul>`

export function partTable(tag: string, parts: PartFact[]): Html {
  const order = partsIn(anatomyOf(tag, names(parts)))
  const rows = order.flatMap((name, index) => {
    const part = parts.find(each => each.name === name)
    if (!part) return []
    return {
      id: `part-${name}`,
      cells: [
        html`<span class="anatomy__number">${index + 1}</span> <code>${name}</code> <button type="button" class="show-part" data-show-part="${name}" hidden>Show<span class="visually-hidden"> ${name} in the preview</span></button>`,
        inline(part.doc),
      ],
    }
  })
  return table('', ['Part', 'Description'], rows)
}

const names = (parts: PartFact[]) => parts.map(({name}) => name)
