import assert from 'node:assert/strict'
import {readFileSync} from 'node:fs'
import {describe, it} from 'node:test'
import {readSettings} from '../../site/server/env.ts'

describe('settings', () => {
  it('need no variable at all', () => {
    const settings = readSettings({})
    assert.equal(settings.siteUrl, 'http://localhost:3000')
    assert.equal(settings.apiUrl, 'http://localhost:3001')
    assert.equal(settings.storageUrl, 'http://localhost:3001/storage/')
    assert.deepEqual([settings.ownApi, settings.production], [true, true])
    assert.match(settings.dataDir, /\/\.data$/)
  })

  it('take an empty variable for one that is not set', () => {
    assert.deepEqual(readSettings({PORT: '', API_URL: '', DATABASE_URL: ''}), readSettings({}))
  })

  it('follow another back end', () => {
    const settings = readSettings({API_URL: 'https://api.example.com/'})
    assert.equal(settings.apiUrl, 'https://api.example.com')
    assert.equal(settings.storageUrl, 'https://api.example.com/storage/')
    assert.equal(settings.ownApi, false)
  })

  it('tell browsers another address of the API than the server itself asks', () => {
    const settings = readSettings({API_PUBLIC_URL: 'https://api.example.com'})
    assert.equal(settings.apiUrl, 'http://localhost:3001')
    assert.equal(settings.apiPublicUrl, 'https://api.example.com')
    assert.equal(settings.storageUrl, 'https://api.example.com/storage/')
    assert.equal(settings.ownApi, true)
  })

  it('show an address that a browser can open, whatever is listened on', () => {
    assert.equal(readSettings({HOST: '0.0.0.0', PORT: '80'}).siteUrl, 'http://localhost:80')
    assert.equal(readSettings({HOST: '::1'}).apiUrl, 'http://[::1]:3001')
  })

  const wrong: [Record<string, string>, RegExp][] = [
    [{PORT: '70000'}, /^PORT must be a whole number from 1 to 65535, got "70000"/],
    [{PORT: '3001'}, /^PORT and API_PORT are both 3001/],
    [{API_URL: 'api.example.com'}, /^API_URL must be an address such as https/],
    [{SITE_URL: 'ftp://x'}, /^SITE_URL must be an address/],
    [{DATABASE_URL: 'mysql://u:secret@h/d'}, /^DATABASE_URL must look like postgres:/],
    [{TRUST_PROXY: 'everyone'}, /^TRUST_PROXY must list addresses.*got "everyone"/],
    [{PARTNER_ORIGINS: 'https://a.example/path'}, /^PARTNER_ORIGINS must be \*.*got/],
    [{LOG_LEVEL: 'loud'}, /^LOG_LEVEL must be one of/],
    [{LEADS_PER_MINUTE: '-1'}, /^LEADS_PER_MINUTE must be a whole number/],
  ]
  for (const [env, message] of wrong) {
    it(`name what is wrong with ${JSON.stringify(env)}`, () => {
      assert.throws(() => readSettings(env), {name: 'OperatorError', message})
    })
  }

  it('keep a password out of their message', () => {
    assert.throws(
      () => readSettings({DATABASE_URL: 'mysql://u:secret@h/d'}),
      (error: Error) => !error.message.includes('secret'),
    )
  })

  it('are all documented in .env.example', () => {
    const documented = readFileSync('.env.example', 'utf8')
    const source = readFileSync('site/server/env.ts', 'utf8')
    const names = new Set(source.match(/'[A-Z]+(_[A-Z]+)*'/g)?.map(name => name.slice(1, -1)))
    assert.ok(names.size > 10)
    for (const name of names) assert.match(documented, new RegExp(`^#? ?${name}=`, 'm'))
  })
})
