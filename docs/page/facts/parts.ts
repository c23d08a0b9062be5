/** CSS parts and slots of a widget, from the `@csspart` and `@slot` tags beside their markup. */
import {readFileSync} from 'node:fs'

/** A CSS part, or a slot; the default slot has no name. */
export interface PartFact {
  name: string
  doc: string
}

/** As an attribute of an element, or in an object of properties. */
const RENDERED = /\bpart(?:="|: ')([\w-]+)["']/g
const DESCRIBED = /@csspart ([\w-]+) - (.+?)(?: \*\/)?$/gm
const SLOT = /@slot ([\w-]* ?)- (.+?)(?: \*\/)?$/gm

/** Every part that these files render; the build stops at one without a description. */
export function partFacts(files: string[], read = textOf): PartFact[] {
  const docs = new Map<string, string[]>()
  for (const file of files) {
    const text = read(file)
    const described = [...text.matchAll(DESCRIBED)]
    for (const [, name = ''] of text.matchAll(RENDERED)) {
      const own = described.filter(([, part]) => part === name).map(([, , doc = '']) => doc)
      if (!own.length)
        throw new Error(
          `${file}: part "${name}" has no /** @csspart ${name} - … */: the docs show it.`,
        )
      docs.set(name, [...new Set([...(docs.get(name) ?? []), ...own])])
    }
  }
  return [...docs].map(([name, own]) => ({name, doc: own.join(' ')}))
}

const textOf = (file: string) => readFileSync(file, 'utf8')

/** The slots of every widget, described where widgets become elements. */
export const slotFacts = (file = 'widgets/kit/core/register.ts'): PartFact[] =>
  [...textOf(file).matchAll(SLOT)].map(([, name = '', doc = '']) => ({name: name.trim(), doc}))
