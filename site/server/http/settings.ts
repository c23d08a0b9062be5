/** Settings of pages and of the API: languages, maps, caches, and who may call from a browser. */
import {type Locale, locales} from '#kit/i18n/locale.ts'
import type {SettingsReader} from '#server/platform/env.ts'
import {type Environment, list, oneOf, text, whole} from '#server/platform/env-values.ts'
import {OperatorError} from '#server/platform/operator-error.ts'

declare module '../platform/env.ts' {
  interface Settings {
    /** Languages of the site, in the order of its menu. English is always among them. */
    languages: readonly Locale[]
    /** The source of satellite pictures: the drawn ground alone, another one, or the default. */
    mapTiles: string | undefined
    /** The attribution of these pictures. */
    mapAttribution: string | undefined
    /** True when production blocks the context menu, as the specification requires. */
    blockContextMenu: boolean
    /** True when browsers keep a page of ours for a lost connection. */
    offlinePage: boolean
    /** Origins whose pages may call the API from a browser. */
    partnerOrigins: '*' | string[]
    /** For how many seconds caches between this server and visitors may keep a page; 0: not at all. */
    pageCacheSeconds: number
  }
}

export const readHttpSettings = ((env, {production}) => ({
  languages: languages(env),
  mapTiles: mapTiles(env),
  mapAttribution: env.MAP_ATTRIBUTION?.trim() || undefined,
  blockContextMenu: oneOf(env, 'CONTEXT_MENU', 'block', ['block', 'allow']) === 'block',
  // In development it would stand where an error should be seen.
  offlinePage: oneOf(env, 'OFFLINE_PAGE', production ? 'on' : 'off', ['on', 'off']) === 'on',
  partnerOrigins: origins(env),
  pageCacheSeconds: whole(env, 'PAGE_CACHE_SECONDS', 0, 0, 86_400),
})) satisfies SettingsReader

/** The site's languages (decisions, 'Language'). English is what a missing text falls back to. */
function languages(env: Environment): Locale[] {
  const given = list(text(env, 'LANGUAGES', 'en,fr,ru'))
  const known = locales.filter(locale => given.includes(locale))
  if (known.length === given.length && known.includes('en')) return given as Locale[]
  throw new OperatorError(
    `LANGUAGES must list en and any of ${locales.filter(locale => locale !== 'en').join(', ')}, each once; got "${given}". Leave it out for en,fr,ru.`,
  )
}

function mapTiles(env: Environment) {
  const given = env.MAP_TILES?.trim()
  if (!given || given === 'none') return given || undefined
  const isSound = URL.canParse(given) && ['{x}', '{y}', '{z}'].every(part => given.includes(part))
  if (isSound && /^https?:/.test(given)) return given
  throw new OperatorError(
    `MAP_TILES must be none or an address such as https://tiles.example.com/{z}/{x}/{y}.jpg, got "${given}".`,
  )
}

function origins(env: Environment): '*' | string[] {
  const given = text(env, 'PARTNER_ORIGINS', '*')
  if (given === '*') return '*'
  const bad = list(given).find(part => !URL.canParse(part) || new URL(part).origin !== part)
  if (bad === undefined) return list(given)
  throw new OperatorError(
    `PARTNER_ORIGINS must be * or a list such as https://portal.example,https://www.other.example; got "${bad}".`,
  )
}
