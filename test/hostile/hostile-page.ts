/** A page that interferes with a widget. It describes how; the test, what must not happen. */
import type {Frame, Page} from 'playwright-core'
import type {PartnerPage} from '../support/partner/partner.ts'
import type {Product} from '../support/partner/product.ts'

export type BuildName = 'preact' | 'react'

export interface HostilePage extends Pick<PartnerPage, 'head' | 'html' | 'doctype'> {
  /** To run it alone by, in kebab-case: the title of its test begins with it. */
  name: string
  /** Continues "Book Now works on a page that". */
  what: string
  headers?: (origins: Pick<Product, 'site' | 'api'>) => Record<string, string>
  /** The page's own nonce, for the widget's script too. */
  nonce?: string
  /** Around the widget; the page itself follows. */
  body?: (parts: Parts) => string
  /** It puts the script where it wants it. */
  placesScript?: true
  /** The whole document, where it is none that browsers read as HTML in UTF-8. */
  text?: (parts: Parts) => string | Buffer
  /** Attributes of the frame that the page is in; its outer page has another origin. */
  frame?: string
  /** How the visitor sees it. */
  media?: Parameters<Page['emulateMedia']>[0]
  viewport?: {width: number; height: number}
  /** Runs before the page is opened. */
  prepare?: (scene: Scene) => Promise<unknown>
  /** Runs after the page has loaded, before the visitor uses the widget. */
  act?: (scene: Scene) => Promise<unknown>
  /** Presses the widget's button where no visitor's locator can reach. */
  press?: (scene: Scene) => Promise<unknown>
  /** Parts of its state that the page itself changes meanwhile. */
  changes?: string[]
  /** The messages on the console, and no others. */
  consoleMessages?: RegExp[]
  /** Further globals that the page itself leaves. */
  leaves?: (build: BuildName) => string[]
  /** Globals of the page that are not ours. */
  owns?: string[]
  /** The zoom factor of its content. */
  zoom?: number
}

/** The parts that make up a page. */
export interface Parts {
  widget: string
  script: string
  product: Product
}

export interface Scene extends Parts {
  build: BuildName
  page: Page
  /** The page or frame that holds the widget. */
  place: Page | Frame
  /** Another page of the partner. */
  elsewhere: string
}

export const style = (text: string) => `<style>${text}</style>`
export const script = (text: string) => `<script>${text}</script>`
export const policy = (...directives: string[]) => ({
  'content-security-policy': directives.join(';'),
})
