import assert from 'node:assert/strict'
import {readFile} from 'node:fs/promises'
import {afterEach, describe, it} from 'node:test'
import type {VitalSigns} from '#server/http/vital-signs.ts'
import {createMetrics, type Metrics} from '#server/platform/metrics/metrics.ts'
import {publish} from '#server/platform/observed.ts'
import {fromNow} from '../../../../support/dates.ts'

const DASHBOARD = new URL('../../../../../docs/guides/grafana-dashboard.json', import.meta.url)

const opened: Metrics[] = []
afterEach(() => {
  for (const metrics of opened.splice(0)) metrics.close()
})

const signs: VitalSigns = {
  spool: () => ({waiting: 3, bytes: 900, full: false, damaged: 1}),
  isDatabaseUp: async () => true,
  isStorageUp: async () => false,
  deliveries: async () => ({...{waiting: 7, failed: 2}, oldest: fromNow(-60_000).toISOString()}),
  savedSearchMails: async () => ({waiting: 2, held: 1, failed: 1}),
  feed: async () => ({failingSeconds: 90_000}),
  replica: async () => undefined,
}

function open(known: VitalSigns | undefined = signs) {
  const metrics = createMetrics(known)
  opened.push(metrics)
  return metrics
}

/** Everything that the dashboard can show happens once. */
function happen() {
  const request = {server: 'api', method: 'GET', route: '/readyz', status: 200} as const
  publish('request', {...request, seconds: 0.03})
  publish('cache', {cache: 'pages', isHit: true})
  publish('delivery', {channel: 'mail', outcome: 'failed'})
  publish('import', {outcome: 'imported', seconds: 12})
  publish('sync', {outcome: 'synced', seconds: 3, refused: 2})
}

describe('metrics of the server', () => {
  it('requests, caches, deliveries and imports are counted', async () => {
    const metrics = open()
    happen()
    happen()
    const text = await metrics.text()
    for (const line of [
      'ocp_http_requests_total{server="api",method="GET",route="/readyz",status="200"} 2',
      'ocp_http_request_duration_seconds_bucket{le="0.02",server="api",route="/readyz"} 0',
      'ocp_http_request_duration_seconds_bucket{le="0.05",server="api",route="/readyz"} 2',
      'ocp_cache_requests_total{cache="pages",outcome="hit"} 2',
      'ocp_delivery_attempts_total{channel="mail",outcome="failed"} 2',
      'ocp_imports_total{outcome="imported"} 2',
      'ocp_last_import_duration_seconds 12',
    ]) {
      assert.ok(text.split('\n').includes(line), `${line} is missing in\n${text}`)
    }
  })

  it('spool, database, storage and outbox are told as they are now', async () => {
    const text = await open().text()
    for (const line of [
      ...['ocp_spool_enquiries 3', 'ocp_spool_bytes 900', 'ocp_spool_damaged 1'],
      ...['ocp_database_up 1', 'ocp_storage_up 0', 'ocp_feed_failing_seconds 90000'],
      ...['ocp_deliveries{state="waiting"} 7', 'ocp_deliveries{state="failed"} 2'],
      ...[
        'ocp_saved_search_mails{state="waiting"} 2',
        'ocp_saved_search_mails{state="held"} 1',
        'ocp_saved_search_mails{state="failed"} 1',
      ],
    ]) {
      assert.ok(text.split('\n').includes(line), line)
    }
    assert.match(text, /^ocp_oldest_delivery_seconds 6\d/m)
    assert.match(text, /^nodejs_eventloop_lag_p99_seconds /m)
  })

  it('the format is that of OpenMetrics', async () => {
    const metrics = open()
    assert.match(metrics.contentType, /^application\/openmetrics-text; version=1\.0\.0/)
    assert.match(await metrics.text(), /\n# EOF\n$/)
  })

  it('a database that does not tell has no deliveries, rather than none', async () => {
    const text = await open({...signs, deliveries: async () => undefined}).text()
    assert.doesNotMatch(text, /^ocp_deliveries\{/m)
  })

  it('closed metrics count nothing any more', async () => {
    const metrics = createMetrics(undefined)
    metrics.close()
    happen()
    assert.doesNotMatch(await metrics.text(), /ocp_/)
  })

  it('every metric of the Grafana dashboard exists', async () => {
    const metrics = open()
    happen()
    const text = await metrics.text()
    const existing = new Set([...text.matchAll(/^([a-z_0-9]+)[ {]/gm)].map(([, name]) => name))
    const {panels} = JSON.parse(await readFile(DASHBOARD, 'utf8'))
    const shown = panels.flatMap(({targets}: {targets: {expr: string}[]}) =>
      targets.flatMap(({expr}) => expr.match(/\b(?:ocp|nodejs|process)_\w+/g) ?? []),
    )
    assert.ok(shown.length >= panels.length)
    const unknown = shown.filter((name: string) => !existing.has(name))
    assert.deepEqual(unknown, [])
    const own = [...existing].filter(name => /^ocp_(?!.*_(?:sum|count)$)/.test(name ?? ''))
    const hidden = own.filter(name => !shown.includes(name))
    assert.deepEqual(hidden, [], 'metrics that no panel shows')
  })
})
