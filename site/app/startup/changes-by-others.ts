/**
 * Protects hydration from other software that changes a page before it is alive: a browser that
 * translates it or makes links of numbers, an extension. React hydrates only the server's own
 * markup; where it finds anything else it renders all of it again, and typed text is lost. So the
 * document notes such changes, undoes them while React hydrates, and makes them again.
 */
import {HYDRATED, HYDRATING} from '#kit/core/shadow-box.ts'

/** The script for the document's head. */
export const changesByOthersScript = `(${liftChanges})(${JSON.stringify([HYDRATING, HYDRATED])})`

/**
 * Runs in the page as the text that it is, so it uses nothing from outside itself. Nothing of ours
 * changes the texts and elements of a part before it is hydrated.
 */
function liftChanges([hydrating = '', hydrated = '']: string[]) {
  /** An extension that changes it more often during one hydration answers every step of ours. */
  const MAX_ROUNDS = 20

  document.addEventListener('DOMContentLoaded', () => {
    const widgets = [...document.querySelectorAll(':not(:defined)')].map(
      widget => widget.shadowRoot ?? (widget.querySelector('[data-root]') && widget),
    )
    const roots = [document.getElementById('site'), ...widgets].filter(root => root !== null)
    for (const root of roots) {
      watch(
        root,
        roots.filter(other => other !== root && root.contains(other)),
      )
    }
  })

  /** Parts within, which are hydrated later, have observers of their own. */
  function watch(root: Node, within: Node[]) {
    const changes: MutationRecord[] = []
    const again: (() => void)[] = []
    let isHydrating = false
    let rounds = 0
    const observer = new MutationObserver(note)
    observer.observe(root, {
      subtree: true,
      childList: true,
      characterData: true,
      characterDataOldValue: true,
    })
    const once = {once: true}
    root.addEventListener(hydrating, startLifting, once)
    root.addEventListener(hydrated, putBack, once)

    function startLifting() {
      isHydrating = true
      note(observer.takeRecords())
    }

    function putBack() {
      observer.disconnect()
      // React is in the middle of its own changes.
      queueMicrotask(() => {
        for (const change of again) change()
      })
    }

    function note(records: MutationRecord[]) {
      changes.push(...records.filter(({target}) => !within.some(part => part.contains(target))))
      if (!isHydrating || rounds++ > MAX_ROUNDS) return
      again.push(...changes.splice(0).reverse().flatMap(takeBack).reverse())
      observer.takeRecords()
    }
  }

  /** Returns how it is made again, in the order in which it was taken back. */
  function takeBack(change: MutationRecord): (() => void)[] {
    const {type, target, oldValue, addedNodes, removedNodes, nextSibling} = change
    if (type === 'characterData') {
      const {nodeValue} = target
      target.nodeValue = oldValue
      return [
        () => {
          target.nodeValue = nodeValue
        },
      ]
    }
    return [
      ...[...addedNodes].map(node => move(node, null, null)),
      ...[...removedNodes].map(node => move(node, target, nextSibling)),
    ]
  }

  /** Puts a node to a place, or nowhere; returns how to put it back, if it is still there. */
  function move(node: Node, parent: Node | null, next: Node | null) {
    const {parentNode, nextSibling} = node
    if (parent) parent.insertBefore(node, next?.parentNode === parent ? next : null)
    else parentNode?.removeChild(node)
    return () => {
      if (node.parentNode === parent) move(node, parentNode, nextSibling)
    }
  }
}
