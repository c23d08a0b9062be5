/** Settings of the operator for the desk. */
import {type Age, parseAge} from '#server/leads/deletion/age.ts'
import type {SettingsReader} from '#server/platform/env.ts'
import {type Environment, oneOf, text} from '#server/platform/env-values.ts'
import {OperatorError} from '#server/platform/operator-error.ts'

export interface DeskSettings {
  /** Accounts have to set one up before anything else opens. */
  needsSecondFactor: boolean
  /** How long the audit log is kept. */
  auditRetention: Age
}

const LEAST_DAYS = 30
const DAYS = {d: 1, m: 28, y: 365}

declare module '#server/platform/env.ts' {
  interface Settings {
    desk: DeskSettings
  }
}

export const readDeskSettings = (env => ({desk: readDesk(env)})) satisfies SettingsReader

const readDesk = (env: Environment): DeskSettings => ({
  needsSecondFactor:
    oneOf(env, 'DESK_SECOND_FACTOR', 'optional', ['optional', 'required']) === 'required',
  auditRetention: readAuditRetention(text(env, 'DESK_AUDIT_RETENTION', '2y')),
})

function readAuditRetention(given: string): Age {
  const age = parseAge(given)
  if (age && age.count * DAYS[age.unit] >= LEAST_DAYS) return age
  throw new OperatorError(
    `DESK_AUDIT_RETENTION must be a time such as 2y, 18m or 400d, at least ${LEAST_DAYS} days; got "${given}".`,
  )
}
