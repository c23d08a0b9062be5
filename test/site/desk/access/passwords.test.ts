import assert from 'node:assert/strict'
import crypto from 'node:crypto'
import {syncBuiltinESMExports} from 'node:module'
import {describe, it} from 'node:test'
import {hashPassword, passwordProblem, verifyPassword} from '#desk/access/passwords.ts'
import {scrypt} from '../../server/support/desk/cheap-hashing.ts'

const COST = {N: 2 ** 10, r: 8, p: 1}
const place = {network: 'of this test'}
const layla = {mail: 'layla.haddad@agency.example', name: 'Layla Haddad'}

describe('passwords', () => {
  it('passwords are hashed with a cost and a salt of their own, and verified again', async test => {
    test.mock.method(crypto, 'scrypt', scrypt)
    syncBuiltinESMExports()
    test.after(() => {
      test.mock.restoreAll()
      syncBuiltinESMExports()
    })
    const one = await hashPassword('a long one', place)
    const other = await hashPassword('a long one', place)
    assert.match(one, /^scrypt\$131072\$8\$1\$[\w-]{22}\$[\w-]{43}$/)
    assert.notEqual(one, other)
    assert.equal(await verifyPassword('a long one', one, place), true)
    assert.equal(await verifyPassword('a long One', one, place), false)
    // Not its last character, of which two bits say nothing.
    const changed = one.replace(/.(?=.{42}$)/, first => (first === 'x' ? 'y' : 'x'))
    assert.equal(await verifyPassword('a long one', changed, place), false)
  })

  it('passwords match in any Unicode composition of their letters', async () => {
    const hash = await hashPassword('caf\u00e9 au lait', place, COST)
    assert.equal(await verifyPassword('cafe\u0301 au lait', hash, place), true)
  })

  it('take as much work for an account that is not there', async test => {
    const hash = await hashPassword('a long one', place)
    const scrypt = test.mock.method(crypto, 'scrypt')
    syncBuiltinESMExports()
    for (const stored of [hash, undefined]) {
      assert.equal(await verifyPassword('a wrong one', stored, place), false)
    }
    const calls = scrypt.mock.calls.map(call => call.arguments)
    scrypt.mock.restore()
    syncBuiltinESMExports()
    const [known, unknown] = calls
      .filter(([password]) => password === 'a wrong one')
      .map(([, , length, cost]) => [length, cost])
    assert.ok(known)
    assert.deepEqual(unknown, known)
  })

  const chosen: [password: string, problem: string | undefined][] = [
    ['elevenchars', 'short'],
    ['x'.repeat(201), 'long'],
    ['layla.haddad@agency.example', 'own-name'],
    ['LaylaHaddad1!', 'own-name'],
    ['OCP Real Estate', 'own-name'],
    ['password1234', 'common'],
    ['Passwort-2026', 'common'],
    ['123456789012', 'common'],
    ['qwertyuiop12', 'common'],
    ['aaaaaaaaaaaa', 'common'],
    ['abababababab', 'common'],
    ['violet kettle orbit', undefined],
    ['la maison de Layla au port', undefined],
    ['my dubai kettle orbits', undefined],
    ['пальма у зелёного моря', undefined],
  ]
  for (const [password, problem] of chosen) {
    const length = password.length > 40 ? ` of ${password.length} letters` : ''
    it(`${length ? 'one' : `"${password}"`}${length} is ${problem ?? 'good'}`, () => {
      assert.equal(passwordProblem(password, layla, 'OCP Real Estate'), problem)
    })
  }
})
