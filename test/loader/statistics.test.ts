import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {readSettings} from '../../site/server/env.ts'
import {createSite} from '../../site/server/site.ts'
import {newDirectory} from '../server/support/directories.ts'

describe('the loader is told where use is counted', () => {
  const loaderOf = async (test: {after(end: () => Promise<void>): void}, API_URL?: string) => {
    const env = {LOG_LEVEL: 'silent', NODE_ENV: 'test', DATA_DIR: await newDirectory(), API_URL}
    const site = await createSite(readSettings(env))
    test.after(() => site.close())
    return (await site.inject('/embed/v1/loader.js')).body
  }

  it('by the agency’s own back end, which counts', async test => {
    assert.match(await loaderOf(test), /"counts":"http:\/\/localhost:3001"/)
  })

  it('by no other, which would answer 404 in the consoles of partners', async test => {
    const loader = await loaderOf(test, 'https://crm.example')
    assert.match(loader, /"api":"https:\/\/crm\.example"/)
    assert.doesNotMatch(loader, /counts/)
  })
})
