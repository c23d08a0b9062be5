/** The partners' script: built once; the API's address is inserted as it is served. */
import {issueFormToken} from '#server/leads/time-trap.ts'
import type {Settings} from '#server/platform/env.ts'
import type {FormSecret} from '#server/platform/form-secret.ts'
import {servedStandIn} from '../../build/plugins/placeholders.ts'

/** Facts that only the server knows. */
type Facts = Record<string, string>

/** The same for everybody and at any time. */
export const factsOf = (settings: Settings): Facts => ({
  api: settings.apiPublicUrl,
  site: settings.siteUrl,
  storage: settings.storageUrl,
  ...(settings.mapTiles && {tiles: settings.mapTiles}),
  ...(settings.mapAttribution && {'tiles-attribution': settings.mapAttribution}),
  // Another back end does not know the call.
  ...(settings.ownApi && {counts: settings.apiPublicUrl}),
})

/** The token of this moment: distinguishes people from scripts that post at once. */
export const tokenOf = (secret: FormSecret | undefined): Facts =>
  secret ? {token: issueFormToken(secret, Date.now())} : {}

/** The list of disabled partners: not in releases, whose bytes never change. */
export const offOf = (list: string): Facts => (list ? {off: list} : {})

export const fillIn = (script: string, facts: Facts) =>
  script.replaceAll(servedStandIn, quoted(facts))

/** JSON that is safe between single quotes in a script. */
const quoted = (facts: Facts) =>
  JSON.stringify(facts).replace(/[\\']/g, character => `\\${character}`)
