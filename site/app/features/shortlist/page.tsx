/**
 * The homes a visitor has marked on this device; with `?properties=`, a list that somebody shared.
 *
 * The device's own list stays at the bare address and is read there. Were the address replaced by
 * one that names the homes, it would be a list of that moment: Back and a reload would show it as
 * somebody else's as soon as a heart has changed. To share, there is a button. On the way through
 * the site the router reads the list before it shows the page, so that Back finds its place.
 */
import {MAX_SHORTLISTED} from '#trade/property/shortlist.ts'
import {definePage, type Visit} from '../../core/page-types.ts'
import {type Homes, loadHomes} from '../../records/load-homes.ts'
import {shortlistOnDevice} from './device/lists.ts'
import {noteEmptyScript} from './device/note-empty.ts'
import {OwnShortlist} from './own-shortlist.tsx'
import {SharedShortlist} from './shared-shortlist.tsx'
import {slugsIn} from './slugs.ts'

export interface ShortlistData {
  /** The slugs of a shared list; without them the list is the device's own. */
  shared?: string[]
  /** The server passes nothing of the device's own: it knows no device. */
  found: Homes
  origin: string
}

async function load({url, api, signal}: Visit): Promise<ShortlistData> {
  const named = slugsIn(url.searchParams)?.slice(0, MAX_SHORTLISTED) ?? []
  const shared = named.length > 0 ? named : undefined
  const found = await loadHomes(api, shared ?? shortlistOnDevice.slugs.value, signal)
  return {shared, found, origin: url.origin}
}

function Shortlist({data}: {data: ShortlistData}) {
  const {shared, found, origin} = data
  return shared ? (
    <SharedShortlist slugs={shared} found={found} origin={origin} />
  ) : (
    <OwnShortlist found={found} origin={origin} />
  )
}

export default definePage<ShortlistData>({load, headScript: noteEmptyScript, Page: Shortlist})
