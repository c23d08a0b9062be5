/**
 * The parts of the build that the server needs. `dist.ts` reads a finished one; in development,
 * `site/dev` provides the same from source.
 */
import type {FastifyInstance} from 'fastify'
import type {Locale} from '#kit/i18n/locale.ts'
import type {EmbedParts} from '#server/embed/embed.ts'
import type {BuiltMedia} from '#server/og-image/fonts.ts'
import type {Settings} from '#server/platform/env.ts'
import type {
  FeedName,
  FeedWords,
  RenderRequest,
  RenderResult,
  SavedSearchLetter,
  SavedSearchMailRequest,
  ShareCard,
  ShareCardRequest,
  SiteManifest,
  ViewingLetter,
  ViewingMailRequest,
} from '../../app/core/render.tsx'

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
  renderOffline(request: RenderRequest): Promise<Pick<RenderResult, 'html' | 'inline'>>
  /** The address for caching a page; without it, it is not cached: its source may have changed. */
  keptAddress?(url: URL, languages: readonly Locale[]): string | undefined
  shareCardOf(request: ShareCardRequest): Promise<ShareCard>
  agencyDescription(locale: Locale): Promise<string>
  feedWordsOf(feed: FeedName, locale: Locale): Promise<FeedWords>
  savedSearchLetter(request: SavedSearchMailRequest): Promise<SavedSearchLetter>
  viewingLetter(request: ViewingMailRequest): Promise<ViewingLetter>
}
