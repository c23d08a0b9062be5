import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {progressOn} from '#server/operator/content/show-progress.ts'

const terminal = (isTTY: boolean) => {
  const written: string[] = []
  let time = 0
  return {
    written,
    ...progressOn({isTTY, write: (text: string) => written.push(text)}, () => time),
    pass: (milliseconds: number) => {
      time += milliseconds
    },
  }
}

describe('progress of an import', () => {
  it('a terminal shows a bar with counts and the time left', () => {
    const {written, show, pass, end} = terminal(true)
    show({stage: 'pictures', done: 0, total: 1200})
    pass(60_000)
    show({stage: 'pictures', done: 300, total: 1200})
    end()
    assert.match(written[0] ?? '', /\[-{24}\] Storing media: 0 of 1,200$/)
    assert.match(written[1] ?? '', /\[#{6}-{18}\] Storing media: 300 of 1,200, about 3 min left$/)
    assert.equal(written.at(-1), '\r\x1b[K')
  })

  it('elsewhere a plain line is written every ten seconds', () => {
    const {written, show, pass, end} = terminal(false)
    for (let done = 0; done <= 20; done++) {
      show({stage: 'records', done, total: 20})
      pass(1_250)
    }
    end()
    assert.deepEqual(written, [
      'Writing records: 8 of 20, about 15 s left\n',
      'Writing records: 16 of 20, about 5 s left\n',
    ])
  })

  it('an import of a few seconds writes nothing where lines stay', () => {
    const {written, show, pass, end} = terminal(false)
    show({stage: 'reading', done: 1, total: 2})
    pass(4_000)
    show({stage: 'records', done: 2, total: 2})
    end()
    assert.deepEqual(written, [])
  })
})
