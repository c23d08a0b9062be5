/** The one file that mounts a view. The Preact build aliases react-dom/client to its own. */
import type {ReactNode} from 'react'
import {createRoot, hydrateRoot} from 'react-dom/client'

export interface MountedView {
  update(view: ReactNode): void
  unmount(): void
}

/** Mounts a view in a box, taking over what the server rendered there when `hydrate` is set. */
export function mountView(
  box: Element,
  view: ReactNode,
  {hydrate, idPrefix}: {hydrate: boolean; idPrefix: string},
): MountedView {
  const options = {identifierPrefix: idPrefix, onRecoverableError: reportMismatch}
  const root = hydrate ? hydrateRoot(box, view, options) : createRoot(box, options)
  if (!hydrate) root.render(view)
  return {update: next => root.render(next), unmount: () => root.unmount()}
}

/** Server and browser disagreed about the markup: repaired on screen, but a defect to be seen. */
const reportMismatch = (error: unknown) => console.error('[ocp] hydration', error)
