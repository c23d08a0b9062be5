/** The integrity hashes of the current release: a script tag to copy, and all files. */
import {coloured} from '../html/code.ts'
import {html} from '../html/html.ts'
import {table} from '../html/table.ts'
import {setHtml} from './trusted.ts'

interface Release {
  version: string
  loader: {href: string; integrity: string}
  files: Record<string, string>
}

export async function showIntegrity() {
  const section = document.querySelector<HTMLElement>('[data-integrity]')
  if (!section) return
  const note = section.querySelector('[data-integrity-note]') as HTMLElement
  try {
    const answer = await fetch(section.dataset.integrity ?? '')
    if (!answer.ok) throw new Error(`${answer.status}`)
    show(section, await answer.json())
    note.textContent = 'Each file is checked against its hash before it runs, pinned or not.'
  } catch {
    note.textContent = 'The hashes could not be read from this server just now.'
  }
}

function show(section: HTMLElement, {version, loader, files}: Release) {
  const href = new URL(loader.href, location.href).href
  const tag = `<script async src="${href}"\n  integrity="${loader.integrity}"\n  crossorigin="anonymous"></script>`
  const pinned = section.querySelector('[data-pinned]') as HTMLElement
  const code = pinned.querySelector('code') as HTMLElement
  const place = section.querySelector('[data-integrity-files]') as HTMLElement
  const rows = Object.entries(files).map(([name, hash]) => ({
    cells: [html`<code>${name}</code>`, html`<code>${hash}</code>`],
  }))
  setHtml(code, coloured(tag))
  pinned.hidden = false
  setHtml(
    place,
    html`<details><summary>All files of ${version}</summary>${table('', ['File', 'Hash'], rows)}</details>`,
  )
}
