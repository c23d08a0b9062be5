/** `RATES_URL`: where the server has the day's exchange rates from. */
import {type Environment, text} from '#server/platform/env-values.ts'
import {OperatorError} from '#server/platform/operator-error.ts'

/** Undefined: rates are those of the content. */
export function readRatesUrl(env: Environment, ownApi: boolean): string | undefined {
  const given = text(env, 'RATES_URL', '')
  if (!given) return undefined
  if (!ownApi) {
    throw new OperatorError(
      'RATES_URL is set, but API_URL names another back end, which keeps the content. Leave one of them out.',
    )
  }
  if (!URL.canParse(given) || !/^https?:$/.test(new URL(given).protocol)) {
    throw new OperatorError(
      `RATES_URL must be an address such as https://rates.example/latest?base=AED, got "${given}".`,
    )
  }
  return given
}
