/** Pictures in long texts: they have no sign, and Markdown's would be published as it stands. */
import {type Saying, say} from '../../../../app/shared-with-server/saying.ts'
import {type Node, parseTree} from './tree.ts'

/** `!` that begins a line or a word, directly before a link. */
const SIGN = /(^|[ \n])!$/

export const pictureFaults = (html: string): Saying[] =>
  picturesIn(parseTree(html)).map(name =>
    say(
      /*i18n*/ 'has the sign of a picture, ![{name}](…), but this text can show none. Add the picture to a field for pictures, or write a space after the exclamation mark.',
      {name},
    ),
  )

const picturesIn = (nodes: readonly Node[]): string[] =>
  nodes.flatMap((node, at) => {
    if (typeof node === 'string') return []
    const before = nodes[at - 1]
    const isPicture = node.tag === 'a' && typeof before === 'string' && SIGN.test(before)
    return isPicture ? [textOf(node.children)] : picturesIn(node.children)
  })

const textOf = (nodes: readonly Node[]): string =>
  nodes.map(node => (typeof node === 'string' ? node : textOf(node.children))).join('')
