/** Each widget live, from its own example, in the build, the language and the theme of the view. */
import {logEvent} from './log.ts'
import type {View} from './view.ts'

const previews = () => [...document.querySelectorAll<HTMLElement>('[data-preview]')]

const stageOf = (preview: HTMLElement) => preview.querySelector('.preview__stage') as HTMLElement

let shown: View | undefined

/** Puts the examples in. In the React build the tags are defined before the loader looks for them. */
export async function mountPreviews(build: string) {
  if (build === 'react') await Promise.all(previews().map(defineFromReact))
  await load(document.body.dataset.loader ?? '').catch(() => {})
  for (const preview of previews()) {
    const stage = stageOf(preview)
    const example = stage.querySelector('template')?.content.cloneNode(true) as DocumentFragment
    if (shown) for (const widget of widgetsIn(example)) dress(widget, shown)
    stage.append(example)
  }
}

async function defineFromReact(preview: HTMLElement) {
  try {
    await import(preview.dataset.react ?? '')
  } catch {
    const note = document.createElement('p')
    note.textContent = 'This build did not arrive. Reload the page to try again.'
    stageOf(preview).append(note)
  }
}

/** The loader says where the API is, so the React build needs it, too. */
function load(src: string) {
  const script = document.createElement('script')
  script.src = src
  return new Promise((resolve, reject) => {
    script.onload = resolve
    script.onerror = reject
    document.head.append(script)
  })
}

/** Language and theme act on what is there; the page's own colours follow. */
export function showView(view: View) {
  shown = view
  document.documentElement.dataset.theme = view.theme
  for (const preview of previews()) {
    for (const widget of widgetsIn(stageOf(preview))) dress(widget, view)
  }
}

const widgetsIn = (root: ParentNode) =>
  [...root.querySelectorAll('*')].filter(({localName}) => localName.startsWith('ocp-'))

function dress(widget: Element, {lang, theme}: View) {
  widget.setAttribute('lang', lang)
  widget.setAttribute('theme', theme)
}

/** Shows what widgets tell the page, below the preview that it came from. */
export function listen() {
  const types = document.body.dataset.events?.split(' ') ?? []
  for (const preview of previews()) {
    for (const type of types) {
      preview.addEventListener(type, event => {
        logEvent(preview, event as CustomEvent)
        if (type === 'ocp-ready') preview.toggleAttribute('data-empty', isEmpty(preview))
      })
    }
  }
}

/** Some widgets work without showing anything; an empty frame would look like a failure. */
const isEmpty = (preview: HTMLElement) =>
  widgetsIn(stageOf(preview)).every(widget => (widget as HTMLElement).offsetHeight === 0)
