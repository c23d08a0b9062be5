/** Origins for a page's `frame-src`, such as that of a film player. */
import {DEFAULT_PLAYER} from '#trade/property/media/film-address.ts'
import type {Page} from '../core/page-types.ts'

/** Part of the data of a page with frames. */
export interface FrameData {
  /** Origins. */
  frames?: string[]
}

/** Allowed on every page, so that in-place navigation to a page that needs them works. */
const DEFAULT_ORIGINS = [DEFAULT_PLAYER]

const framesOf = ({data}: Pick<Page, 'data'>) => (data as FrameData | null)?.frames ?? []

/** For the response's `frame-src`. */
export const allowedFrames = (page: Pick<Page, 'data'>) => [
  ...new Set([...DEFAULT_ORIGINS, ...framesOf(page)]),
]

/** Returns true when the policy of any other page allows this page's frames. */
export const canFrameInPlace = (page: Pick<Page, 'data'>) =>
  framesOf(page).every(origin => DEFAULT_ORIGINS.includes(origin))
