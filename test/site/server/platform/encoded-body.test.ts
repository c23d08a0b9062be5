import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {brotliDecompressSync, gunzipSync} from 'node:zlib'
import {
  compressedBody,
  type EncodedBody,
  encodedBody,
  isUnchanged,
  preferredEncoding,
} from '#server/platform/encoded-body.ts'

const TEXT = 'A villa in Dubai. '.repeat(200)

describe('bodies of answers in several encodings', () => {
  const bodies: [string, () => EncodedBody | Promise<EncodedBody>][] = [
    ['a body kept as text', () => encodedBody(TEXT)],
    ['a body kept as brotli', () => compressedBody(TEXT)],
  ]
  for (const [name, make] of bodies) {
    it(`${name} reads the same in every encoding, each made once`, async () => {
      const body = await make()
      const [br, gzip, identity] = await Promise.all([
        body.in('br'),
        body.in('gzip'),
        body.in('identity'),
      ])
      assert.equal(brotliDecompressSync(br).toString(), TEXT)
      assert.equal(gunzipSync(gzip).toString(), TEXT)
      assert.equal(identity.toString(), TEXT)
      for (const encoding of ['br', 'gzip', 'identity'] as const) {
        assert.equal(await body.in(encoding), await body.in(encoding))
      }
      assert.equal(body.size(), br.length + gzip.length + identity.length)
    })
  }

  it('a compressed body takes no more memory than its bytes', async () => {
    const body = await compressedBody(TEXT)
    for (const encoding of ['br', 'gzip'] as const) {
      const {buffer, length} = await body.in(encoding)
      assert.equal(buffer.byteLength, length)
    }
  })

  it('a short text is never compressed', async () => {
    for (const body of [encodedBody('Alive'), await compressedBody('Alive')]) {
      assert.equal(body.encodingFor('br, gzip'), 'identity')
    }
  })

  it('a client gets brotli, else gzip, else the text, and nothing that it refuses', () => {
    const accepted = {
      'gzip, deflate, br, zstd': 'br',
      'gzip;q=1.0, BR;q=0.5': 'br',
      'br;q=0, gzip': 'gzip',
      'br; q=0.0, gzip; q=0': 'identity',
      'x-br, gzipped': 'identity',
      '': 'identity',
    }
    for (const [header, encoding] of Object.entries(accepted)) {
      assert.equal(preferredEncoding(header), encoding, header)
    }
  })

  it('a tag matches in a list, weak or strong, and no other does', () => {
    const tag = 'W/"abc"'
    for (const header of ['W/"abc"', '"abc"', '"x", W/"abc"', '*']) {
      assert.equal(isUnchanged(header, tag), true, header)
    }
    for (const header of [undefined, '', '"ab"', 'W/"x"']) {
      assert.equal(isUnchanged(header, tag), false, header)
    }
  })
})
