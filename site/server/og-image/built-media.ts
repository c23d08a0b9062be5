/** Parts of the build that pictures of shared links are drawn with. */
import type {ShareCard, ShareCardRequest} from '../../app/core/render.tsx'

export interface BuiltMedia {
  /** The folder that `/assets/react/` shows. */
  folder: URL
  /** Font files, relative to the folder. */
  fonts: string[]
}

/** Knows the words of a shared link's picture. */
export interface CardRenderer {
  shareCardOf(request: ShareCardRequest): Promise<ShareCard>
}
