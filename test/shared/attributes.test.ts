import assert from 'node:assert/strict'
import {it} from 'node:test'
import {campaignOf} from '../../widgets/shared/api/campaign.ts'
import {
  choice,
  flag,
  json,
  number,
  readAttributes,
  text,
} from '../../widgets/shared/element/attributes.ts'
import {submissionKeys} from '../../widgets/shared/forms/submission-key.ts'
import {chooseLocale} from '../../widgets/shared/i18n/locale.ts'

const attributes = {
  'from-url': text(),
  mode: choice(['button', 'inline'], 'button'),
  zoom: number(15.4, 1, 19),
  eager: flag(),
}

function read(given: Record<string, string>) {
  const complaints: string[] = []
  const props = readAttributes(
    attributes,
    name => given[name] ?? null,
    complaint => {
      complaints.push(complaint)
    },
  )
  return {props, complaints}
}

it('attributes become typed properties, absent ones their initial value', () => {
  assert.deepEqual(read({}).props, {fromUrl: '', mode: 'button', zoom: 15.4, eager: false})
  assert.deepEqual(read({'from-url': 'a/b', mode: 'inline', zoom: '13', eager: ''}).props, {
    fromUrl: 'a/b',
    mode: 'inline',
    zoom: 13,
    eager: true,
  })
})

it('a bad attribute costs a warning that says what would be right, not the widget', () => {
  const {props, complaints} = read({mode: 'popup', zoom: 'far'})
  assert.deepEqual(props, {fromUrl: '', mode: 'button', zoom: 15.4, eager: false})
  assert.deepEqual(complaints, [
    'mode needs one of button, inline, got "popup"',
    'zoom needs a number between 1 and 19, got "far"',
  ])
})

it('JSON has the parts that it needs, or costs a warning that shows an example', () => {
  const set = {
    places: json<{cities: object[]}>('{"cities": []}', 'cities'),
    types: json<object[]>('[{"_id": "villa"}]', 'length'),
  }
  const readJson = (given: Record<string, string>) => {
    const complaints: string[] = []
    const props = readAttributes(
      set,
      name => given[name] ?? null,
      complaint => void complaints.push(complaint),
    )
    return {props, complaints}
  }
  assert.deepEqual(readJson({}), {props: {places: null, types: null}, complaints: []})
  const right = {places: '{"cities": [], "total": 3}', types: '[]'}
  assert.deepEqual(readJson(right).props, {places: {cities: [], total: 3}, types: []})
  for (const places of ['', '{', 'null', '5', '[]', '{}', '"cities"']) {
    assert.deepEqual(readJson({places}), {
      props: {places: null, types: null},
      complaints: [`places needs JSON such as {"cities": []}, got "${places}"`],
    })
  }
  assert.equal(readJson({types: '{}'}).props.types, null)
})

it('only the parameters of campaigns travel with an enquiry', () => {
  assert.deepEqual(campaignOf('?utm_source=portal&gclid=1&email=a@b.c&fbclid='), {
    utm_source: 'portal',
    gclid: '1',
  })
})

it('one key for each content, a new one after success', () => {
  const keys = submissionKeys()
  const first = keys.keyOf({name: 'Omar'})
  assert.equal(keys.keyOf({name: 'Omar'}), first)
  assert.notEqual(keys.keyOf({name: 'Layla'}), first)
  const again = keys.keyOf({name: 'Layla'})
  keys.renew()
  assert.notEqual(keys.keyOf({name: 'Layla'}), again)
})

it('the first language wins that the product speaks, else English', () => {
  assert.equal(chooseLocale(null, 'de-AT', 'RU-ru'), 'ru')
  assert.equal(chooseLocale('', undefined), 'en')
})
