import assert from 'node:assert/strict'
import {it} from 'node:test'
import {currentSession, provideSession} from '#kit/api-client/session.ts'

it('a partner’s page has no session token', () => {
  assert.equal(currentSession().token(), null)
  currentSession().clear()
})

it('a session provided by the host site becomes the current one', () => {
  const session = {token: () => 'secret', clear: () => {}}
  provideSession(session)
  assert.equal(currentSession(), session)
})
