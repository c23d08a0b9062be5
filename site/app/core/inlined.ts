/**
 * Scripts and style sheets inside the document. Their hashes go into the page's policy, so that the
 * browser takes them and nothing else: a nonce would make each answer another one.
 */
import {createHash} from 'node:crypto'

/** Sources of a Content-Security-Policy. */
export interface InlineSources {
  script: string[]
  style: string[]
}

/** Collects what one document holds. Data blocks, such as JSON, are no scripts and need no hash. */
export function inlineParts() {
  const hashes = {script: new Set<string>(), style: new Set<string>()}
  return {
    script: (text: string) => `<script>${added(hashes.script, text)}</script>`,
    style: (text: string, attributes = '') =>
      `<style${attributes}>${added(hashes.style, text.replace(/<\/style/gi, '<\\/style'))}</style>`,
    sources: (): InlineSources => ({script: [...hashes.script], style: [...hashes.style]}),
  }
}

export type InlineParts = ReturnType<typeof inlineParts>

function added(hashes: Set<string>, text: string) {
  hashes.add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  return text
}
