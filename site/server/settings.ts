/** Settings of the whole server: those of the platform, and of each slice by its own reader. */
import {readDeskSettings} from '#desk/settings.ts'
import {readAlertSettings} from './alerts/settings.ts'
import {readContentSettings} from './content/settings.ts'
import {readHttpSettings} from './http/settings.ts'
import {readLeadSettings} from './leads/settings.ts'
import {loadEnvironment, readPlatform, type Settings, type SettingsReader} from './platform/env.ts'
import type {Environment} from './platform/env-values.ts'
import {readCalendarSettings} from './viewings/calendars/settings.ts'

const readers: SettingsReader[] = [
  readContentSettings,
  readLeadSettings,
  readAlertSettings,
  readCalendarSettings,
  readHttpSettings,
  readDeskSettings,
]

export function readSettings(env: Environment): Settings {
  const platform = readPlatform(env)
  const slices = readers.map(read => read(env, platform))
  return Object.assign({...platform}, ...slices) as Settings
}

/** The settings of this process. */
export const loadSettings = () => readSettings(loadEnvironment())

export type {Settings}
