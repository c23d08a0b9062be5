/** The live widget of the page, with the attributes, tokens, language, theme and width in the URL. */
import {type Locale, languageOf} from '#kit/i18n/locale.ts'
import {LOADER, writtenAttributes} from '../../playground/snippets.ts'
import type {WidgetBrief} from '../../playground/widget-brief.ts'
import {logAnswer} from '../test-log/log.ts'
import {scriptUrl} from '../trusted.ts'
import {logEvent} from './event-log.ts'
import {follow, type State} from './state.ts'

/** Debounces typing in the editors. */
const DEBOUNCE_MS = 250

/** Events of a form that was sent. */
const ANSWERS = ['ocp-submit', 'ocp-error']

export const previewOnPage = () => document.querySelector<HTMLElement>('[data-preview]')

export const briefIn = (preview: HTMLElement): WidgetBrief =>
  JSON.parse(preview.querySelector('script')?.textContent ?? '{}')

/** Mounts the example. In the React build the tag is defined before the loader looks for it. */
export async function mountPreview(preview: HTMLElement, state: State) {
  const brief = briefIn(preview)
  const stage = preview.querySelector('.preview__stage') as HTMLElement
  if (state.view.build === 'react') await defineFromReact(brief, stage)
  await loadLoader().catch(() => {})
  const example = stage.querySelector('template')?.content.cloneNode(true) as DocumentFragment
  const widget = example.querySelector(brief.tag) as HTMLElement
  listen(preview, brief, widget)
  show(brief, stage, widget, state)
  stage.append(example)
  let waiting: ReturnType<typeof setTimeout> | undefined
  follow(next => {
    clearTimeout(waiting)
    waiting = setTimeout(() => show(brief, stage, widget, next), DEBOUNCE_MS)
  })
}

/** Loads the real loader, as partners have it; it knows the address of the API. */
function loadLoader() {
  const script = document.createElement('script')
  script.src = scriptUrl(LOADER)
  return new Promise((resolve, reject) => {
    script.onload = resolve
    script.onerror = reject
    document.head.append(script)
  })
}

async function defineFromReact(brief: WidgetBrief, stage: HTMLElement) {
  try {
    await import(/* @vite-ignore */ brief.react)
  } catch {
    const note = document.createElement('p')
    note.textContent = 'This build did not arrive. Reload the page to try again.'
    stage.append(note)
  }
}

function show(brief: WidgetBrief, stage: HTMLElement, widget: HTMLElement, state: State) {
  const {lang, theme, width} = state.view
  const frame = stage.parentElement as HTMLElement
  frame.dataset.width = width
  frame.dataset.theme = theme
  // The preview looks like the page of a partner who writes in this language.
  stage.dir = languageOf(lang as Locale).direction
  const written = Object.fromEntries(writtenAttributes(brief, state))
  // Nobody at the agency should answer what a reader tries out here.
  dress(brief, widget, {...written, lang, theme, test: 'true'})
  for (const token of [...stage.style]) {
    if (token.startsWith('--') && !(token in state.tokens)) stage.style.removeProperty(token)
  }
  for (const [token, value] of Object.entries(state.tokens)) stage.style.setProperty(token, value)
}

function dress(brief: WidgetBrief, widget: HTMLElement, wanted: Record<string, string>) {
  for (const {name, control} of brief.attributes) {
    const value = control.is === 'boolean' && wanted[name] ? '' : wanted[name]
    if (value === undefined) widget.removeAttribute(name)
    else if (widget.getAttribute(name) !== value) widget.setAttribute(name, value)
  }
}

/** Logs the events that the widget dispatches. */
function listen(preview: HTMLElement, brief: WidgetBrief, widget: HTMLElement) {
  for (const type of brief.events) {
    preview.addEventListener(type, event => {
      logEvent(event as CustomEvent)
      if (ANSWERS.includes(type)) logAnswer(brief.tag, event as CustomEvent)
      preview.dataset.ready = 'true'
      // Some work without showing anything; an empty frame would look like a failure.
      preview.toggleAttribute('data-empty', widget.offsetHeight === 0)
    })
  }
}
