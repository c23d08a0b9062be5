import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {guard} from '../../../../../site/app/features/account/session.ts'

describe('route guard', () => {
  it('the route guard redirects visitors without a token to the home page', () => {
    assert.equal(guard({token: null, userType: null}, 'A'), '/')
    assert.equal(guard({token: null, userType: 'A'}, 'A'), '/')
    assert.equal(guard({token: '', userType: 'B'}, 'others'), '/')
  })

  it('the route guard admits each user type to its own routes', () => {
    assert.equal(guard({token: 'jwt', userType: 'A'}, 'A'), null)
    assert.equal(guard({token: 'jwt', userType: 'B'}, 'others'), null)
  })

  it('the route guard redirects type A to /dashboard and other types to /dashboard1', () => {
    assert.equal(guard({token: 'jwt', userType: 'A'}, 'others'), '/dashboard')
    assert.equal(guard({token: 'jwt', userType: 'B'}, 'A'), '/dashboard1')
    assert.equal(guard({token: 'jwt', userType: null}, 'A'), '/dashboard1')
  })
})
