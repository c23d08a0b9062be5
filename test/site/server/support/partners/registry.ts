/** The registry of partners, changed as the desk does it, beside a running API. */

import assert from 'node:assert/strict'
import {unknownNames} from '#server/partners/registry/claims.ts'
import {linkOf, type PartnerFacts} from '#server/partners/registry/partner.ts'
import * as store from '#server/partners/registry/registry-store.ts'
import {readPartnerReport} from '#server/partners/report/partner-report.ts'
import {readStatistics} from '#server/partners/usage/statistics.ts'
import {type Period, type PeriodQuery, readPeriod} from '#server/platform/period.ts'
import {hashOfToken, newToken} from '#server/platform/token.ts'
import {officeDay} from '#trade/agency/office-day.ts'
import type {TestApi} from '../api/api.ts'

export function registryOf(api: () => TestApi) {
  const orm = () => api().database.ready()
  const change = async (name: string, facts: Parameters<typeof store.changePartner>[2]) =>
    assert.ok(await store.changePartner(await orm(), name, facts))
  const setDisabled = async (name: string, isDisabled: boolean) => {
    assert.ok(await store.setDisabled(await orm(), name, isDisabled))
    api().app.offList.forget()
  }
  return {
    change,
    add: async (name: string, facts: PartnerFacts = {}) =>
      assert.ok(await store.addPartner(await orm(), name, facts)),
    disable: (name: string) => setDisabled(name, true),
    enable: (name: string) => setDisabled(name, false),
    /** The private address of its page, without the origin. */
    async link(name: string) {
      const token = newToken()
      await change(name, {linkHash: hashOfToken(token)})
      return linkOf('', token)
    },
    revoke: (name: string) => change(name, {linkHash: null}),
    report: async (name: string) =>
      readPartnerReport({...periodOf({}), partner: name}, await counted(api())),
    statistics: async (wanted: PeriodQuery = {}) =>
      readStatistics(periodOf(wanted), await counted(api())),
    unknown: async () => {
      await counted(api())
      return (await unknownNames(await orm())).map(({partner, count}) => [partner, count])
    },
  }
}

/** The API once its counts are in the database. */
export async function counted(api: TestApi) {
  await api.app.useCounter.written()
  return api
}

function periodOf(wanted: PeriodQuery): Period {
  const period = readPeriod(wanted, officeDay())
  assert.ok('from' in period)
  return period
}
