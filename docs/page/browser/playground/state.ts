/**
 * The state of the playground, kept in the URL: `?lang=fr&width=320&a-label=Hello&t-radius=8px`. A
 * view can be shared, opened in another tab and left with Back.
 */
import {locales} from '#kit/i18n/locale.ts'
import type {Choices} from '../../playground/widget-brief.ts'

export interface View {
  lang: string
  theme: string
  width: string
  build: string
  /** The selected snippet tab. */
  code: string
}

export interface State extends Choices {
  view: View
}

/** The defaults. */
const usual: View = {lang: 'en', theme: 'auto', width: 'full', build: 'preact', code: 'html'}
const known: Record<keyof View, string[]> = {
  lang: [...locales],
  theme: ['auto', 'light', 'dark'],
  width: ['full', '768', '320'],
  build: ['preact', 'react'],
  code: ['html', 'react', 'npm'],
}
const names = Object.keys(usual) as (keyof View)[]
const [ATTRIBUTE, TOKEN] = ['a-', 't-']

function stateOf(search: string): State {
  const query = new URLSearchParams(search)
  const view = {...usual}
  for (const name of names) {
    const value = query.get(name)
    if (value && known[name].includes(value)) view[name] = value
  }
  const prefixed = (prefix: string, before = '') =>
    Object.fromEntries(
      [...query]
        .filter(([name]) => name.startsWith(prefix))
        .map(([name, value]) => [before + name.slice(prefix.length), value]),
    )
  return {view, attributes: prefixed(ATTRIBUTE), tokens: prefixed(TOKEN, '--ocp-')}
}

export function searchOf({view, attributes, tokens}: State): string {
  const query = new URLSearchParams([
    ...names.filter(name => view[name] !== usual[name]).map(name => [name, view[name]]),
    ...Object.entries(attributes).map(([name, value]) => [ATTRIBUTE + name, value]),
    ...Object.entries(tokens).map(([name, value]) => [TOKEN + name.slice('--ocp-'.length), value]),
  ] as string[][]).toString()
  return query && `?${query}`
}

/** Language and theme as attributes, where they are not what they would be anyway. */
export const looksOf = ({lang, theme}: View): Record<string, string> => ({
  ...(lang !== usual.lang && {lang}),
  ...(theme !== usual.theme && {theme}),
})

let state = stateOf(location.search)
let lastChanged = ''
const listeners: ((state: State) => void)[] = []

export const currentState = () => state

/** Calls back at once, and with every change. */
export function follow(listener: (state: State) => void) {
  listeners.push(listener)
  listener(state)
}

/** `what` is the field or switch: one step Back for each, however many letters were typed into it. */
export function change(what: string, next: Partial<State>) {
  state = {...state, ...next}
  const address = searchOf(state) || location.pathname
  if (what === lastChanged) history.replaceState(null, '', address)
  else history.pushState(null, '', address)
  lastChanged = what
  for (const listener of listeners) listener(state)
}

addEventListener('popstate', () => {
  state = stateOf(location.search)
  lastChanged = ''
  for (const listener of listeners) listener(state)
})
