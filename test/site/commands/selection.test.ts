import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {groupsOf} from '../../../site/commands/testing/groups.ts'
import {projectGraph, select} from '../../../site/commands/testing/selection.ts'

const graph = projectGraph()
const selected = (...changed: string[]) => {
  const selection = select(changed, graph)
  assert.notEqual(selection, 'everything')
  return selection as Exclude<typeof selection, 'everything'>
}

describe('npm run test:changed', () => {
  it('runs the tests that reach a changed file by imports', () => {
    const {files} = selected('site/server/leads/time-trap.ts')
    assert.ok(files.includes('test/site/server/leads/spool/time-trap.test.ts'))
  })

  it('runs a feature of the site when its folder changes, and not the other features', () => {
    const {files} = selected('site/app/features/careers/apply.css')
    assert.ok(files.includes('test/site/app/features/careers/careers-apply.test.ts'))
    assert.ok(!files.includes('test/site/app/features/team/team.test.ts'))
  })

  it('runs a changed widget in a browser, and on partners’ pages', () => {
    const {files, widgets} = selected('widgets/book-now/view.tsx')
    assert.deepEqual(widgets, ['book-now'])
    assert.ok(files.includes('test/loader/book-now-button.test.ts'))
    assert.ok(files.includes('test/widgets-in-browser.test.ts'))
  })

  it('runs a few ways through the whole product after each change', () => {
    const {files} = selected('README.md')
    assert.ok(files.includes('test/end-to-end/property-walk.test.ts'))
  })

  for (const file of ['package-lock.json', 'site/build/build.ts', 'test/support/tier.ts']) {
    it(`runs everything when ${file} changes`, () => {
      assert.equal(select([file], graph), 'everything')
    })
  }
})

describe('groups of test files', () => {
  it('hold each file once, the longest group first', () => {
    const files = ['a', 'b', 'c', 'd']
    const durations = Object.fromEntries(
      [10, 8, 3, 20].map((seconds, index) => [files[index] ?? '', {seconds, claims: 1}]),
    )
    assert.deepEqual(groupsOf(files, durations), [['d'], ['a', 'b'], ['c']])
  })
})
