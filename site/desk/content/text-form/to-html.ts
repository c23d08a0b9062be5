/**
 * The text form of a long text as markup. It is a part of Markdown: paragraphs, headings, lists, bold,
 * italic and links. All else is text, markup typed into it, too.
 */
import MarkdownIt, {type StateInline} from 'markdown-it'
import {normalTree} from './normal-tree.ts'
import type {Node} from './tree.ts'

const parser = new MarkdownIt('zero', {breaks: true})
// The parser would drop the text of blocks that are nested deeper: lists end before.
parser.set({maxNesting: 100})
const DEEPEST_LIST = 60

parser.enable(['heading', 'list', 'emphasis', 'link', 'escape', 'newline'])

// Addresses stay as they are typed: what is not allowed is said beside the field, not left out.
parser.normalizeLink = address => address
parser.validateLink = () => true

const {ruler} = parser.inline

// One sign for italic is enough, and names of files have the other.
ruler.before('emphasis', 'underscore', (state, isSilent) =>
  state.src.charAt(state.pos) === '_' ? asText(state, isSilent) : false,
)

// It stands for an empty line within a paragraph, alone in its line; at the end of others it is text.
ruler.before('escape', 'backslash', (state, isSilent) => {
  const {src, pos} = state
  const isAlone = pos === 0 || src.charAt(pos - 1) === '\n'
  return src.startsWith('\\\n', pos) && !isAlone ? asText(state, isSilent) : false
})

function asText(state: StateInline, isSilent: boolean) {
  if (!isSilent) state.pending += state.src.charAt(state.pos)
  state.pos += 1
  return true
}

// `2027. A year to come` begins no list: its number would be lost.
const [list] = onlyRule('list')
if (!list) throw new Error('markdown-it has no rule for lists')
parser.block.ruler.at(
  'list',
  (state, start, end, isSilent) => {
    const from = (state.bMarks[start] ?? 0) + (state.tShift[start] ?? 0)
    const [number = '1'] = /^\d+(?=[.)])/.exec(state.src.slice(from, from + 12)) ?? []
    // The rule itself decides where the parser only checks whether a paragraph ends.
    const isNumbered = isSilent || Number(number) === 1
    return isNumbered && state.level < DEEPEST_LIST && list(state, start, end, isSilent)
  },
  {alt: ['paragraph']},
)

function onlyRule(name: string) {
  const {ruler} = new MarkdownIt('zero').block
  ruler.enableOnly([name])
  return ruler.getRules('')
}

export const treeOfText = (text: string): Node[] => normalTree(parser.render(text))
