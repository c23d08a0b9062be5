import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {allowedIn, withoutAllowed} from './allowlist.ts'
import {error, warning} from './finding.ts'
import {readOptions} from './options.ts'
import {reportOf} from './report.ts'

const shared = error('a title is shared')
const ALLOWED = 'titles | a title is shared | /blogs/* | the specification gives it'

describe('npm run audit', () => {
  it('a finding on the list of what is allowed is not reported, and others of its kind are', () => {
    const findings = [shared('/blogs/one', 'Blogs'), shared('/news', 'News')]
    const {left, stale} = withoutAllowed('titles', findings, allowedIn(ALLOWED))
    assert.deepEqual(left, [findings[1]])
    assert.deepEqual(stale, [])
  })

  it('an entry on the list that matches nothing any more is an error', () => {
    const {stale} = withoutAllowed('titles', [shared('/news', 'News')], allowedIn(ALLOWED))
    const reported = stale.map(({level, page, detail}) => [level, page, detail])
    assert.deepEqual(reported, [['error', '/blogs/*', ALLOWED]])
    assert.deepEqual(withoutAllowed('html', [], allowedIn(ALLOWED)).stale, [])
  })

  it('an entry on the list has a reason', () => {
    assert.throws(() => allowedIn('titles | a title is shared | /blogs'), /Without a reason/)
    assert.deepEqual(allowedIn('# a comment\n\n'), [])
  })

  it('the report counts by check and shows three examples of a kind, of different pages', () => {
    const findings = [
      warning('a title is too long')('/', 'Home'),
      ...['/one', '/one', '/two', '/three', '/four'].map(page => shared(page, 'Blogs')),
    ]
    assert.equal(
      reportOf([{check: 'titles', pages: 9, allowed: 2, findings, seconds: 1.2}]),
      `| check | pages | errors | warnings | allowed | seconds |
| --- | --- | --- | --- | --- | --- |
| titles | 9 | 5 | 1 | 2 | 1 |

### titles

- 5 × a title is shared (error)
  - /one: Blogs
  - /two: Blogs
  - /three: Blogs
- 1 × a title is too long (warning)
  - /: Home`,
    )
  })

  it('Lighthouse runs only when it is asked for, and an unknown check is refused', () => {
    const names = (...args: string[]) => {
      const options = readOptions(args)
      return options === 'help' ? options : options.names
    }
    assert.ok(!names().includes('lighthouse'))
    assert.deepEqual(names('--only', 'lighthouse'), ['lighthouse'])
    assert.throws(() => names('--only', 'lightouse'), /not lightouse/)
    assert.equal(names('--help'), 'help')
  })
})
