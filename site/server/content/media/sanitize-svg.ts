/**
 * A drawing without what runs, and without what is fetched from elsewhere: on the agency's own server
 * its headers would forbid both, in a bucket or behind a CDN nothing does.
 */
import sanitizeHtml from 'sanitize-html'

const ELEMENTS = `
  svg g defs symbol use title desc style switch marker view image text tspan textPath
  path rect circle ellipse line polyline polygon clipPath mask pattern linearGradient radialGradient stop
  filter feBlend feColorMatrix feComponentTransfer feComposite feDropShadow feFlood feFuncA feFuncB
  feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset feTile`
  .trim()
  .split(/\s+/)

/** Elements that drawing programs leave behind; they are removed without a report. */
const SILENT = /^(metadata|sodipodi:|inkscape:|rdf:|i:|x:)/
const LINKS = /^(xlink:)?href$/
/** A part of the same drawing, or a picture that is inside the file. */
const INSIDE = /^\s*(#|data:image\/(png|jpeg|webp);)/i
/** In CSS: an address of something else than a part of the drawing, or an escape that may hide one. */
const ELSEWHERE = /@import|image-set|\\|url\((?!\s*['"]?#)/i

export interface SafeSvg {
  svg: string
  /** Names of what was taken out, such as `<script>` and `onload`. */
  removed: string[]
}

export function sanitizeSvg(source: string): SafeSvg {
  const removed = new Set<string>()
  const svg = sanitizeHtml(source.replace(/^\ufeff/, ''), {
    allowedTags: ELEMENTS,
    allowedAttributes: false,
    allowedSchemes: ['data'],
    allowVulnerableTags: true,
    nonTextTags: ['script', 'foreignObject', 'metadata'],
    parser: {xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false},
    transformTags: {
      '*': (tagName, attribs) => {
        if (!ELEMENTS.includes(tagName) && !SILENT.test(tagName)) removed.add(`<${tagName}>`)
        const kept = Object.entries(attribs).filter(([name, value]) => {
          const isSafe = isSafeAttribute(name, value)
          if (!isSafe) removed.add(name)
          return isSafe
        })
        return {tagName, attribs: Object.fromEntries(kept)}
      },
    },
    exclusiveFilter({tag, text}) {
      const isUnsafe = tag === 'style' && (ELSEWHERE.test(text) || /[<&]/.test(text))
      if (isUnsafe) removed.add('<style>')
      return isUnsafe
    },
  })
  return {svg: svg.trim(), removed: [...removed].sort()}
}

function isSafeAttribute(name: string, value: string) {
  if (/^on|^xml:base$/i.test(name)) return false
  return LINKS.test(name) ? INSIDE.test(value) : !ELSEWHERE.test(value)
}
