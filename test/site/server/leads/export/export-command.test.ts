import assert from 'node:assert/strict'
import {readFile, stat} from 'node:fs/promises'
import {join} from 'node:path'
import {describe, it} from 'node:test'
import {readWorkbook} from '../../../../support/records/workbook.ts'
import {leads} from '../../support/api/command.ts'
import {sendBooking, sendContact} from '../../support/api/send.ts'
import {startServerHere} from '../../support/api/server-here.ts'
import {oneDatabase} from '../../support/databases/databases.ts'
import {newDirectory} from '../../support/storage/directories.ts'

describe('leads export command', () => {
  it('export --xlsx writes the same workbook with the server up and down', async () => {
    const env = await oneDatabase.prepare()
    const server = await startServerHere(env)
    for (const name of ['Layla', 'Анна']) assert.equal(await sendBooking(server, {name}), 200)
    await server.stored()
    const directory = await newDirectory()
    const files = ['running', 'stopped'].map(name => join(directory, `${name}.xlsx`))
    const [running = '', stopped = ''] = files
    const first = await leads(env, 'export', '--xlsx', running)
    await server.close()
    const second = await leads(env, 'export', '--xlsx', stopped)
    assert.deepEqual([first.code, second.code], [0, 0], first.stderr + second.stderr)
    const [header = [], ...rows] = readWorkbook(await readFile(running))
    const names = rows.map(row => row[header.indexOf('name')])
    assert.deepEqual(names, ['Layla', 'Анна'])
    assert.deepEqual(readWorkbook(await readFile(stopped)), [header, ...rows])
    // It is personal data: nobody else on the machine may read it.
    assert.equal((await stat(running)).mode & 0o077, 0)
  })

  it('export and find work while the server runs, whatever separates the lines of a message', async () => {
    const env = await oneDatabase.prepare()
    const server = await startServerHere(env)
    const message = 'one\u2028two\u2029three\u0085four\nfive\rsix'
    const sent = [
      {email: 'layla@example.com', message},
      {email: 'omar@example.com', message: 'plain'},
    ]
    for (const fields of sent) assert.equal(await sendContact(server, fields), 200)
    const exported = await leads(env, 'export', '--json')
    assert.deepEqual([exported.code, exported.stderr], [0, ''])
    const held = JSON.parse(exported.stdout) as {message: string}[]
    const messages = held.map(lead => lead.message)
    assert.deepEqual(messages, [message, 'plain'])
    const found = await leads(env, 'find', 'omar@example.com')
    assert.deepEqual([found.code, found.stderr], [0, ''])
    assert.match(found.stdout, /omar@example\.com/)
    await server.close()
  })

  it('export --from and --to exports the days that are named', async () => {
    const env = await oneDatabase.prepare()
    const server = await startServerHere(env)
    await sendBooking(server, {name: 'Layla'})
    await server.close()
    const exported = async (...args: string[]) =>
      (await leads(env, 'export', ...args)).stdout.includes('Layla')
    assert.equal(await exported('--from', '2020-01-01'), true)
    assert.equal(await exported('--to', '2020-01-01'), false)
    assert.equal(await exported('--from', '2099-01-01'), false)
  })

  it('export --raw writes CSV for programs, and takes no other format beside it', async () => {
    const env = await oneDatabase.prepare()
    const server = await startServerHere(env)
    await sendBooking(server, {name: 'Layla'})
    await server.close()
    const {code, stdout} = await leads(env, 'export', '--raw')
    assert.equal(code, 0)
    assert.match(stdout, /^"received_at",.*\r\n.*,"Layla","\+?\d+",/)
    for (const other of ['--json', '--xlsx']) {
      assert.equal((await leads(env, 'export', '--raw', other)).code, 2, other)
    }
  })

  it('export names an option that it does not know, and a day that is none', async () => {
    const wrong = {
      '--xls': /Unknown option '--xls'/,
      '--from=yesterday': /--from must be a day such as/,
    }
    for (const [option, problem] of Object.entries(wrong)) {
      const {code, stdout, stderr} = await leads({}, 'export', option)
      assert.deepEqual([code, stdout], [2, ''])
      assert.match(stderr, problem)
    }
  })
})
