/** Settings of agents' own calendars. */
import type {SettingsReader} from '#server/platform/env.ts'
import {oneOf} from '#server/platform/env-values.ts'

declare module '../../platform/env.ts' {
  interface Settings {
    /** The addresses at which calendars of agents may be, which anybody with an account can name. */
    calendarReach: 'public' | 'any'
  }
}

export const readCalendarSettings = (env => ({
  calendarReach:
    oneOf(env, 'CALENDARS_FROM', 'internet', ['internet', 'anywhere']) === 'anywhere'
      ? 'any'
      : 'public',
})) satisfies SettingsReader
