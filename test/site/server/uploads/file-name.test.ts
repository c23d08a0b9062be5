import assert from 'node:assert/strict'
import {it} from 'node:test'
import {plainFileName} from '#server/uploads/form-data.ts'

it('the name of a file cannot show another ending than it has', () => {
  assert.equal(plainFileName('evil\u202egpj.exe'), 'evilgpj.exe')
  assert.equal(plainFileName('\u2066a\u2069/..\\b\u2028.pdf'), 'b.pdf')
})

it('the name of a file keeps joiners, and is cut between characters', () => {
  assert.equal(plainFileName('علی\u200cرضا.pdf'), 'علی\u200cرضا.pdf')
  assert.equal(plainFileName('😀'.repeat(150)), `…${'😀'.repeat(119)}`)
})

it('the name of a file is cut between characters that are seen as one, and keeps its ending', () => {
  const family = '👨\u200d👩\u200d👧'
  assert.equal(plainFileName(`${family.repeat(40)}.pdf`), `…${family.repeat(23)}.pdf`)
  assert.equal(plainFileName(`${'e\u0301'.repeat(80)}.pdf`), `…${'e\u0301'.repeat(57)}.pdf`)
})
