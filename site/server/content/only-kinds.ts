/** Which kinds an import is limited to, as an operator names them. */
import {kindNames} from './folder.ts'
import type {KindName} from './schema/kinds.ts'

/** The texts of pictures go with the records that show them. */
const choices = kindNames.filter(kind => kind !== 'pictures')

export function readKinds(names: string[]): {kinds: KindName[]} | {problem: string} {
  const kinds = choices.filter(kind => names.includes(kind))
  const unknown = names.find(name => !choices.some(kind => kind === name))
  if (unknown === undefined && kinds.length) return {kinds}
  return {problem: `--only takes kinds with commas between: ${choices.join(', ')}; got "${names}".`}
}
