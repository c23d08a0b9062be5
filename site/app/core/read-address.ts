/** Selects the parts of an address that a page reads: nothing else makes a difference to it. */
import type {Locale} from '#kit/i18n/locale.ts'
import {LANGUAGE_PARAMETER} from '../shared-with-server/language.ts'
import {plainPath} from '../shared-with-server/plain-path.ts'
import type {RouteDefinition} from '../shared-with-server/routes.ts'
import {matchRoute} from './match-route.ts'

/** The address with the parameters that its route names, and a language of the site. */
export function readAddress(url: URL, languages: readonly Locale[]): URL {
  const {parameters = []} = matchRoute(url.pathname)?.route ?? {}
  const read = new URL(url.pathname, url.origin)
  for (const name of parameters.flatMap(name => namesOf(name, url.searchParams))) {
    for (const value of url.searchParams.getAll(name)) read.searchParams.append(name, value)
  }
  const language = url.searchParams.get(LANGUAGE_PARAMETER)
  if (language && languages.some(locale => locale === language))
    read.searchParams.set(LANGUAGE_PARAMETER, language)
  return read
}

/** Lists the parameters that a name with a star at its end matches, in one order. */
function namesOf(name: string, given: URLSearchParams) {
  if (!name.endsWith('*')) return [name]
  const beginning = name.slice(0, -1)
  return [...new Set(given.keys())].filter(one => one.startsWith(beginning)).sort()
}

/** A bare address, such as that of the shortlist, shows the same to all; a token or a list does not. */
const namesSomething = ({path}: RouteDefinition, parameters: URLSearchParams) =>
  path.includes('{') || [...parameters.keys()].some(name => name !== LANGUAGE_PARAMETER)

/**
 * Under which address the server may keep the page; undefined for pages of one visitor, for addresses
 * without a page, and for those that can be spelled in countless ways: with needless escapes, and
 * with a parameter more than once.
 */
export function keptAddress(url: URL, languages: readonly Locale[]): string | undefined {
  const route = matchRoute(url.pathname)?.route
  if (!route || route.admits) return undefined
  const {pathname, search, searchParams} = readAddress(url, languages)
  if (route.unlisted && namesSomething(route, searchParams)) return undefined
  if (plainPath(pathname) !== pathname) return undefined
  if (new Set(searchParams.keys()).size < searchParams.size) return undefined
  return pathname + search
}
