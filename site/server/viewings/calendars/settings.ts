/** Settings of agents' own calendars. */
import type {SettingsReader} from '#server/platform/env.ts'
import {oneOf} from '#server/platform/env-values.ts'

declare module '../../platform/env.ts' {
  interface Settings {
    /** Where calendars of agents may be: anybody with an account names them. */
    calendarReach: 'public' | 'any'
  }
}

export const readCalendarSettings = (env => ({
  calendarReach:
    oneOf(env, 'CALENDARS_FROM', 'internet', ['internet', 'anywhere']) === 'anywhere'
      ? 'any'
      : 'public',
})) satisfies SettingsReader
