/** Sizes that guides name: measured in the build, and filled in where a text has a placeholder. */
import {readFileSync, statSync} from 'node:fs'
import {join} from 'node:path'
import type {BuildFact} from './builds.ts'

/** By the names of the placeholders. */
export type SizeFacts = Record<
  'size-of-script' | 'size-of-companion' | 'size-of-widget' | 'requests-of-widget',
  string
>

/** Compressed with Brotli, of the largest widget. */
export function sizeFacts(builds: BuildFact[], dist = 'dist'): SizeFacts {
  const folder = join(dist, 'preact')
  const sizeOf = (file: string) => kilobytes(statSync(join(folder, `${file}.br`)).size)
  const {companion} = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'))
  return {
    'size-of-script': sizeOf('loader.js'),
    'size-of-companion': sizeOf(companion),
    'size-of-widget': kilobytes(Math.max(...builds.map(({bytes}) => bytes))),
    'requests-of-widget': `${Math.max(...builds.map(({files}) => files))}`,
  }
}

/** Sizes without a build, as in development: `NOT_BUILT` precedes a paragraph with one of them. */
export const unmeasured: SizeFacts = {
  'size-of-script': '… kB',
  'size-of-companion': '… kB',
  'size-of-widget': '… kB',
  'requests-of-widget': '…',
}

export const NOT_BUILT = 'Sizes are measured by a build, and there is none yet: run npm run build.'

const PLACEHOLDER = /\{((?:size|requests)-of-[\w-]+)\}/g

/** The build stops at a placeholder that it cannot fill. */
export function withSizes(text: string, sizes: SizeFacts): string {
  const noted = (paragraph: string) =>
    paragraph.search(PLACEHOLDER) < 0
      ? paragraph
      : `<p class="quiet">${NOT_BUILT}</p>\n${paragraph}`
  const whole = sizes === unmeasured ? text.replace(/<p>.*?<\/p>/gs, noted) : text
  return whole.replace(PLACEHOLDER, (placeholder, name: string) => {
    const size = sizes[name as keyof SizeFacts]
    if (!size)
      throw new Error(
        `${placeholder} is not measured. Use one of ${Object.keys(sizes).join(', ')}.`,
      )
    return size
  })
}

export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
