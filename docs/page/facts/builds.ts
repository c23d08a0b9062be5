/** The build output of a widget: its file in the React build, its size in the Preact build. */
import {readFileSync, statSync} from 'node:fs'
import {join} from 'node:path'

export interface BuildFact {
  /** The entry in the React build; importing it defines the tag. */
  react: string
  /** Compressed bytes and files until the widget is visible on a partner's page, with the loader. */
  bytes: number
  files: number
}

interface Manifest {
  widgets: Record<string, {file: string; imports: string[]}>
}

export function buildFacts(dist = 'dist'): (tag: string) => BuildFact {
  const manifest = (build: string) =>
    JSON.parse(readFileSync(join(dist, build, 'manifest.json'), 'utf8')) as Manifest
  const [react, preact] = [manifest('react'), manifest('preact')]
  return tag => {
    const entry = preact.widgets[tag]
    const file = react.widgets[tag]?.file
    if (!entry || !file)
      throw new Error(`dist/ holds no <${tag}>: build the widgets before the docs`)
    const travelling = ['loader.js', entry.file, ...entry.imports]
    const sizes = travelling.map(name => statSync(join(dist, 'preact', `${name}.br`)).size)
    return {
      react: `/assets/react/${file}`,
      bytes: sizes.reduce((sum, size) => sum + size, 0),
      files: sizes.length,
    }
  }
}
