import assert from 'node:assert/strict'
import {globSync, readFileSync} from 'node:fs'
import {describe, it} from 'node:test'
import {fileURLToPath} from 'node:url'
import {serveCurrentBuild} from '#server/http/served-build.ts'

describe('what visitors and partners fetch', () => {
  it('has nothing of the agency’s desk', () => {
    const dist = fileURLToPath(serveCurrentBuild())
    const files = globSync('{react,preact}/**/*.{js,css}', {cwd: dist})
    assert.ok(files.length > 50, 'the built files are looked at')
    const found = files.filter(file =>
      /\/desk\/(sign-in|enquiries|content|accounts)|Rooms of the desk|desk-header/.test(
        readFileSync(`${dist}/${file}`, 'utf8'),
      ),
    )
    assert.deepEqual(found, [])
  })
})
