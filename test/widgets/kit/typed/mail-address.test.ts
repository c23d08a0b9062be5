import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {isMailAddress, mailtoOf} from '#kit/typed/mail-address.ts'

describe('mail addresses', () => {
  it('a mail address is accepted where a mail can be sent to it', () => {
    for (const address of ['sara@example.com', 'sara+homes@mail.example.ae', "o'neil@example.com"])
      assert.ok(isMailAddress(address), address)
  })

  it('a mail address is refused where a header would take it for something else', () => {
    for (const address of ['sara', 'sara@', 'a@example.com,b@example.com', 'Sara <a@example.com>'])
      assert.ok(!isMailAddress(address), address)
    assert.ok(!isMailAddress(`${'a'.repeat(243)}@example.com`))
  })

  it('a link to write a mail keeps the @ and encodes what means something in a link', () => {
    assert.equal(mailtoOf('sara+homes@example.com'), 'mailto:sara%2Bhomes@example.com')
    assert.equal(mailtoOf('a?b&c@example.com'), 'mailto:a%3Fb%26c@example.com')
  })
})
