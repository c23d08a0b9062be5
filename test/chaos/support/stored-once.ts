/** Compares the answers that visitors received with the enquiries that the agency has stored. */
import assert from 'node:assert/strict'
import {exportedLeads} from '../../support/records/leads.ts'
import type {Writers} from './writers.ts'

interface Options {
  /** The environment of the server, by which the operator's command finds the enquiries. */
  env: Record<string, string>
  writers: Writers
  /** The faults that occurred, for the figures: `2 kills`. */
  faults: string
  /** Names of which nothing is left, because a fault destroyed them on the disk. */
  destroyed?: string[]
}

/** Prints the figures. Fails unless each acknowledged enquiry is stored, and none is twice. */
export async function assertStoredOnce({env, writers, faults, destroyed = []}: Options) {
  const {acknowledged, rejected} = writers
  const stored = (await exportedLeads(env)).map(({name = ''}) => name)
  const names = new Set(stored)
  const lost = [...acknowledged].filter(name => !names.has(name))
  const doubled = stored.toSorted().filter((name, at, sorted) => name === sorted[at - 1])
  console.log(
    `${faults}: ${acknowledged.size} acknowledged, ${stored.length} stored, ${lost.length} lost, ${doubled.length} doubled`,
  )
  assert.deepEqual(
    {lost: lost.sort(), doubled, rejected},
    {lost: destroyed.toSorted(), doubled: [], rejected: []},
  )
}

/** Median and maximum of times in milliseconds, in words. */
export function describeTimes(times: number[]): string {
  const sorted = times.map(Math.round).sort((a, b) => a - b)
  return `after ${sorted[sorted.length >> 1]} ms in the median, ${sorted.at(-1)} ms at most`
}
