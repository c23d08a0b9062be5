import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {setFlagsFromString} from 'node:v8'
import {runInNewContext} from 'node:vm'
import {holds, isEmail, isFilled, isName, isPhone, messages} from '#kit/forms/rules.ts'
import {formSuite} from '#kit/forms/suite.ts'

type Rule = typeof isFilled

const REFUSED = 'No!'

/** Returns true when a rule accepts a value, called as a form does. */
const isTaken = (rule: Rule, value: string | undefined) => {
  const suite = formSuite<{field?: string}>(({field}) => rule('field', field, REFUSED))
  const errors = suite()({field: value})
  if ('field' in errors) assert.deepEqual(errors, {field: REFUSED})
  return !('field' in errors)
}

const rules: [
  name: string,
  rule: Rule,
  accepted: (string | undefined)[],
  rejected: (string | undefined)[],
][] = [
  ['a required value', isFilled, ['a', ' a ', '0'], [undefined, '', ' ', '\n\t', '\u00a0']],
  [
    'a name without digits',
    isName,
    ['Layla', 'Лейла', "O'Neill-Smith", '', undefined],
    ['Layla2', '2', '٣', '१'],
  ],
  [
    'a phone number without a leading 0',
    isPhone,
    ['971501234567', '1', '9'],
    [undefined, '', '0501', '+971', '97 1', '971x', 'x971', '971\n', '٩٧١'],
  ],
  [
    'an email address',
    isEmail,
    ['a@b.c', 'layla.h+x@mail.example.com', 'layla@почта.рф'],
    [
      ...[undefined, '', 'a', 'a@b', '@b.c', 'a@.c', 'a@b.', 'a@b..c', 'a@@b.c', 'a@b@c.d'],
      ...['a b@c.d', 'a@b c.d', ' a@b.c', 'a@b.c ', 'a@b.c\n'],
    ],
  ],
]
for (const [name, rule, accepted, rejected] of rules) {
  describe(`rule for ${name}`, () => {
    for (const value of accepted) {
      it(`the rule for ${name} accepts ${JSON.stringify(value)}`, () =>
        assert.equal(isTaken(rule, value), true))
    }
    for (const value of rejected) {
      it(`the rule for ${name} refuses ${JSON.stringify(value)}`, () =>
        assert.equal(isTaken(rule, value), false))
    }
  })
}

describe('rules of a form', () => {
  const suite = formSuite<{name: string; kind: string}>(({name, kind}) => {
    isFilled('name', name, messages.nameRequired)
    isName('name', name, messages.validName)
    holds('kind', 'Choose one', () => ['a', 'b'].includes(kind))
  })

  it('the rules of a form report no errors for valid values', () => {
    assert.deepEqual(suite()({name: 'Layla', kind: 'a'}), {})
  })

  it('the rules of a form report the first error of each field', () => {
    assert.deepEqual(suite()({name: '', kind: ''}), {name: 'Name is Required!', kind: 'Choose one'})
    assert.deepEqual(suite()({name: '7', kind: 'b'}), {name: 'Please enter a valid name! '})
  })

  it('each validation is independent of earlier ones and of other forms', () => {
    const [one, other] = [suite(), suite()]
    assert.notDeepEqual(one({name: '', kind: 'a'}), {})
    assert.deepEqual(other({name: 'Layla', kind: 'a'}), {})
    assert.deepEqual(one({name: 'Layla', kind: 'a'}), {})
    assert.deepEqual(one({name: 'Layla', kind: ''}), {kind: 'Choose one'})
  })
})

it('the rules of a form keep no reference to the values they validated', async () => {
  setFlagsFromString('--expose-gc')
  const collectGarbage = runInNewContext('gc') as () => void
  const check = formSuite<{name: string}>(({name}) => isFilled('name', name, 'Name!'))()
  const checked = Array.from({length: 20}, (_, n) => {
    const values = {name: `${n}`}
    check(values)
    return new WeakRef(values)
  })
  await new Promise(resolve => setImmediate(resolve))
  collectGarbage()
  const alive = checked.filter(values => values.deref())
  assert.ok(alive.length <= 1, `${alive.length} of ${checked.length} are not garbage-collected`)
})

it('the shared messages match the specification, trailing spaces included', () => {
  assert.deepEqual(messages, {
    nameRequired: 'Name is Required!',
    validName: 'Please enter a valid name! ',
    phoneRequired: 'Phone is Required!',
    validNumber: 'Please enter a valid number! ',
    emailRequired: 'Email is Required!',
    emailInvalid: 'Email is Invalid!',
    messageRequired: 'Message is Required!',
  })
})
