import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {weekdaysIn} from '#trade/agency/weekdays.ts'

describe('weekdays of opening hours', () => {
  const claims: [text: string, days: number[]][] = [
    ['Monday to Friday', [1, 2, 3, 4, 5]],
    ['Saturday', [6]],
    ['Monday and Friday', [1, 5]],
    ['Saturday – Wednesday', [6, 0, 1, 2, 3]],
    ['Every day', [1, 2, 3, 4, 5, 6, 0]],
    ['On request', []],
  ]
  for (const [text, days] of claims) {
    it(`hours of ${text} are those of the weekdays ${days}`, () => {
      assert.deepEqual(weekdaysIn(text), days)
    })
  }
})
