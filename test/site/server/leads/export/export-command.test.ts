import assert from 'node:assert/strict'
import {readFile, stat} from 'node:fs/promises'
import {join} from 'node:path'
import {describe, it} from 'node:test'
import {readWorkbook} from '../../../../support/records/workbook.ts'
import {sendBooking} from '../../support/api/send.ts'
import {LEADS, runToExit, startServer} from '../../support/api/server-process.ts'
import {oneDatabase} from '../../support/databases/databases.ts'
import {enquiry} from '../../support/leads/people.ts'
import {newDirectory} from '../../support/storage/directories.ts'

describe('leads export command', () => {
  it('export --xlsx writes the same workbook with the server up and down', async () => {
    const env = await oneDatabase.prepare()
    const server = await startServer(env)
    for (const name of ['Layla', 'Анна']) assert.equal(await sendBooking(server, {name}), 200)
    const directory = await newDirectory()
    const files = ['running', 'stopped'].map(name => join(directory, `${name}.xlsx`))
    const [running = '', stopped = ''] = files
    const first = await runToExit(LEADS, ['export', '--xlsx', running], env)
    assert.equal(await server.end('SIGTERM'), 0)
    const second = await runToExit(LEADS, ['export', '--xlsx', stopped], env)
    assert.deepEqual([first.code, second.code], [0, 0], first.stderr + second.stderr)
    const [header = [], ...rows] = readWorkbook(await readFile(running))
    assert.deepEqual(
      rows.map(row => row[header.indexOf('name')]),
      ['Layla', 'Анна'],
    )
    assert.deepEqual(readWorkbook(await readFile(stopped)), [header, ...rows])
    // It is personal data: nobody else on the machine may read it.
    assert.equal((await stat(running)).mode & 0o077, 0)
  })

  it('export and find work while the server runs, whatever separates the lines of a message', async () => {
    const env = await oneDatabase.prepare()
    const server = await startServer(env)
    const message = 'one\u2028two\u2029three\u0085four\nfive\rsix'
    for (const [email, text] of [
      ['layla@example.com', message],
      ['omar@example.com', 'plain'],
    ]) {
      const answer = await fetch(`${server.api}/api/v1/user/contact`, {
        method: 'POST',
        headers: {'content-type': 'application/json'},
        body: JSON.stringify({...enquiry, email, message: text}),
      })
      assert.equal(answer.status, 200)
    }
    const exported = await runToExit(LEADS, ['export', '--json'], env)
    assert.deepEqual([exported.code, exported.stderr], [0, ''])
    const leads = JSON.parse(exported.stdout) as {message: string}[]
    assert.deepEqual(
      leads.map(lead => lead.message),
      [message, 'plain'],
    )
    const found = await runToExit(LEADS, ['find', 'omar@example.com'], env)
    assert.deepEqual([found.code, found.stderr], [0, ''])
    assert.match(found.stdout, /omar@example\.com/)
    await server.end('SIGTERM')
  })

  it('export --from and --to exports the days that are named', async () => {
    const env = await oneDatabase.prepare()
    const server = await startServer(env)
    await sendBooking(server, {name: 'Layla'})
    await server.end('SIGTERM')
    const exported = async (...args: string[]) =>
      (await runToExit(LEADS, ['export', ...args], env)).stdout.includes('Layla')
    assert.equal(await exported('--from', '2020-01-01'), true)
    assert.equal(await exported('--to', '2020-01-01'), false)
    assert.equal(await exported('--from', '2099-01-01'), false)
  })

  it('export names an option that it does not know, and a day that is none', async () => {
    const wrong = {
      '--xls': /Unknown option '--xls'/,
      '--from=yesterday': /--from must be a day such as/,
    }
    for (const [option, problem] of Object.entries(wrong)) {
      const {code, stdout, stderr} = await runToExit(LEADS, ['export', option], {})
      assert.deepEqual([code, stdout], [2, ''])
      assert.match(stderr, problem)
    }
  })
})
