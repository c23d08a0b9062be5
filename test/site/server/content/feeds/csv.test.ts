/** CSV as sheets and programs write it, with the rows that they break. */
import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import type {Mapping} from '#server/content/feeds/mapping-shape.ts'
import {feedFile} from '../../support/feeds/feeds.ts'
import {outcomesIn} from '../../support/feeds/listing.ts'

const fields: Mapping['fields'] = {
  reference: 'ref',
  purpose: {constant: 'sale'},
  property_type: {constant: 'Apartment'},
  name: 'title',
  city: {constant: 'Dubai'},
  places: {constant: 'Coral Bay'},
  price: 'price',
  photos: {constant: 'https://pictures.example/1.jpg'},
}
const crm: Mapping = {name: 'crm', format: 'csv', fields}

/** References and names of homes, and the reasons against the others. */
async function read(text: string, mapping = crm) {
  const outcomes = await outcomesIn(await feedFile('feed', text), mapping)
  return outcomes.map(outcome => {
    if (outcome.is === 'property') {
      const {reference, values} = outcome.property
      return `${reference} ${(values.name as {en: string}).en}`
    }
    assert.equal(outcome.is, 'refused')
    return `${outcome.reference || '?'} ${outcome.reasons.map(({field, says}) => `${field}: ${says}`)}`
  })
}
const HEAD = 'ref,title,price\n'
const row = (number: number, title = 'Home') => `X-${number},${title},1250000\n`

describe('feeds in CSV', () => {
  const delimiters: [name: string, delimiter: string][] = [
    ['a comma', ','],
    ['a semicolon', ';'],
    ['a tab', '\t'],
    ['a bar', '|'],
  ]
  for (const [name, delimiter] of delimiters)
    it(`${name} between values is found by itself`, async () => {
      const text = `${HEAD}X-1,"Sea, view; or | bay",1250000\n`
      const quoted = text.replace(/"[^"]*"|,/g, found => (found === ',' ? delimiter : found))
      assert.deepEqual(await read(quoted), ['X-1 Sea, view; or | bay'])
    })

  it('a delimiter in the quotes of the header is none', async () => {
    const mapping = {...crm, fields: {...fields, name: 'title; short; plain'}}
    const text = 'ref,"title; short; plain",price\nX-1,Home,1250000\n'
    assert.deepEqual(await read(text, mapping), ['X-1 Home'])
  })

  it('the first line of Excel that names the delimiter is no header', async () => {
    assert.deepEqual(await read('sep=;\r\nref;title;price\r\nX-1;Home;1250000\r\n'), ['X-1 Home'])
  })

  it('the delimiter of the mapping file is taken, and named when a column is missing', async () => {
    const feed = read(HEAD + row(1), {...crm, delimiter: ';'})
    await assert.rejects(feed, {
      message:
        'The feed has no column "ref" for reference. With ";" as the delimiter its columns are "ref,title,price". Correct the mapping file: its "fields", or its "delimiter". Nothing was changed.',
    })
  })

  it('a column that was renamed stops the sync: prices would be on request in silence', async () => {
    await assert.rejects(read('ref\ttitle\tasking price\nX-1\tHome\t1250000\n'), {
      message:
        /no column "price" for price\. With the tab as the delimiter its columns are "ref", /,
    })
  })

  it('a column may have a slash in its name', async () => {
    const mapping = {...crm, fields: {...fields, price: 'price/AED'}}
    assert.deepEqual(await read('ref,title,price/AED\nX-1,Home,5000000\n', mapping), ['X-1 Home'])
  })

  for (const [name, end] of [
    ['Windows', '\r\n'],
    ['Unix', '\n'],
    ['old Macs', '\r'],
  ])
    it(`the ends of lines of ${name} are understood, within values, too`, async () => {
      const text = `${HEAD}X-1,"Sea\nview",1250000\n\n${row(2)}`.replaceAll('\n', `${end}`)
      assert.deepEqual(await read(text), ['X-1 Sea\nview', 'X-2 Home'])
    })

  it('empty rows, with delimiters or without, are no listings', async () => {
    assert.deepEqual(await read(`${HEAD}${row(1)}\n,,\n  \n${row(2)}`), ['X-1 Home', 'X-2 Home'])
  })

  const STRAY =
    'has a stray quote in the column "title". Put the value in quotes, and double those in it.'
  const broken: [what: string, row: string, reason: string][] = [
    ['a stray quote', row(2, '6" pipe'), `X-2 line 3: ${STRAY}`],
    ['a quote that nothing closes', row(2, '"6 pipe'), `X-2 line 3: ${STRAY}`],
    ['a quote within quotes', row(2, '"a 6" pipe"'), `X-2 line 3: ${STRAY}`],
    [
      'an extra comma',
      row(2, 'Sea, view'),
      'X-2 line 3: has 4 values for 3 columns: there are more behind "price". Put a value that has the delimiter in it in quotes.',
    ],
    [
      'too few values',
      'X-2,Home\n',
      'X-2 line 3: has 2 values for 3 columns: those from "price" on are missing. Fill them in, if only with delimiters.',
    ],
  ]
  for (const [what, bad, reason] of broken) {
    it(`a row with ${what} is reported with its line and reference, and the others go on`, async () => {
      const others = [3, 4, 5].map(number => `X-${number} Home`)
      const text = HEAD + row(1) + bad + row(3) + row(4, '"Home"') + row(5)
      assert.deepEqual(await read(text), ['X-1 Home', reason, ...others])
      const twice = HEAD + bad + row(3) + bad.replaceAll('X-2', 'X-9') + row(4)
      const reasons = [reason.replace('line 3', 'line 2'), reason.replace('line 3', 'line 4')]
      assert.deepEqual(await read(twice), [
        ...[reasons[0], 'X-3 Home', reasons[1]?.replace('X-2', 'X-9'), 'X-4 Home'],
      ])
    })
  }

  it('a broken row is the last one: the feed is whole when a line ends there', async () => {
    assert.equal((await read(HEAD + row(1) + row(2, '6" pipe'))).length, 2)
    assert.equal((await read(HEAD + row(1) + row(2, '6" pipe').trimEnd())).length, 2)
  })

  it('a feed that is cut off in a row is refused as a whole', async () => {
    for (const end of ['X-2,Ho', 'X-2,"Ho', 'X-2,"Home\nby the']) {
      await assert.rejects(read(HEAD + row(1) + end), {
        message: 'The feed is no whole CSV: it ends in the middle. Nothing was changed.',
      })
    }
  })

  it('a quote that nothing closes takes no other row of a large feed along', async () => {
    const rows = Array.from({length: 60_000}, (_one, at) => row(at + 2, 'A home with a long name'))
    const outcomes = await read(HEAD + row(1, '"6 pipe') + rows.join(''))
    assert.equal(outcomes.length, 60_001)
    assert.match(outcomes[0] ?? '', /^X-1 line 2: has a stray quote/)
    assert.equal(outcomes.at(-1), 'X-60001 A home with a long name')
  })
})
