import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {filmAddress} from '#trade/property/media/film-address.ts'

describe('address of an external film', () => {
  const frame = (media: string) => filmAddress(media)?.frame

  it('every YouTube address becomes that of the player without cookies', () => {
    for (const media of [
      'https://www.youtube.com/embed/salt0001',
      'https://www.youtube.com/watch?v=salt0001',
      'https://m.youtube.com/watch?v=salt0001',
      'https://youtube.com/shorts/salt0001',
      'https://youtu.be/salt0001',
      'https://www.youtube-nocookie.com/embed/salt0001',
      'http://www.youtube.com/embed/salt0001',
    ]) {
      assert.equal(
        frame(media),
        'https://www.youtube-nocookie.com/embed/salt0001?autoplay=1',
        media,
      )
    }
    assert.match(`${frame('https://youtu.be/salt0001?start=30')}`, /\?start=30&autoplay=1$/)
  })

  it('a film address of another site only changes to https', () => {
    assert.equal(frame('https://player.example/v/1?a=b'), 'https://player.example/v/1?a=b')
    assert.equal(frame('http://player.example/v/1'), 'https://player.example/v/1')
    const youtubeLike = 'https://youtube.com.example/watch?v=salt0001'
    assert.equal(frame(youtubeLike), youtubeLike)
  })

  it('the link of a film keeps the address in the record', () => {
    const media = 'http://www.youtube.com/watch?v=salt0001'
    assert.equal(filmAddress(media)?.page, media)
  })

  it('an address that is not http or https is no film', () => {
    for (const media of [
      undefined,
      '',
      'films/own.mp4',
      '//player.example/1',
      'javascript:alert(1)',
      ' javascript:alert(1)//https:',
      'data:text/html,https:',
      'ftp://player.example/1',
      'https://',
    ]) {
      assert.equal(filmAddress(media), undefined, media)
    }
  })
})
