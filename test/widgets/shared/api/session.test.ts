import assert from 'node:assert/strict'
import {it} from 'node:test'
import {currentSession, provideSession} from '../../../../widgets/shared/api/session.ts'

it('nobody is signed in on a partner’s page', () => {
  assert.equal(currentSession().token(), null)
  currentSession().clear()
})

it('the host site says where its session is kept', () => {
  const session = {token: () => 'secret', clear: () => {}}
  provideSession(session)
  assert.equal(currentSession(), session)
})
