/**
 * A short list of homes, by slug, that stays on the visitor's device: a JSON array in local storage.
 * Storage may be forbidden or full, and may hold what others wrote: then the list lasts as long as
 * the page, and nothing fails.
 */

import {useCallback, useSyncExternalStore} from 'react'
import {type ReadonlySignal, signal} from '#kit/core/view/signals.ts'

type Slugs = readonly string[]

/** The part of the browser's local storage that a list needs. */
export type Store = Pick<Storage, 'getItem' | 'setItem'>

export interface DeviceList {
  /** Empty until the device is followed. */
  slugs: ReadonlySignal<Slugs>
  change(edit: (slugs: Slugs) => Slugs): void
  /** Reads the stored list, and listens to changes from other tabs. */
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
      // The storage is full, or has been blocked since: its content is older than the list in
      // memory.
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

/** No comma, which separates slugs in an address, and nothing that would end a path. */
const SLUG = /^[^\s,/?#]{1,200}$/

/** The slugs among whatever was found, each once. */
export const tidySlugs = (found: unknown): string[] =>
  Array.isArray(found)
    ? [...new Set(found.filter((one): one is string => typeof one === 'string' && SLUG.test(one)))]
    : []

/** The stored slugs; null in the server's markup, and so in the first render after it. */
export function useDeviceList({slugs}: DeviceList): readonly string[] | null {
  const subscribe = useCallback((changed: () => void) => slugs.subscribe(changed), [slugs])
  return useSyncExternalStore<readonly string[] | null>(
    subscribe,
    () => slugs.value,
    () => null,
  )
}
