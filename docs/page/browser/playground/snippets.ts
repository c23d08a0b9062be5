/** Updates the code snippets with the reader's choices and this server's origins. */
import {coloured} from '../../html/code.ts'
import {
  element,
  htmlSnippet,
  npmSnippet,
  reactSnippet,
  styleRule,
} from '../../playground/snippets.ts'
import type {Choices, WidgetBrief} from '../../playground/widget-brief.ts'
import {setHtml} from '../trusted.ts'
import {follow, looksOf} from './state.ts'

export function followSnippets(brief: WidgetBrief) {
  const places = [...document.querySelectorAll<HTMLElement>('[data-snippet]')]
  const styles = document.querySelectorAll<HTMLElement>('[data-style]')
  follow(({view, attributes, tokens}) => {
    const choices = {attributes: {...attributes, ...looksOf(view)}, tokens}
    for (const place of places) {
      setHtml(place, coloured(codeFor(place.dataset.snippet ?? '', brief, choices)))
    }
    for (const block of styles) block.hidden = Object.keys(tokens).length === 0
    showOrigins()
  })
}

function codeFor(kind: string, brief: WidgetBrief, choices: Choices): string {
  if (kind === 'react') return reactSnippet(brief, choices)
  if (kind === 'npm') return npmSnippet(brief)
  if (kind === 'element') return element(brief, choices)
  return kind === 'css' ? styleRule(choices) : htmlSnippet(brief, choices)
}

/** This server's origins are in `<body data-…>`. */
function showOrigins() {
  for (const place of document.querySelectorAll<HTMLElement>('[data-origin]')) {
    place.textContent = document.body.dataset[place.dataset.origin ?? ''] ?? place.textContent
  }
}
