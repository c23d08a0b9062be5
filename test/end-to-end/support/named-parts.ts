/** The parts of a page that a screen reader can jump to, or says when it enters them. */
import type {CDPSession, Page} from 'playwright-core'

interface Part {
  role: string
  name: string
  /** The parts around it, the page first. */
  around: Part[]
  /** The target of its first link. */
  target?: string
}

/** As Chromium's accessibility tree has a node. */
interface Node {
  nodeId: string
  backendDOMNodeId?: number
  ignored: boolean
  role?: {value: string}
  name?: {value: string}
  childIds?: string[]
  properties?: {name: string; value: {value?: unknown}}[]
}

const LANDMARKS = ['region', 'navigation', 'form', 'search', 'complementary']
const PARTS = [...LANDMARKS, 'dialog', 'group', 'article']

/** Lists parts of a page that have no name, or share a name with a different part. */
export async function faultsOfNames(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  const {nodes} = await session.send('Accessibility.getFullAXTree')
  const tree = treeOf(nodes as Node[])
  const parts = await partsIn(tree, session)
  await session.detach()
  return [
    ...parts.filter(({name}) => !name).map(part => `no name: ${pathOf(part)}`),
    ...parts.filter(repeatsWhatIsAround).map(part => `says its name twice: ${pathOf(part)}`),
    ...parts
      .filter((part, at) => parts.slice(0, at).some(other => isMistaken(part, other)))
      .map(part => `not the only one: ${pathOf(part)}`),
    ...statusesInButtons(tree).map(name => `a status within the button "${name}"`),
  ]
}

const pathOf = ({role, name, around}: Part) =>
  [...around.slice(-1), {role, name}].map(({role, name}) => `${role} "${name}"`).join(' > ')

const repeatsWhatIsAround = ({name, around}: Part) => name !== '' && around.at(-1)?.name === name

/** Groups are met within what they are part of; all others can be reached from everywhere. */
function isMistaken(part: Part, other: Part) {
  if (!part.name || part.role !== other.role || part.name !== other.name) return false
  if (part.role === 'group' && part.around.at(-1) !== other.around.at(-1)) return false
  return !part.target || part.target !== other.target
}

interface Tree {
  nodes: Node[]
  childrenOf(node: Node): Node[]
  within(node: Node): Generator<Node>
}

function treeOf(nodes: Node[]): Tree {
  const byId = new Map(nodes.map(node => [node.nodeId, node]))
  const childrenOf = ({childIds = []}: Node) => childIds.flatMap(id => byId.get(id) ?? [])
  function* within(node: Node): Generator<Node> {
    for (const child of childrenOf(node)) {
      yield child
      yield* within(child)
    }
  }
  return {nodes, childrenOf, within}
}

async function partsIn({nodes, childrenOf, within}: Tree, session: CDPSession) {
  const parts: Part[] = []
  const visit = async (node: Node, around: Part[]) => {
    const role = roleOf(node)
    const name = node.name?.value || (role === 'group' ? await nameInside(node, session) : '')
    // A form without a name is no landmark.
    const isPart = PARTS.includes(role) && (role !== 'form' || name)
    const part = {role, name, around, target: targetOf([...within(node)].find(isLink))}
    if (isPart) parts.push(part)
    for (const child of childrenOf(node)) await visit(child, isPart ? [...around, part] : around)
  }
  if (nodes[0]) await visit(nodes[0], [])
  return parts
}

const roleOf = ({ignored, role}: Node) => (ignored ? '' : (role?.value ?? ''))

const isLink = (node: Node) => roleOf(node) === 'link'

const targetOf = (link?: Node) =>
  link?.properties?.find(({name}) => name === 'url')?.value.value as string | undefined

/** Browsers make groups of these two elements: a disclosure has its summary, an address its text. */
async function nameInside({backendDOMNodeId: backendNodeId}: Node, session: CDPSession) {
  const {object} = await session.send('DOM.resolveNode', {backendNodeId})
  const {result} = await session.send('Runtime.callFunctionOn', {
    objectId: object.objectId,
    returnByValue: true,
    functionDeclaration: `function () {
      const text = this.localName === 'address' ? this : this.querySelector(':scope > summary')
      return text?.checkVisibility() ? text.textContent.trim() : ''
    }`,
  })
  return String(result.value)
}

const statusesInButtons = ({nodes, within}: Tree) =>
  nodes
    .filter(node => roleOf(node) === 'button')
    .filter(button => [...within(button)].some(each => roleOf(each) === 'status'))
    .map(({name}) => name?.value)
