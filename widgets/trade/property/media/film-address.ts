/** A film elsewhere: the address for an iframe, and the one to link to. */
import {parseUrl} from '#kit/api-client/addresses.ts'

export interface FilmAddress {
  /** The address of the player; known players start at once, because a press fetches them. */
  frame: string
  /** As the record names it. */
  page: string
}

/** YouTube's player without cookies. */
export const DEFAULT_PLAYER = 'https://www.youtube-nocookie.com'

/** Nothing for what is no address of the web: a frame would run a script as readily as a film. */
export function filmAddress(media: string | undefined): FilmAddress | undefined {
  const address = parseUrl(media ?? '')
  if (!address || !/^https?:$/.test(address.protocol)) return
  const page = address.href
  // Pages that are served by https, as ours should be, refuse any other frame.
  address.protocol = 'https:'
  const video = youtubeVideo(address)
  if (video) {
    address.host = new URL(DEFAULT_PLAYER).host
    address.pathname = `/embed/${video}`
    address.searchParams.delete('v')
    address.searchParams.set('autoplay', '1')
  }
  return {frame: address.href, page}
}

/** The video's id, from any of the addresses that YouTube hands out. */
function youtubeVideo({hostname, pathname, searchParams}: URL) {
  if (hostname === 'youtu.be') return pathname.slice(1)
  if (!/^(?:(?:www|m)\.)?youtube(?:-nocookie)?\.com$/.test(hostname)) return
  return searchParams.get('v') ?? /^\/(?:embed|shorts|live)\/([^/]+)/.exec(pathname)?.[1]
}
