import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {isInAppBrowser} from '#kit/ui/in-app-browser.ts'
import {userAgents} from '../../../support/user-agents.ts'

const {inApps, browsers} = userAgents

describe('browsers inside apps', () => {
  for (const [app, userAgent] of Object.entries(inApps)) {
    it(`the browser of ${app} is recognised as one inside an app`, () => {
      assert.equal(isInAppBrowser(userAgent), true)
    })
  }

  for (const [name, userAgent] of Object.entries(browsers)) {
    it(`${name} is not taken for a browser inside an app`, () => {
      assert.equal(isInAppBrowser(userAgent), false)
    })
  }
})
