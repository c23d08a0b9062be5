/** Settings of an operator for reading metrics. */
import {type Environment, hostOf, portOf, text} from '../env-values.ts'
import {OperatorError} from '../operator-error.ts'

export interface MetricsSettings {
  host: string
  /** The port of metrics; undefined: none. */
  port: number | undefined
  /** Opens `/metrics` of the API's port; undefined: it is closed. */
  token: string | undefined
}

const SHORTEST_TOKEN = 16
/** The port that other exporters use. */
const DEFAULT_PORT = 9464

interface OtherPorts {
  ownApi: boolean
  /** Variable -> port. */
  taken: Record<string, number>
}

export function readMetrics(env: Environment, {ownApi, taken}: OtherPorts): MetricsSettings {
  const port = text(env, 'METRICS_PORT', '') ? portOf(env, 'METRICS_PORT', DEFAULT_PORT) : undefined
  const [same] = Object.entries(taken).find(([, other]) => other === port) ?? []
  if (same) {
    throw new OperatorError(
      `METRICS_PORT and ${same} are both ${port}. Give them different numbers.`,
    )
  }
  return {host: hostOf(env, 'METRICS_HOST'), port, token: tokenOf(env, ownApi)}
}

function tokenOf(env: Environment, ownApi: boolean) {
  const token = text(env, 'METRICS_TOKEN', '')
  if (!token) return undefined
  if (token.length < SHORTEST_TOKEN) {
    throw new OperatorError(
      `METRICS_TOKEN must have at least ${SHORTEST_TOKEN} characters. Make one with: openssl rand -hex 32`,
    )
  }
  if (ownApi) return token
  throw new OperatorError(
    'METRICS_TOKEN opens /metrics of the API, which API_URL turns off. Set METRICS_PORT instead.',
  )
}
