import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {collectRows, median, type Row} from '../../benchmarks/speed/report/figures.ts'
import {partTable, verdictTable} from '../../benchmarks/speed/report/markdown.ts'
import {judge} from '../../benchmarks/speed/report/verdicts.ts'
import type {Target} from '../../benchmarks/speed/targets.ts'

const other: Row = {part: 'embed', name: 'Other', figures: {visible: 500, usable: 50}}
const widget = (build: string, visible: number, more = {}): Row => ({
  ...{part: 'embed', name: 'ocp-newsletter', build, against: 'Other'},
  figures: {visible, ...more},
})
const target: Target = {
  ...{part: 'embed', what: 'visible', figure: 'visible', of: 'ratio', atMost: 0.9},
}

describe('npm run speed', () => {
  it('reports the middle of an odd number of runs, and the mean of the middle two of an even one', () => {
    assert.equal(median([900, 100, 200]), 200)
    assert.equal(median([4, 1, 2, 3]), 2.5)
    assert.equal(median([]), undefined)
  })

  it('reports medians of the runs, but any press that was lost', () => {
    const {add, rows} = collectRows()
    for (const [visible, lost] of [
      [400, 0],
      [900, 1],
      [410, 0],
    ] as const) {
      add(widget('new', visible, {lost}))
    }
    assert.deepEqual(rows(), [widget('new', 410, {lost: 1})])
  })

  it('judges each build against the same comparison', () => {
    const verdicts = judge([target], [other, widget('old', 900), widget('new', 400)])
    const short = verdicts.map(({build, worst, holds}) => ({build, worst, holds}))
    assert.deepEqual(short, [
      {build: 'old', worst: 1.8, holds: false},
      {build: 'new', worst: 0.8, holds: true},
    ])
  })

  it('compares a figure with another one of the comparison where the target says so', () => {
    const checked: Target = {...target, figure: 'checked', to: 'usable', atMost: 1}
    const [verdict] = judge([checked], [other, widget('new', 400, {checked: 60})])
    assert.equal(verdict?.worst, 1.2)
  })

  it('says nothing of a target that was not measured', () => {
    assert.deepEqual(judge([{...target, part: 'server'}], [other, widget('new', 400)]), [])
  })

  it('shows figures with their ratios, and leaves out columns without any', () => {
    assert.equal(
      partTable('embed', [other, widget('new', 400)]),
      [
        '| what | build | compared with | visible ms | press to field ms |',
        '| --- | --- | --- | --- | --- |',
        '| Other |  |  | 500 | 50 |',
        '| ocp-newsletter | new | Other | 400 (0.80 ×) | – |',
      ].join('\n'),
    )
  })

  it('names the row that is furthest from a missed target', () => {
    const text = verdictTable(judge([target], [other, widget('new', 900)]))
    assert.match(text, /at most 0\.9 × \| 1\.8 × \(ocp-newsletter\) \| \*\*missed\*\* by 1 of 1 \|/)
  })
})
