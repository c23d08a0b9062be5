/**
 * Looks at a page and acts in it through the debugger, from an isolated world: no policy and no
 * script of the page can see, stop or deceive it.
 */
import type {CDPSession, Frame, Page} from 'playwright-core'

export type Place = Page | Frame

export interface Debugger {
  /** Runs code with the DOM of the page, and with untouched builtins. */
  look<Answer>(code: () => Answer): Promise<Awaited<Answer>>
  /** Runs code among the page's own scripts, with the builtins as they left them. */
  lookWithin<Answer>(code: () => Answer): Promise<Awaited<Answer>>
  /** Every element with this name, inside shadow roots as well, closed ones too. */
  elements(name: string): Promise<FoundElement[]>
  /** All event listeners, those of elements included, those inside shadow roots left out. */
  listeners(): Promise<string[]>
}

export interface FoundElement {
  call<Answer>(code: (this: HTMLElement) => Answer): Promise<Awaited<Answer>>
}

export async function debuggerOf(place: Place): Promise<Debugger> {
  const page = 'mainFrame' in place ? place : place.page()
  const session = await page.context().newCDPSession(place)
  const {frameTree} = await session.send('Page.getFrameTree')
  const {executionContextId} = await session.send('Page.createIsolatedWorld', {
    frameId: frameTree.frame.id,
    worldName: 'tests',
  })
  const evaluate = async (code: () => unknown, contextId?: number) => {
    const answer = await session.send('Runtime.evaluate', {
      expression: `(${code})()`,
      returnByValue: true,
      awaitPromise: true,
      contextId,
    })
    return answerOf(answer)
  }
  return {
    look: code => evaluate(code, executionContextId),
    lookWithin: code => evaluate(code),
    listeners: () => listenersIn(session),
    async elements(name) {
      const {root} = await session.send('DOM.getDocument', {depth: -1, pierce: true})
      return [...everyNode(root)]
        .filter(({localName}) => localName === name)
        .map(({backendNodeId}) => ({
          async call(code) {
            const {object} = await session.send('DOM.resolveNode', {
              backendNodeId,
              executionContextId,
            })
            const answer = await session.send('Runtime.callFunctionOn', {
              objectId: object.objectId,
              functionDeclaration: String(code),
              returnByValue: true,
              awaitPromise: true,
            })
            return answerOf(answer)
          },
        }))
    },
  }
}

interface EvaluationAnswer {
  result: {value?: unknown}
  exceptionDetails?: {text: string; exception?: {description?: string}}
}

/** Returns the result of the code, which has the type of that code. */
// biome-ignore lint/suspicious/noExplicitAny: the debugger does not know it
function answerOf({result, exceptionDetails}: EvaluationAnswer): any {
  if (!exceptionDetails) return result.value
  throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
}

interface TreeNode {
  backendNodeId: number
  localName: string
  children?: TreeNode[]
  shadowRoots?: TreeNode[]
}

function* everyNode(node: TreeNode): Generator<TreeNode> {
  yield node
  for (const child of [...(node.children ?? []), ...(node.shadowRoots ?? [])]) {
    yield* everyNode(child)
  }
}

/** Playwright's own listeners, all of the window, come with this one. */
const PLAYWRIGHT = '__playwright_global_listeners_check__'

async function listenersIn(session: CDPSession): Promise<string[]> {
  const found = (
    await Promise.all([listenersOf(session, 'window', 1), listenersOf(session, 'document', -1)])
  ).flat()
  const playwright = new Set(
    found.filter(({type}) => type === PLAYWRIGHT).map(({scriptId}) => scriptId),
  )
  const names = new Map<number | undefined, string>()
  for (const {backendNodeId} of found) {
    if (backendNodeId && !names.has(backendNodeId)) {
      const {node} = await session.send('DOM.describeNode', {backendNodeId})
      names.set(backendNodeId, node.localName || 'document')
    }
  }
  return found
    .filter(({scriptId, backendNodeId}) => backendNodeId || !playwright.has(scriptId))
    .map(({backendNodeId, type}) => `${names.get(backendNodeId) ?? 'window'}: ${type}`)
    .filter(listener => !listener.startsWith('ocp-'))
    .toSorted()
}

async function listenersOf(session: CDPSession, expression: string, depth: number) {
  const {result} = await session.send('Runtime.evaluate', {expression})
  if (!result.objectId) throw new Error(`The page has no ${expression}`)
  const {listeners} = await session.send('DOMDebugger.getEventListeners', {
    objectId: result.objectId,
    depth,
  })
  return listeners
}
