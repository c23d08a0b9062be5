/** Tests the check that refuses loose texts, which break a page that a browser translates. */
import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {looseTexts} from '../../../site/commands/checks/loose-texts.ts'

const REFUSED = {
  'a text after what comes and goes': '<b>{sending && <i />}{label}</b>',
  'a text after a list': '<p>{homes.map(home => <Home {...home} />)} and more</p>',
  'a text that comes and goes beside others': '<p>{count > 0 && name}<Link /></p>',
  'a text that takes turns with an element': '<p><b />{isLink ? <Link /> : name}</p>',
  'a text in a fragment': '<>{i18n._("Price on request")}</>',
}

const FINE = {
  'a text alone in its element, whether or not it is there': '<p>{count > 0 && name}</p>',
  'a text before what comes and goes': '<p>{name} {count > 0 && <Count />}</p>',
  'an element between them': '<p>{isNew && <New />}<b>{name}</b> {price}</p>',
  'a text with siblings that stay': '<p>{name}, <Link /> {price}</p>',
  'elements in a fragment': '<>{isNew && <New />}<b>{name}</b></>',
}

describe('texts beside what comes and goes', () => {
  for (const [what, source] of Object.entries(REFUSED)) {
    it(`${what} is refused`, () => assert.equal(looseTexts(source).length, 1))
  }
  for (const [what, source] of Object.entries(FINE)) {
    it(`${what} is not refused`, () => assert.deepEqual(looseTexts(source), []))
  }
})
