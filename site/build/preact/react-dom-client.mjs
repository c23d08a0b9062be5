// react-dom/client for our own source, on Preact's own render and hydrate.
import {hydrate, render} from 'preact'

const root = box => ({
  render: view => render(view, box),
  unmount: () => render(null, box),
})

export const createRoot = box => root(box)

export function hydrateRoot(box, view) {
  hydrate(view, box)
  return root(box)
}
