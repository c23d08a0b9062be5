import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {
  type Attribute,
  type AttributeSet,
  choice,
  flag,
  json,
  number,
  propertyName,
  readAttributes,
  text,
} from '#kit/core/attributes.ts'

/** The properties of an element with these attributes, and the warnings on the console. */
function read(set: AttributeSet, written: Record<string, string>) {
  const warnings: string[] = []
  const props = readAttributes(
    set,
    name => written[name] ?? null,
    warning => void warnings.push(warning),
  )
  return {props, warnings}
}

describe('attribute types', () => {
  const zoom = number(15.4, 1, 19)
  const share = number(50, 0, 100)
  const offset = number(3, -10, -1)
  const mode = choice(['button', 'inline'], 'button')
  const places = json<{cities: object[]; total: number}>('{"cities": []}', 'cities')
  const pair = json<{values: object; errors: object}>('{"values": {}, …}', 'values', 'errors')
  const types = json<object[]>('[{"_id": "villa"}]')

  const parsed: [kind: string, attribute: Attribute<unknown>, given: string, value: unknown][] = [
    ['text', text(), 'a/b', 'a/b'],
    ['text', text('usual'), '', ''],
    ['text', text(), ' both ends ', ' both ends '],
    ['flag', flag(), '', true],
    ['flag', flag(), 'true', true],
    ['flag', flag(), 'open', true],
    ['flag', flag(), 'false', false],
    ['number', zoom, '13', 13],
    ['number', zoom, ' 2.5 ', 2.5],
    ['number', zoom, '1', 1],
    ['number', zoom, '19', 19],
    ['number', share, '0', 0],
    ['number', offset, '-10', -10],
    ['number', offset, '-1', -1],
    ['choice', mode, 'inline', 'inline'],
    ['JSON', places, '{"cities": [], "total": 3}', {cities: [], total: 3}],
    ['JSON', pair, '{"values": {}, "errors": {}}', {values: {}, errors: {}}],
    ['JSON', types, '[]', []],
  ]
  for (const [kind, attribute, given, value] of parsed) {
    it(`a ${kind} attribute reads "${given}" as ${JSON.stringify(value)}`, () => {
      assert.deepEqual(read({'my-name': attribute}, {'my-name': given}), {
        props: {myName: value},
        warnings: [],
      })
    })
  }

  const invalid: [kind: string, attribute: Attribute<unknown>, given: string[], needs: string][] = [
    ['number', zoom, ['far', '', ' ', '0.99', '19.01', '-5', 'NaN'], 'a number between 1 and 19'],
    ['number', share, ['', ' ', '-0.1', '100.1'], 'a number between 0 and 100'],
    ['choice', mode, ['popup', '', 'Inline', 'button '], 'one of button, inline'],
    [
      'JSON',
      places,
      ['', '{', 'null', '5', '[]', '{}', '"cities"', '{"total": 3}'],
      'JSON such as {"cities": []}',
    ],
    ['JSON', pair, ['{"values": {}}', '{"errors": {}}'], 'JSON such as {"values": {}, …}'],
    ['JSON', types, ['{}', '5', 'null', '"villa"'], 'JSON such as [{"_id": "villa"}]'],
  ]
  for (const [kind, attribute, all, needs] of invalid) {
    for (const given of all) {
      it(`a ${kind} attribute for ${needs} keeps its default and warns on "${given}"`, () => {
        assert.deepEqual(read({'my-name': attribute}, {'my-name': given}), {
          props: {myName: attribute.initial},
          warnings: [`my-name needs ${needs}, got "${given}"`],
        })
      })
    }
  }

  const shown: [attribute: Attribute<unknown>, initial: unknown, type: string][] = [
    [text(), '', 'string'],
    [text('usual'), 'usual', 'string'],
    [flag(), false, 'boolean'],
    [zoom, 15.4, 'number, 1 to 19'],
    [mode, 'button', 'button | inline'],
    [places, null, 'JSON'],
  ]
  for (const [attribute, initial, type] of shown) {
    it(`an absent attribute of type "${type}" is ${JSON.stringify(initial)}`, () => {
      assert.deepEqual(read({name: attribute}, {}), {props: {name: initial}, warnings: []})
      assert.equal(attribute.type, type)
    })
  }
})

it('a valid attribute is read when others of its element are invalid', () => {
  const set = {'from-url': text(), mode: choice(['a', 'b'], 'a'), zoom: number(1, 1, 9)}
  assert.deepEqual(read(set, {'from-url': 'x', mode: 'c', zoom: '10'}), {
    props: {fromUrl: 'x', mode: 'a', zoom: 1},
    warnings: ['mode needs one of a, b, got "c"', 'zoom needs a number between 1 and 9, got "10"'],
  })
})

it('an attribute name in kebab-case becomes a property in camelCase', () => {
  assert.deepEqual(['theme', 'from-url', 'tiles-z-max'].map(propertyName), [
    'theme',
    'fromUrl',
    'tilesZMax',
  ])
})
