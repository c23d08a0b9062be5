/**
 * Context that every part of the site can read: the language, the API, the settings of this visit.
 */

import {createContext, useContext} from 'react'
import type {Api} from '#kit/api-client/client.ts'
import type {Currency, Display} from '#kit/i18n/display.ts'
import type {Locale} from '#kit/i18n/locale.ts'
import type {Translator} from '#kit/i18n/translator.ts'
import type {Agency} from '#trade/agency/agency.ts'
import {FORM_TOKEN_PARAMETER} from '../shared-with-server/form-token.ts'
import type {LaunchLink} from '../shared-with-server/site-records.ts'
import type {DrawnName} from '../shared-with-server/wordmark.ts'

/** A form posted without JavaScript and rejected: its values and its errors. */
export interface ReturnedForm {
  /** The path it was posted to: identifies one of several forms of a page. */
  action: string
  values: Record<string, string>
  errors: Record<string, string>
  /** The visitor most likely meant this number, the refused one with the code of its country. */
  phoneOffer?: string
  message?: string
  /** Its next post needs no cookie with one. */
  token?: string
}

/** The settings of one visit, handed from the server to the browser. */
export interface VisitSettings {
  locale: Locale
  /** All languages of the site. */
  languages: readonly Locale[]
  /** Origin of the API as a browser reaches it. */
  apiUrl: string
  /** The origin of this site, without a slash at the end, for links that leave the site. */
  siteUrl: string
  /** Base URL of stored media. */
  storageUrl: string
  production: boolean
  /** The agency's name in outlines, where its letters can be drawn. */
  drawnName?: DrawnName
  /** The landing pages, for links to them. */
  launches: LaunchLink[]
  /** Blocks the browser's context menu in production (spec section 2). */
  blockContextMenu: boolean
  /** True when the user agent is that of a phone or tablet (spec section 9). */
  mobile: boolean
  /**
   * The source of satellite pictures for maps, and its attribution; see `ocp-neighbourhood-map`.
   */
  mapTiles?: string
  mapAttribution?: string
  /** The units of prices and areas, with the exchange rates. */
  display: Display
  /** The currencies that prices can be shown in; dirhams alone while the content has no rates. */
  currencies: readonly Currency[]
  /** The page came without a form token, as from a shared cache: the browser asks for one. */
  asksForToken?: true
  /** The agency's desk is on this host, as it is beside the reference API. */
  hasDesk?: true
  form?: ReturnedForm
}

export interface Site extends VisitSettings {
  i18n: Translator
  api: Api
  /** Facts of the agency, as the content of the site has them now. */
  agency: Agency
  /** Path and query of the page that is shown. */
  path: string
  /** An address of this site as a link of the page has it. */
  link: (href: string) => string
}

const SiteContext = createContext<Site | null>(null)

export const SiteProvider = SiteContext.Provider

export function useSite(): Site {
  const site = useContext(SiteContext)
  if (!site) throw new Error('useSite() is only for parts of the site')
  return site
}

/** Attributes that every widget on the site has. */
export function useWidgetAttributes(): Record<string, string> {
  const {apiUrl, storageUrl, locale} = useSite()
  return {api: apiUrl, storage: storageUrl, lang: locale}
}

/** Attributes of a widget with a map. */
export function useMapAttributes(): Record<string, string> {
  const {mapTiles, mapAttribution} = useSite()
  return {
    ...useWidgetAttributes(),
    ...(mapTiles ? {tiles: mapTiles} : {}),
    ...(mapAttribution ? {'tiles-attribution': mapAttribution} : {}),
  }
}

/** Attributes of a widget whose form also works without JavaScript. */
export function useFormAttributes(action: string): Record<string, string> {
  const form = useReturnedForm(action)
  const {values, errors, phoneOffer} = form ?? {}
  const {link} = useSite()
  return {
    ...useWidgetAttributes(),
    action: withToken(link(action), form?.token),
    ...(form ? {resume: JSON.stringify({values, errors, phoneOffer})} : {}),
  }
}

function withToken(address: string, token: string | undefined) {
  if (!token) return address
  return `${address}${address.includes('?') ? '&' : '?'}${FORM_TOKEN_PARAMETER}=${token}`
}

/** The form of that action, when it was posted without JavaScript and refused. */
export function useReturnedForm(action: string): ReturnedForm | undefined {
  const {form} = useSite()
  return form?.action === action ? form : undefined
}
