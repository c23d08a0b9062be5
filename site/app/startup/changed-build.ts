/**
 * A page whose build is no longer served: once a part of it cannot be had, the page is loaded again by
 * itself, with what was typed and what was pressed. Where the network is at fault, the part's own
 * message with its retry stays.
 */
import {inTabStorage} from '../navigation/session-storage.ts'

/** In the storage of the tab, until the page is there again. */
export const DRAFT_KEY = 'typed'
/** The builds that this tab has left: each once, so that no page is loaded again and again. */
const LEFT_BUILDS_KEY = 'left-builds'
const CHECK_MS = 250
/** Our 404 is shorter than any script. */
const SHORTER_THAN_SCRIPTS = 100

/** A place on the page that another build has, too. */
export interface Place {
  /** Tag, and which one of its kind, for each shadow host around it. */
  hosts: [tag: string, nth: number][]
  tag: string
  /** A field's name or a button's text. */
  label: string
  nth: number
}

export interface SavedPage {
  address: string
  fields: {place: Place; value: string; checked: boolean}[]
  pressed: Place | undefined
}

/** `build` is an address that changes with the build. */
export function watchForNewBuild(build: string) {
  let pressed: Place | undefined
  let isGone = false
  document.addEventListener('click', remember, true)
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) void look(entry as PerformanceResourceTiming)
  }).observe({type: 'resource', buffered: true})
  // Loaded again without a connection: nothing is pressed by itself then.
  addEventListener('pagehide', () => navigator.onLine || inTabStorage(storage => save(storage)))
  addEventListener('pageshow', ({persisted}) => persisted && restoreDraft())

  function remember(event: Event) {
    const button = event
      .composedPath()
      .find(node => node instanceof Element && node.matches('button, a'))
    if (!button || rootsOf(button as Element).some(isLayer)) return
    // The retry of a message is not what will be there again.
    if (!(button as Element).closest('.unavailable')) pressed = placeOf(button as Element)
  }

  async function look(entry: PerformanceResourceTiming) {
    if (isGone || !entry.name.startsWith(`${location.origin}/assets/`)) return
    if (!(await isMissing(entry)) || isGone) return
    isGone = true
    // The message that a visitor sees shows that the file was needed: what is fetched ahead fails in silence.
    setInterval(
      () => everyRoot().some(root => root.querySelector('.unavailable')) && leave(),
      CHECK_MS,
    )
  }

  function leave() {
    const isSaved = inTabStorage(storage => {
      const left = (storage.getItem(LEFT_BUILDS_KEY) ?? '').split(' ')
      if (left.includes(build)) return false
      storage.setItem(LEFT_BUILDS_KEY, [...left, build].join(' ').trim())
      save(storage, pressed)
      return true
    })
    if (isSaved) location.reload()
  }

  function save(storage: Storage, pressed?: Place) {
    const saved: SavedPage = {address: location.href, fields: typedFields(), pressed}
    storage.setItem(DRAFT_KEY, JSON.stringify(saved))
  }
}

/** Reads and removes the draft that the previous page has stored. */
export function restoreDraft(): SavedPage | undefined {
  const draft = inTabStorage(storage => {
    const stored = storage.getItem(DRAFT_KEY)
    storage.removeItem(DRAFT_KEY)
    return stored
  })
  const page: SavedPage | undefined = draft ? JSON.parse(draft) : undefined
  return page?.address === location.href ? page : undefined
}

async function isMissing({name, responseStatus, decodedBodySize}: PerformanceResourceTiming) {
  if (responseStatus) return responseStatus === 404
  // Not every browser reports the status, and none does without a connection.
  if (responseStatus === 0 || decodedBodySize > SHORTER_THAN_SCRIPTS) return false
  const answer = await fetch(name, {method: 'HEAD'}).catch(() => undefined)
  return answer?.status === 404
}

/** The document, and the shadow roots of widgets and of what lies above the page. */
function everyRoot(): (Document | ShadowRoot)[] {
  const within = (root: Document | ShadowRoot): (Document | ShadowRoot)[] => [
    root,
    ...[...root.querySelectorAll('*')].flatMap(({shadowRoot}) =>
      shadowRoot ? within(shadowRoot) : [],
    ),
  ]
  return within(document)
}

const FIELDS = 'input:not([type=file], [type=hidden], [type=password]), textarea, select'
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const typedFields = () =>
  everyRoot()
    .flatMap(root => [...root.querySelectorAll<Field>(FIELDS)])
    .filter(isTyped)
    .map(field => ({
      place: placeOf(field),
      value: field.value,
      checked: 'checked' in field && field.checked,
    }))

function isTyped(field: Field) {
  if (field instanceof HTMLSelectElement) return field.selectedIndex > 0
  if (/checkbox|radio/.test(field.type)) return (field as HTMLInputElement).checked
  return field.value !== ''
}

const isLayer = (root: Node) =>
  root instanceof ShadowRoot && root.host.localName === 'ocp-layer-dialog'

/** From the outermost to its own. */
function rootsOf(element: Element): (Document | ShadowRoot)[] {
  const root = element.getRootNode() as Document | ShadowRoot
  return root instanceof ShadowRoot ? [...rootsOf(root.host), root] : [root]
}

const nthOf = (element: Element, alike: (one: Element) => boolean) =>
  [...(element.getRootNode() as ParentNode).querySelectorAll(element.localName)]
    .filter(alike)
    .indexOf(element)

export const labelOf = (element: Element) =>
  element.getAttribute('name') ?? element.textContent?.trim() ?? ''

function placeOf(element: Element): Place {
  const hosts = rootsOf(element).flatMap(root => (root instanceof ShadowRoot ? [root.host] : []))
  const label = labelOf(element)
  return {
    hosts: hosts.map(host => [host.localName, nthOf(host, () => true)]),
    tag: element.localName,
    label,
    nth: nthOf(element, one => labelOf(one) === label),
  }
}
