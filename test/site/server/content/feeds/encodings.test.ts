/** Feeds in the encodings of real life: none is read with `�` in it. */
import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {readMapping} from '#server/content/feeds/mapping.ts'
import type {Mapping} from '#server/content/feeds/mapping-shape.ts'
import {readListings} from '#server/content/feeds/read-listings.ts'
import {charsetIn} from '#server/content/feeds/read-text.ts'
import {feedFile} from '../../support/feeds/feeds.ts'
import {mapping} from '../../support/feeds/listing.ts'

const BOM = '\uFEFF'
const ARABIC = Buffer.from([0xd4, 0xde, 0xc9]) // شقة in windows-1256
const latin1 = (text: string) => Buffer.from(text, 'latin1')
const utf16be = (text: string) => Buffer.from(text, 'utf16le').swap16()
const xml = (declaration: string, title: Buffer | string) =>
  Buffer.concat([
    latin1(`${declaration}<list><home><name>`),
    Buffer.from(title),
    latin1('</name></home></list>'),
  ])

const ofXml: Mapping = {name: 'crm', format: 'xml', record: 'home', fields: {name: 'name/#'}}
const ofJson: Mapping = {name: 'crm', format: 'json', fields: {name: 'name'}}
const ofCsv: Mapping = {name: 'crm', format: 'csv', fields: {name: 'name'}}

async function titlesIn(content: Buffer, given: Mapping, charset?: string) {
  const file = await feedFile('feed', content)
  const titles: string[] = []
  for await (const row of readListings(file, given, charset)) {
    const {name} = row as {name: string | {'#': string}}
    titles.push(typeof name === 'string' ? name : name['#'])
  }
  return titles
}

describe('feeds are read in the encoding that they are in', () => {
  const readable: [what: string, Buffer, Mapping, title: string, charset?: string][] = [
    ['UTF-8', xml('', 'Café شقة'), ofXml, 'Café شقة'],
    [
      'UTF-8 with a mark of byte order',
      xml(`\xEF\xBB\xBF<?xml version="1.0"?>`, 'Café'),
      ofXml,
      'Café',
    ],
    [
      'windows-1252 by its declaration',
      xml('<?xml version="1.0" encoding="windows-1252"?>', latin1('Caf\xE9')),
      ofXml,
      'Café',
    ],
    [
      'ISO-8859-6 by its declaration',
      xml(`<?xml version='1.0' encoding='ISO-8859-6'?>`, Buffer.from([0xc7])),
      ofXml,
      'ا',
    ],
    [
      'windows-1256 by the header of its server, against its declaration',
      xml('<?xml version="1.0" encoding="UTF-8"?>', ARABIC),
      ofXml,
      'شقة',
      'windows-1256',
    ],
    [
      'UTF-16LE by its mark, against the header of its server',
      Buffer.from(`${BOM}<list><home><name>شقة</name></home></list>`, 'utf16le'),
      ofXml,
      'شقة',
      'utf-8',
    ],
    [
      'UTF-16BE by its mark',
      utf16be(`${BOM}<list><home><name>شقة</name></home></list>`),
      ofXml,
      'شقة',
    ],
    [
      'UTF-16LE without a mark',
      Buffer.from(
        '<?xml version="1.0" encoding="utf-16"?><l><home><name>شقة</name></home></l>',
        'utf16le',
      ),
      ofXml,
      'شقة',
    ],
    [
      'UTF-8 that is declared as UTF-16',
      xml('<?xml version="1.0" encoding="utf-16"?>', 'شقة'),
      ofXml,
      'شقة',
    ],
    [
      'windows-1256 by the mapping file of a CSV',
      Buffer.concat([latin1('name\n'), ARABIC]),
      {...ofCsv, encoding: 'windows-1256'},
      'شقة',
      'utf-8',
    ],
    [
      'UTF-16LE as Excel saves it',
      Buffer.from(`${BOM}name\tcity\nشقة\tDubai\n`, 'utf16le'),
      ofCsv,
      'شقة',
    ],
    [
      'windows-1252 by the mapping file of JSON',
      latin1('[{"name": "Caf\xE9"}]'),
      {...ofJson, encoding: 'windows-1252'},
      'Café',
    ],
  ]
  for (const [what, content, given, title, charset] of readable)
    it(`${what} is read`, async () => {
      assert.deepEqual(await titlesIn(content, given, charset), [title])
    })

  it('a letter may be cut in two between two parts of a large file', async () => {
    const rows = Array.from({length: 40_000}, () => 'شقة')
    const titles = await titlesIn(Buffer.from(`name\n${rows.join('\n')}\n`), ofCsv)
    assert.deepEqual(titles, rows)
  })

  const unreadable: [what: string, Buffer, Mapping, RegExp, charset?: string][] = [
    [
      'windows-1252 that nothing names',
      xml('', latin1('Caf\xE9')),
      ofXml,
      /^The feed has bytes that are not utf-8, .* Name the right one as "encoding" in a mapping file, such as windows-1252 .*\. Nothing was changed\.$/,
    ],
    [
      'windows-1252 that is declared as UTF-8',
      xml('<?xml version="1.0" encoding="UTF-8"?>', latin1('Caf\xE9')),
      ofXml,
      /not utf-8, the encoding that its XML declaration names/,
    ],
    [
      'windows-1256 whose server says UTF-8',
      Buffer.concat([latin1('name\n'), ARABIC]),
      ofCsv,
      /not utf-8, the encoding that the header Content-Type of its server names/,
      'UTF-8',
    ],
    [
      'JSON that is cut in a letter',
      Buffer.from('[{"name": "Caf\u00E9').subarray(0, -1),
      ofJson,
      /not utf-8/,
    ],
    [
      'an unknown encoding',
      xml('<?xml version="1.0" encoding="klingon"?>', 'x'),
      ofXml,
      /"klingon", which is unknown/,
    ],
  ]
  for (const [what, content, given, message, charset] of unreadable)
    it(`${what} is refused, and what to do is said`, async () => {
      await assert.rejects(titlesIn(content, given, charset), {message})
    })

  it('a mapping file with an unknown encoding is refused', async () => {
    const file = await feedFile('m.json', JSON.stringify({...mapping, encoding: 'cp9999'}))
    await assert.rejects(readMapping(file), {message: /m\.json names the encoding "cp9999"/})
  })

  it('the header of a server names an encoding with or without quotes', () => {
    assert.equal(charsetIn('text/csv; header=present; charset="windows-1256"'), 'windows-1256')
    assert.equal(charsetIn('application/xml;Charset=UTF-8'), 'UTF-8')
    assert.equal(charsetIn('application/xml'), undefined)
    assert.equal(charsetIn(undefined), undefined)
  })
})
