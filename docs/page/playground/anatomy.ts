/** Shows how the CSS parts of a widget are nested, for the figure on its page. */
export interface Box {
  part: string
  inside: Box[]
}

const FORM = 'form(heading field(label input error) button)'

/** `a(b c)`: b and c are inside a, from top to bottom. */
const anatomies: Record<string, string> = {
  'ocp-area-prices': 'heading few',
  'ocp-book-now': `button dialog(${FORM} close)`,
  'ocp-careers-apply': FORM,
  'ocp-contact-form': FORM,
  'ocp-list-with-us': FORM,
  'ocp-neighbourhood-map': 'heading map list',
  'ocp-newsletter': FORM,
  'ocp-open-house-carousel': 'heading open-house empty',
  'ocp-project-page': `dialog(${FORM} close)`,
  'ocp-property-list': 'heading filters(input) notice list all-link shortlist-link pages',
  'ocp-property-search': 'form(field(label input) list button)',
  'ocp-reviews': 'heading',
  'ocp-team-contact': FORM,
  'ocp-viewing': `heading notice days(day(hour)) more empty chosen(back) ${FORM} booked`,
}

/** Widgets without an entry have their parts one below the other. */
export function anatomyOf(tag: string, parts: string[]): Box[] {
  const boxes: Box[] = []
  const open = [boxes]
  for (const [, part, bracket] of (anatomies[tag] ?? parts.join(' ')).matchAll(
    /([\w-]+)|([()])/g,
  )) {
    if (part) open.at(-1)?.push({part, inside: []})
    else if (bracket === '(') open.push(open.at(-1)?.at(-1)?.inside ?? [])
    else open.pop()
  }
  return boxes
}

/** The parts in the order of the figure, each once. */
export const partsIn = (boxes: Box[]): string[] => [
  ...new Set(boxes.flatMap(({part, inside}) => [part, ...partsIn(inside)])),
]
