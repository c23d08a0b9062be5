/**
 * The search: index and engine are fetched when the field is first used. A combobox with a list:
 * arrows choose, Enter opens, Escape closes and then empties.
 */
import type {Search, SearchHit} from '../search/engine.ts'
import {resultList} from '../search/results.ts'
import {setHtml} from './trusted.ts'

export function prepareSearch() {
  const box = document.querySelector<HTMLElement>('[data-search-box]')
  if (!box) return
  const part = <Element extends HTMLElement>(selector: string) =>
    box.querySelector(selector) as Element
  const field = part<HTMLInputElement>('input')
  const [panel, list] = [part('.search__panel'), part('[role="listbox"]')]
  const [note, status] = [part('.search__note'), part('[role="status"]')]
  let engine: Promise<Search> | undefined
  let found: SearchHit[] = []
  let chosen = 0
  box.hidden = false

  const wake = () => (engine ??= import('../search/engine.ts').then(({open}) => open()))
  const close = () => {
    panel.hidden = true
    field.setAttribute('aria-expanded', 'false')
    field.removeAttribute('aria-activedescendant')
  }
  const choose = (index: number) => {
    const options = [...list.querySelectorAll('[role="option"]')]
    chosen = (index + options.length) % options.length
    for (const [at, option] of options.entries()) {
      option.setAttribute('aria-selected', `${at === chosen}`)
    }
    field.setAttribute('aria-activedescendant', options[chosen]?.id ?? '')
    options[chosen]?.scrollIntoView({block: 'nearest'})
  }
  const announce = (message: string, shown = '') => {
    status.textContent = message
    note.textContent = shown
  }
  const search = async () => {
    const query = field.value.trim()
    if (!query) return close()
    try {
      const search = await wake()
      // A query typed meanwhile starts its own search.
      if (query !== field.value.trim()) return
      found = search(query)
      setHtml(list, resultList(found))
      panel.hidden = false
      field.setAttribute('aria-expanded', `${found.length > 0}`)
      if (found.length) choose(0)
      else field.removeAttribute('aria-activedescendant')
      const count = `${found.length} ${found.length === 1 ? 'result' : 'results'}`
      const nothing = `No results for “${query}”. Try the name of a widget, an attribute or a call.`
      if (found.length) announce(count)
      else announce(nothing, nothing)
    } catch {
      engine = undefined
      panel.hidden = false
      list.replaceChildren()
      announce('', 'The search could not be loaded. Type again to retry.')
    }
  }
  const keys: Record<string, () => void> = {
    ArrowDown: () => choose(chosen + 1),
    ArrowUp: () => choose(chosen - 1),
    Enter: () => location.assign(found[chosen]?.path ?? ''),
  }

  field.addEventListener('focus', () => void wake().catch(() => (engine = undefined)))
  field.addEventListener('input', () => void search())
  field.addEventListener('keydown', event => {
    if (event.key === 'Escape') {
      if (panel.hidden) field.value = ''
      close()
      event.preventDefault()
    }
    if (panel.hidden || !found.length || !keys[event.key]) return
    event.preventDefault()
    keys[event.key]?.()
  })
  list.addEventListener('mousedown', event => event.preventDefault())
  list.addEventListener('click', ({target}) => {
    const option = (target as Element).closest<HTMLElement>('[data-path]')
    if (option) location.assign(option.dataset.path ?? '')
  })
  box.addEventListener('focusout', ({relatedTarget}) => {
    if (!box.contains(relatedTarget as Node | null)) close()
  })
  document.addEventListener('keydown', event => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || isTyping(event)) return
    event.preventDefault()
    field.focus()
    field.select()
  })
}

/** Also in a widget: its fields are behind its shadow root. */
const isTyping = (event: KeyboardEvent) => {
  const target = event.composedPath()[0] as HTMLElement
  return target.matches?.('input, textarea, select, [contenteditable]')
}
