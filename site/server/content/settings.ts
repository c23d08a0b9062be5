/** Settings of the content: its first records, its feed, its exchange rates, and where it is read. */
import {resolve} from 'node:path'
import {fileURLToPath} from 'node:url'
import type {SettingsReader} from '#server/platform/env.ts'
import {type Environment, postgresUrl, text} from '#server/platform/env-values.ts'
import {OperatorError} from '#server/platform/operator-error.ts'
import {readSync, type SyncSettings} from './feeds/settings.ts'

declare module '../platform/env.ts' {
  interface Settings {
    /** Folder of content for an embedded database that has none yet; undefined leaves it empty. */
    seed: string | undefined
    /** A replica of `databaseUrl` that public content is read from. */
    databaseReadUrl: string | undefined
    /** The feed that the server syncs by itself; undefined: none. */
    sync: SyncSettings | undefined
    /** Address of the day's exchange rates; undefined: those of the content. */
    ratesUrl: string | undefined
    /** Address of the operator's route service; undefined: minutes by car are estimates. */
    routeServiceUrl: string | undefined
  }
}

/** The folder with the demonstration's content. */
export const DEMO = fileURLToPath(new URL('../../content/demo', import.meta.url))

export const readContentSettings = ((env, {ownApi}) => ({
  seed: seed(env),
  databaseReadUrl: databaseReadUrl(env),
  sync: readSync(env, ownApi),
  ratesUrl: readAddress(env, 'RATES_URL', 'https://rates.example/latest?base=AED', ownApi),
  routeServiceUrl: readAddress(env, 'ROUTE_SERVICE_URL', 'http://localhost:5000', ownApi),
})) satisfies SettingsReader

function seed(env: Environment) {
  const given = text(env, 'SEED', DEMO)
  return given === 'none' ? undefined : resolve(given)
}

function databaseReadUrl(env: Environment) {
  const remedy = 'Leave it out to read from DATABASE_URL.'
  const given = postgresUrl(env, 'DATABASE_READ_URL', remedy)
  if (!given || env.DATABASE_URL?.trim()) return given
  throw new OperatorError(
    'DATABASE_READ_URL is set without DATABASE_URL. Set DATABASE_URL to the database that it is a replica of, or leave both out.',
  )
}

/** An address that only the own API needs. */
function readAddress(
  env: Environment,
  name: string,
  example: string,
  ownApi: boolean,
): string | undefined {
  const given = text(env, name, '')
  if (!given) return undefined
  if (!ownApi) {
    throw new OperatorError(
      `${name} is set, but API_URL names another back end, which keeps the content. Leave one of them out.`,
    )
  }
  if (!URL.canParse(given) || !/^https?:$/.test(new URL(given).protocol)) {
    throw new OperatorError(`${name} must be an address such as ${example}, got "${given}".`)
  }
  return given
}
