/**
 * What the server takes from the build. `dist.ts` reads a finished one; while the site is developed,
 * `site/dev` gives the same from source.
 */

import type {FastifyInstance} from 'fastify'
import type {Locale} from '#kit/i18n/locale.ts'
import type {EmbedParts} from '#server/embed/embed.ts'
import type {BuiltMedia} from '#server/og-image/built-media.ts'
import type {Settings} from '#server/platform/env.ts'
import type {
  DeskRequest,
  FeedName,
  FeedWords,
  RenderRequest,
  RenderResult,
  SavedSearchLetter,
  SavedSearchMailRequest,
  ShareCard,
  ShareCardRequest,
  SiteManifest,
} from '../../app/core/render.tsx'
import type {Saying} from '../../app/shared-with-server/saying.ts'

export interface Build {
  renderer: Renderer
  manifest: SiteManifest
  media: BuiltMedia
  deskScript: DeskScript
  /** Adds what is served beside the pages: the site's files, the docs, what partners embed. */
  addFiles(site: FastifyInstance, settings: Settings, given?: EmbedParts): Promise<void>
}

/** The script of the desk's screens: as text that the desk serves, or where it is already. */
export type DeskScript = {text: string; address?: undefined} | {address: string; text?: undefined}

/** The browser's own code as it runs on the server (`site/app/core/render.tsx`). */
export interface Renderer {
  render(request: RenderRequest): Promise<RenderResult>
  renderFailure(request: RenderRequest): Promise<Pick<RenderResult, 'html' | 'inline'>>
  /** Under which address a page may be kept; without it, none is: its source may have changed. */
  keptAddress?(url: URL, languages: readonly Locale[]): string | undefined
  shareCardOf(request: ShareCardRequest): Promise<ShareCard>
  agencyDescription(locale: Locale): Promise<string>
  /** A screen of the agency's desk as a document. */
  renderDesk(request: DeskRequest): Promise<string>
  deskStyles(): Promise<string>
  /** What a script of the desk shows. */
  sayAtDesk(locale: Locale, saying: Saying): Promise<string>
  feedWordsOf(feed: FeedName, locale: Locale): Promise<FeedWords>
  savedSearchLetter(request: SavedSearchMailRequest): Promise<SavedSearchLetter>
}
