import assert from 'node:assert/strict'
import {spawnSync} from 'node:child_process'
import {existsSync, readdirSync, readFileSync, utimesSync, writeFileSync} from 'node:fs'
import {hostname} from 'node:os'
import {join} from 'node:path'
import {describe, it} from 'node:test'
import {setTimeout as delay} from 'node:timers/promises'
import {DataDirLocked, lockDataDir} from '#server/platform/lock.ts'
import {startOf} from '#server/platform/process-start.ts'
import {fromNow} from '../../../support/dates.ts'
import {newDirectory} from '../support/storage/directories.ts'
import {watchDisk} from '../support/storage/disk.ts'

describe('data directory lock', () => {
  it('a second server is rejected until the first one releases the lock', async () => {
    const directory = await newDirectory()
    const first = await lockDataDir(directory)
    await assert.rejects(lockDataDir(directory), (error: Error) => {
      assert.ok(error instanceof DataDirLocked)
      assert.match(error.message, new RegExp(`process id ${process.pid}.*kill.*DATA_DIR`))
      return true
    })
    first.release()
    const second = await lockDataDir(directory)
    assert.deepEqual([first.leftBehind, second.leftBehind], [false, false])
    second.release()
  })

  const ended = spawnSync(process.execPath, ['--version']).pid
  const began = startOf(process.pid)
  const stale: [string, object | string][] = [
    ['of a process that has ended', {pid: ended, began: 'once'}],
    ['of a process whose id was reused', {pid: process.pid, began: 'once'}],
    ['with invalid JSON', '{"pid":'],
    ['that is empty', ''],
  ]
  for (const [what, content] of stale) {
    it(`a server takes over a lock file ${what}`, async () => {
      const directory = await newDirectory()
      leave(directory, content)
      const lock = await lockDataDir(directory)
      assert.equal(lock.leftBehind, true)
      assert.match(
        readFileSync(join(directory, 'lock'), 'utf8'),
        new RegExp(`"pid":${process.pid}`),
      )
      lock.release()
      assert.deepEqual(readdirSync(directory), [])
    })
  }

  it('exactly one of eight concurrent servers takes over a stale lock', async () => {
    for (let round = 0; round < 40; round++) {
      const directory = await newDirectory()
      leave(directory, {pid: ended, began: 'once'})
      // Staggered, so that some act on what they read before others changed it.
      const outcomes = await Promise.allSettled(
        Array.from({length: 8}, async (_, n) => {
          // clock: any order is right, and this makes most of them.
          await delay((n * round) % 7)
          return lockDataDir(directory)
        }),
      )
      const locks = outcomes.filter(one => one.status === 'fulfilled')
      assert.equal(locks.length, 1)
      locks[0]?.value.release()
    }
  })

  it('a stale lock is taken over despite a leftover takeover file', async () => {
    const directory = await newDirectory()
    leave(directory, {pid: ended, began: 'once'})
    leave(directory, {pid: ended, began: 'once'}, 'lock.takeover')
    const lock = await lockDataDir(directory)
    lock.release()
    assert.deepEqual(readdirSync(directory), [])
  })

  it('a lock of another machine blocks until its heartbeat is stale', async () => {
    const directory = await newDirectory()
    leave(directory, {pid: ended, began: 'once', machine: 'another'})
    await assert.rejects(lockDataDir(directory), /process id \d+ on another/)
    const long = fromNow(-60_000)
    utimesSync(join(directory, 'lock'), long, long)
    const lock = await lockDataDir(directory)
    lock.release()
  })

  it('a second server is rejected before any file is written', async test => {
    const directory = await newDirectory()
    const lock = await lockDataDir(directory)
    watchDisk(test).failNext('writeFile')
    await assert.rejects(lockDataDir(directory), DataDirLocked)
    lock.release()
  })

  it('locking on a full disk leaves no file and explains what to do', async test => {
    const directory = await newDirectory()
    watchDisk(test).failNext('writeFile')
    await assert.rejects(lockDataDir(directory), {
      name: 'OperatorError',
      message: `DATA_DIR=${directory} is on a disk that is full. Free some space, or name another folder with DATA_DIR.`,
    })
    assert.deepEqual(readdirSync(directory), [])
  })

  it('releasing a lock that another holder took over leaves its file', async () => {
    const directory = await newDirectory()
    const lock = await lockDataDir(directory)
    leave(directory, {pid: process.pid, began})
    lock.release()
    assert.equal(existsSync(join(directory, 'lock')), true)
  })
})

function leave(directory: string, content: object | string, name = 'lock') {
  const holder =
    typeof content === 'string'
      ? content
      : JSON.stringify({token: 'theirs', machine: hostname(), ...content})
  writeFileSync(join(directory, name), holder)
}
