import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {guard} from '../../../../../site/app/features/account/guard.ts'

describe('the route guard', () => {
  it('sends a visitor without a token home, whatever the type', () => {
    assert.equal(guard({token: null, userType: null}, 'A'), '/')
    assert.equal(guard({token: null, userType: 'A'}, 'A'), '/')
    assert.equal(guard({token: '', userType: 'B'}, 'others'), '/')
  })

  it('lets each type in where it belongs', () => {
    assert.equal(guard({token: 'jwt', userType: 'A'}, 'A'), null)
    assert.equal(guard({token: 'jwt', userType: 'B'}, 'others'), null)
  })

  it('sends type A to dashboard and every other type to dashboard1', () => {
    assert.equal(guard({token: 'jwt', userType: 'A'}, 'others'), '/dashboard')
    assert.equal(guard({token: 'jwt', userType: 'B'}, 'A'), '/dashboard1')
    assert.equal(guard({token: 'jwt', userType: null}, 'A'), '/dashboard1')
  })
})
