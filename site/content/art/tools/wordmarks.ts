/**
 * Wordmarks of builders and of the press, set in the site's own typefaces: none is, or looks like,
 * the mark of a real house. A real agency puts the licensed files in their place.
 */
import {mkdir, writeFile} from 'node:fs/promises'
import {dirname, join} from 'node:path'
import {builtInAgency as agency} from '#trade/agency/agency.ts'
import {MEDIA, SITE_MEDIA} from './folders.ts'
import type {Run} from './outline.ts'
import {recordsOf} from './records.ts'
import {drawWordmark, type Mark} from './wordmark.ts'

const serif = (text: string, weight: number, size: number, spacing = 0): Run => ({
  text,
  face: 'serif',
  weight,
  size,
  spacing,
})
const italic = (text: string, weight: number, size: number, spacing = 0): Run => ({
  ...serif(text, weight, size, spacing),
  face: 'serif-italic',
})
const sans = (text: string, weight: number, size: number, spacing = 0): Run => ({
  ...serif(text, weight, size, spacing),
  face: 'sans',
})

const BUILDERS: Record<string, Mark> = {
  aldar: {lines: [[sans('aldar', 500, 52, 0.14)]]},
  damac: {lines: [[serif('DAMAC', 600, 52, 0.2)]], ornament: 'rules'},
  ellington: {lines: [[italic('Ellington', 500, 66, 0.005)]]},
  emaar: {lines: [[sans('EMAAR', 300, 46, 0.3)]], ornament: 'rule'},
  meraas: {lines: [[sans('meraas', 700, 56, -0.02)]]},
  nakheel: {lines: [[serif('Nakheel', 500, 68, 0.01)]]},
  omniyat: {lines: [[sans('OMNIYAT', 250, 36, 0.42)]]},
  'rak-properties': {
    lines: [[sans('RAK', 600, 30, 0.12), serif('Properties', 400, 44)]],
    ornament: 'divider',
  },
  'select-group': {lines: [[sans('SELECT', 700, 36, 0.06), sans('GROUP', 300, 36, 0.06)]]},
  'sobha-realty': {
    lines: [[serif('Sobha', 400, 66, 0.02)], [sans('REALTY', 500, 15, 0.4)]],
    ornament: 'flanks',
  },
}

const PRESS: Record<string, Mark> = {
  'The Gulf Ledger': {lines: [[serif('The Gulf Ledger', 600, 44)]], ornament: 'rules'},
  'Creek Review': {lines: [[italic('Creek', 400, 54), serif('Review', 400, 54)]]},
  'Marina Post': {
    lines: [[sans('MARINA', 800, 36, 0.01), sans('POST', 800, 36, 0.01)]],
    ornament: 'double rule',
  },
  'Skyline Quarterly': {
    lines: [[serif('SKYLINE', 300, 50, 0.16)], [sans('QUARTERLY', 500, 13, 0.5)]],
  },
  'House & Harbour': {
    lines: [[serif('House', 500, 46), italic('&', 400, 46), serif('Harbour', 500, 46)]],
  },
  'Emirates Property Journal': {
    lines: [[sans('EMIRATES PROPERTY', 500, 15, 0.26)], [serif('Journal', 500, 58)]],
  },
  'Levant Living': {lines: [[sans('levant', 700, 42, -0.01), sans('living', 250, 42, -0.01)]]},
  'The Architect Weekly': {
    lines: [[sans('THE ARCHITECT', 400, 24, 0.14)], [italic('Weekly', 400, 34)]],
    ornament: 'frame',
  },
}

export async function makeWordmarks(): Promise<string[]> {
  const builders = await recordsOf('builders')
  const marks = [
    ...builders.map(({key, name}) => ({
      file: join(MEDIA, 'wordmarks', `${key}.svg`),
      name,
      mark: BUILDERS[key],
    })),
    ...(agency.press ?? []).map(({name}) => ({
      file: join(SITE_MEDIA, 'press', pressFile(name)),
      name,
      mark: PRESS[name],
    })),
  ]
  for (const {file, name, mark} of marks) {
    const plain = {lines: [[serif(name, 500, 52)]]}
    await mkdir(dirname(file), {recursive: true})
    await writeFile(file, drawWordmark(mark ?? plain, name))
  }
  return marks.map(({file}) => file)
}

/** `House & Harbour` -> `house-and-harbour.svg`. */
const pressFile = (name: string) =>
  `${name.toLowerCase().replaceAll('&', 'and').replaceAll(' ', '-')}.svg`
