/** The code of the page, with what was chosen, and with this server's own address. */
import {coloured} from '../html/code.ts'
import {htmlSnippet, npmSnippet, reactSnippet, styleRule} from '../playground/snippets.ts'
import type {Choices, WidgetBrief} from '../playground/widget-brief.ts'
import {follow} from './state.ts'

export function followSnippets(brief: WidgetBrief) {
  const places = [...document.querySelectorAll<HTMLElement>('[data-snippet]')]
  follow(({view, attributes, tokens}) => {
    const looks = {
      ...(view.lang !== 'en' && {lang: view.lang}),
      ...(view.theme !== 'auto' && {theme: view.theme}),
    }
    const choices = {attributes: {...attributes, ...looks}, tokens}
    for (const place of places) {
      const code = codeFor(place.dataset.snippet ?? '', brief, choices)
      // Everything in it was escaped where it was put together.
      if (place.textContent !== code) place.innerHTML = coloured(code).text
    }
    for (const block of document.querySelectorAll<HTMLElement>('[data-style]')) {
      block.hidden = Object.keys(tokens).length === 0
    }
  })
}

function codeFor(kind: string, brief: WidgetBrief, choices: Choices): string {
  const host = location.origin
  if (kind === 'react') return reactSnippet(brief, choices, host)
  if (kind === 'npm') return npmSnippet(brief, choices, host)
  return kind === 'css' ? styleRule(choices) : htmlSnippet(brief, choices, host)
}
