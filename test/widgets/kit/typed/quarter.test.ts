import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {readQuarter} from '#kit/typed/quarter.ts'

const spellings: [spelling: string, quarter: string | null][] = [
  ['2027-Q4', '2027-Q4'],
  ['Q4 2027', '2027-Q4'],
  ['q4-2027', '2027-Q4'],
  ['Q4/27', '2027-Q4'],
  ['Q4’27', '2027-Q4'],
  ['Q42027', '2027-Q4'],
  ['2027 Q4', '2027-Q4'],
  ['4Q27', '2027-Q4'],
  ['4Q 2027', '2027-Q4'],
  ['4th quarter of 2027', '2027-Q4'],
  ['Q٤ ٢٠٢٧', '2027-Q4'],
  ['2027-12-31', '2027-Q4'],
  ['2027-12-31T20:00:00+04:00', '2027-Q4'],
  ['31/12/2027', '2027-Q4'],
  ['31 Dec 2027', '2027-Q4'],
  ['Dec 2027', '2027-Q4'],
  ['March 2028', '2028-Q1'],
  ['06/2028', '2028-Q2'],
  ['2028-07', '2028-Q3'],
  ['2027', null],
  ['Q5 2027', null],
  ['H2 2027', null],
  ['Q1 - Q2 2027', null],
  ['Dec 2027 to Mar 2028', null],
  ['Dec 2027 – Mar 28', null],
  ['31/02/2027', null],
  ['13/2027', null],
  ['soon', null],
]

describe('a quarter of a year as people write it', () => {
  for (const [spelling, quarter] of spellings)
    it(`"${spelling}" is ${quarter ?? 'not read'}`, () => {
      assert.equal(readQuarter(spelling), quarter)
    })
})
