import assert from 'node:assert/strict'
import {it} from 'node:test'
import {mediaLengths} from '#server/seo/feed.ts'

const ADDRESS = 'https://media.example/sea.jpg'
const answering = (status: number, length?: string) => {
  const asked: (string | undefined)[] = []
  const fetch = async (_address: unknown, init?: RequestInit) => {
    asked.push(init?.method)
    return new Response(null, {status, headers: length ? {'content-length': length} : {}})
  }
  return {asked, lengthOf: mediaLengths(fetch as typeof globalThis.fetch)}
}

it('the length of a stored file is what its server says, asked for once', async () => {
  const {asked, lengthOf} = answering(200, '40960')
  assert.deepEqual([await lengthOf(ADDRESS), await lengthOf(ADDRESS)], [40960, 40960])
  assert.deepEqual(asked, ['HEAD'])
})

it('a file that is missing, or whose server is away, has the length 0', async () => {
  assert.equal(await answering(404, '120').lengthOf(ADDRESS), 0)
  assert.equal(await answering(200).lengthOf(ADDRESS), 0)
  const away = mediaLengths(async () => Promise.reject(new TypeError('fetch failed')))
  assert.equal(await away(ADDRESS), 0)
})
