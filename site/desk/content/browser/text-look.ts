/** How a long text will look, below it: the server reads the text, and elements are made of its answer. */
const PAUSE = 300
const TAGS = new Set([
  'p',
  'br',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'ul',
  'ol',
  'li',
  'strong',
  'em',
  'a',
])

type Look = string | {tag: string; attributes: Record<string, string>; children: Look[]}

interface Parts {
  field: HTMLTextAreaElement
  /** The element that shows the preview. */
  look: HTMLElement
  /** The button that opens and closes it. */
  button: HTMLElement | null
}

export function showLook(form: HTMLFormElement, {field, look, button}: Parts) {
  if (!button) return
  look.lang = field.lang
  look.dir = field.dir
  button.setAttribute('aria-controls', look.id)
  let timer: ReturnType<typeof setTimeout> | undefined
  const show = async () => {
    const {value} = field
    const nodes = await lookOf(form, value).catch(() => undefined)
    if (field.value !== value) return
    if (nodes) look.replaceChildren(...(nodes.length ? nodes : [look.dataset.empty ?? '']))
    else look.replaceChildren(look.dataset.failed ?? '')
  }
  button.addEventListener('click', () => {
    look.hidden = !look.hidden
    button.setAttribute('aria-expanded', `${!look.hidden}`)
    if (!look.hidden) void show().then(() => look.scrollIntoView({block: 'nearest'}))
  })
  field.addEventListener('input', () => {
    clearTimeout(timer)
    if (!look.hidden) timer = setTimeout(() => void show(), PAUSE)
  })
}

async function lookOf(form: HTMLFormElement, text: string) {
  const csrf = `${new FormData(form).get('csrf') ?? ''}`
  const body = new URLSearchParams({csrf, text})
  const answer = await fetch('/desk/content/+look', {method: 'POST', body, redirect: 'error'})
  if (!answer.ok) throw new Error(`${answer.status}`)
  return ((await answer.json()) as Look[]).map(elementOf)
}

function elementOf(node: Look): Node {
  if (typeof node === 'string' || !TAGS.has(node.tag)) {
    return document.createTextNode(typeof node === 'string' ? node : '')
  }
  const element = document.createElement(node.tag)
  const {href} = node.attributes
  if (element instanceof HTMLAnchorElement && href) {
    element.href = href
    // The form stays where it is.
    element.target = '_blank'
    element.rel = 'noopener'
  }
  element.append(...node.children.map(elementOf))
  return element
}
