import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import fc from 'fast-check'
import {assertProperty} from '../../../../support/property-based.ts'
import {type CallName, readingCalls} from '../../support/api/read.ts'
import {newFolder, startWithContent} from '../../support/content/content.ts'
import {databases} from '../../support/databases/databases.ts'
import {useRunning} from '../../support/running.ts'

const RUNS = {once: 10, all: 200}

/** Parameters from robots and broken links: quotes, wildcards, NUL, lone surrogates, long texts. */
const odd = fc.oneof(
  fc.constantFrom('', ' ', '\0', "'", '"', '%', '_', '\\', '../..', '[]', '{}', 'null', '-1', '5+'),
  fc.constantFrom("' or 1=1 --", '{"en":"x"}', '1e999', '0x10', 'NaN', '\ud800', '🏝️', '%00', '%zz'),
  fc.constantFrom('bay-towers', 'bay-towers\0', '__proto__', 'constructor', 'x'.repeat(8_000)),
  fc.string({maxLength: 30}),
  fc.string({unit: 'binary', maxLength: 30}),
)

/** `slug=a`, `slug[]=a`, `slug=a&slug=b`, or raw bytes without encoding. */
const parameter = (names: string[]) =>
  fc
    .tuple(
      fc.oneof(fc.constantFrom('lang', '__proto__', ...names), fc.string({maxLength: 8})),
      fc.constantFrom('', '[]', '[a]', '.a'),
      odd,
      fc.boolean(),
    )
    .map(([name, suffix, value, raw]) => {
      const text = raw ? value.replaceAll(/[^!-~]|[#&?]/g, '') : encode(value)
      return `${encode(name)}${suffix}=${text}`
    })

/** A URL cannot encode a lone surrogate. */
const encode = (text: string) => encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, ''))

for (const database of databases) {
  describe(`reading calls with random parameters, with ${database.name}`, () => {
    const api = useRunning(async () => startWithContent(database, await newFolder()))

    for (const [name, {path, params}] of readingCalls) {
      it(`${name} answers 200 or a client error for random parameters`, () =>
        assertProperty(
          fc.asyncProperty(odd, fc.array(parameter(Object.keys(params))), async (place, query) => {
            const url = `/api/v1/user/${path.replace('{name}', encode(place))}?${query.join('&')}`
            await answersSensibly(name, await api.app.inject({url}))
          }),
          RUNS,
        ))
    }

    it('a posted searchProperties answers 200 or a client error for random JSON', () =>
      assertProperty(
        fc.asyncProperty(
          fc.oneof(fc.dictionary(filter, fc.oneof(odd, fc.jsonValue())), fc.jsonValue()),
          async sent => {
            const headers = {'content-type': 'application/json'}
            const payload = JSON.stringify(sent)
            const url = '/api/v1/user/search-properties'
            const answer = await api.app.inject({method: 'POST', url, headers, payload})
            await answersSensibly('searchProperties', answer)
          },
        ),
        {all: 500},
      ))

    it('random parameters cause no error in the log of the server', () =>
      assert.doesNotMatch(api.log(), /"level":50/))
  })
}

const filter = fc.constantFrom(
  'purpose',
  'place',
  'min_price',
  'bedrooms',
  'builder',
  'sort',
  'page',
)

/** A required parameter that names no record is 404, an invalid one is 422. */
async function answersSensibly(name: CallName, answer: {statusCode: number; body: string}) {
  const {statusCode} = JSON.parse(answer.body) as {statusCode: number}
  assert.equal(statusCode, answer.statusCode)
  assert.ok([200, 400, 404, 410, 414, 422].includes(statusCode), `${name}: ${answer.body}`)
}
