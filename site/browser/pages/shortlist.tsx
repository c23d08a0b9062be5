/**
 * The homes a visitor has marked on this device; with `?properties=`, a list that somebody shared.
 *
 * The device's own list stays at the bare address and is read there. Were the address replaced by
 * one that names the homes, it would be a list of that moment: Back and a reload would show it as
 * somebody else's as soon as a heart has changed. To share, there is a button. On the way through
 * the site the router reads the list before it shows the page, so that Back finds its place.
 */
import {MAX_SHORTLISTED} from '../../../widgets/shared/property/shortlist.ts'
import {shortlistOnDevice} from '../device/lists.ts'
import {type Homes, loadHomes} from '../homes/homes.ts'
import {OwnShortlist} from '../homes/own-shortlist.tsx'
import {SharedShortlist} from '../homes/shared-shortlist.tsx'
import {slugsIn} from '../homes/slugs.ts'
import type {Visit} from '../page.ts'

export interface ShortlistData {
  /** Of a shared list; without it the list is the device's own. */
  shared?: string[]
  /** On the server nothing of the device's own: it knows no device. */
  found: Homes
  origin: string
}

export async function load({url, api, signal}: Visit): Promise<ShortlistData> {
  const named = slugsIn(url.searchParams)?.slice(0, MAX_SHORTLISTED) ?? []
  const shared = named.length > 0 ? named : undefined
  const found = await loadHomes(api, shared ?? shortlistOnDevice.slugs.value, signal)
  return {shared, found, origin: url.origin}
}

export default function Shortlist({data}: {data: unknown}) {
  const {shared, found, origin} = data as ShortlistData
  return shared ? (
    <SharedShortlist slugs={shared} found={found} origin={origin} />
  ) : (
    <OwnShortlist found={found} origin={origin} />
  )
}
