import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {itemsOf, shardIn} from '../../../site/commands/checks/shard.ts'

describe('npm test --shard', () => {
  it('runs everything without it', () => {
    const items = ['a', 'b', 'c']
    assert.deepEqual(itemsOf(shardIn([]), items), items)
  })

  it('runs each file on one of the machines', () => {
    const items = Array.from({length: 11}, (_, index) => index)
    const shards = ['1/3', '2/3', '3/3'].map(shard => itemsOf(shardIn(['--shard', shard]), items))
    assert.deepEqual(
      shards.flat().sort((a, b) => a - b),
      items,
    )
    for (const shard of shards) assert.ok(shard.length >= 3)
  })

  for (const args of [['--shard'], ['--shard', '0/4'], ['--shard=5/4'], ['careers']]) {
    it(`refuses ${args.join(' ')} and names what it takes`, () => {
      assert.throws(() => shardIn(args), /npm test takes --shard 1\/4 to 4\/4/)
    })
  }
})
