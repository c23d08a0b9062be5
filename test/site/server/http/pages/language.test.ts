import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {
  changeLanguage,
  LANGUAGE_DELAY,
} from '../../../../../site/app/shell/menus/change-language.ts'

describe('language change', () => {
  it('changing the language resets the cookie, stores the choice, then reloads', async () => {
    const steps: string[] = []
    await changeLanguage('fr', {
      setCookie: (name, value, age) => steps.push(`cookie ${name}=${value} for ${age}`),
      store: (key, value) => steps.push(`store ${key}=${value}`),
      reload: () => steps.push('reload'),
      wait: async milliseconds => {
        steps.push(`wait ${milliseconds}`)
      },
    })
    assert.deepEqual(steps, [
      'cookie language= for 0',
      'wait 1000',
      'cookie language=fr for 31536000',
      'store language=fr',
      'reload',
    ])
  })

  it('changing the language waits one second', () => assert.equal(LANGUAGE_DELAY, 1000))
})
