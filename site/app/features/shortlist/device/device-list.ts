/**
 * A short list of homes, by slug, that stays on the visitor's device: a JSON array in local storage.
 * Storage may be forbidden or full, and may hold what others wrote: then the list lasts as long as
 * the page, and nothing fails.
 */
import {type ReadonlySignal, signal} from '#kit/core/view/signals.ts'
import {tidySlugs} from '../slugs.ts'

type Slugs = readonly string[]

/** What a list needs of the browser's local storage. */
export type Store = Pick<Storage, 'getItem' | 'setItem'>

export interface DeviceList {
  /** Empty until the device is followed. */
  slugs: ReadonlySignal<Slugs>
  change(edit: (slugs: Slugs) => Slugs): void
  /** Reads what is kept, and listens to what other tabs change. */
  follow(store: () => Store): void
}

export function deviceList(key: string, most: number): DeviceList {
  const slugs = signal<Slugs>([])
  let open: (() => Store) | undefined

  const read = () => {
    if (!open) return
    try {
      slugs.value = tidySlugs(parsed(open().getItem(key))).slice(0, most)
    } catch {
      open = undefined
    }
  }
  const write = () => {
    try {
      open?.().setItem(key, JSON.stringify(slugs.value))
    } catch {
      // Full, or forbidden since: what is kept there is older than what is known here.
      open = undefined
    }
  }

  return {
    slugs,
    change: edit => {
      // Another tab may have written before its event arrives.
      read()
      slugs.value = edit(slugs.value)
      write()
    },
    follow: store => {
      open = store
      read()
      // Without a key: everything was cleared.
      addEventListener('storage', event => {
        if (event.key === key || event.key === null) read()
      })
      // A page restored from the back/forward cache received no events meanwhile.
      addEventListener('pageshow', event => event.persisted && read())
    },
  }
}

/** Anything but JSON was not written by us. */
function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '[]')
  } catch {
    return []
  }
}
