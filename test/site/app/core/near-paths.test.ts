import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {nearPaths} from '../../../../site/app/core/near-paths.ts'

const ROUTES = [
  '/blogs',
  '/blogs/detail/{slug}',
  '/properties',
  '/properties/{slug}',
  '/projects/{slug}',
  '/projects/detail/{slug}',
  '/neighborhood/detail/{name}',
  '/careers/apply/{id}',
  '/{launch}',
]

describe('paths near one without a page', () => {
  const near = (path: string) => nearPaths(path, ROUTES).flat()

  it('singular, plural, spelling and a missing detail lead to the route that is meant', () => {
    for (const [asked, meant] of [
      ['/property/orla', '/properties/orla'],
      ['/neighborhoods/x', '/neighborhood/detail/x'],
      ['/neighbourhood/x', '/neighborhood/detail/x'],
      ['/blog/x', '/blogs/detail/x'],
      ['/blog', '/blogs'],
      ['/career/7', '/careers/apply/7'],
      ['/Blog/Detail/X', '/blogs/detail/x'],
      ['/properties/orla', '/properties/orla-'],
      ['/properties/orla-', '/properties/orla'],
      ['/property/orla', '/properties/orla-'],
      ['/neighborhoods/palm-jumeirah', '/neighborhood/detail/palm%20jumeirah'],
      ['/neighborhood/detail/palm-jumeirah', '/neighborhood/detail/palm%20jumeirah'],
    ] as const) {
      assert.ok(near(asked).includes(meant), `${asked}: ${near(asked)}`)
    }
  })

  it('a path without words of a route is near only to itself in other letters and hyphens', () => {
    assert.deepEqual(near('/Nowhere/at/all'), ['/nowhere/at/all', '/nowhere/at/all-'])
  })

  it('no path is tried twice, and the asked one not at all', () => {
    const paths = near('/projects/mill')
    assert.deepEqual(paths, [...new Set(paths)])
    assert.ok(!paths.includes('/projects/mill'))
  })
})
