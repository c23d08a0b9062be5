import assert from 'node:assert/strict'
import {join} from 'node:path'
import {describe, it} from 'node:test'
import {exportedLeads} from '../../../../support/records/leads.ts'
import {leads} from '../../support/api/command.ts'
import {sendBooking, sendContact} from '../../support/api/send.ts'
import {startServerHere} from '../../support/api/server-here.ts'
import {databases, oneDatabase} from '../../support/databases/databases.ts'
import {enquiry} from '../../support/leads/people.ts'
import {newDirectory} from '../../support/storage/directories.ts'

const namesIn = async (env: Record<string, string>) =>
  (await exportedLeads(env)).map(({name}) => name)

for (const database of databases) {
  describe(`leads commands for a person's data, with ${database.name}`, () => {
    it('find tells the ids that delete takes, with the server up and down', async () => {
      const env = await database.prepare()
      const server = await startServerHere(env)
      for (const name of ['Layla Haddad', 'Layla Nasser', 'Omar Aziz']) {
        assert.equal(await sendBooking(server, {name}), 200)
      }
      const running = await leads(env, 'find', 'layla')
      assert.equal(running.code, 0, running.stderr)
      const found = running.stdout.trim().split('\n')
      assert.match(found[0] ?? '', /^id +received +form +name +phone +mail +found by$/)
      assert.match(found[1] ?? '', /^\S{36} {2}[\d-]{10} [\d:]{8} .*Layla Haddad .* name$/)
      const [first = '', second = ''] = found.slice(1).map(line => line.slice(0, 36))
      const deleted = await leads(env, 'delete', first, '--yes')
      assert.equal(deleted.code, 0, deleted.stderr)
      assert.match(deleted.stdout, /^Deleted: 1 enquiry, the files of 0, 0 deliveries/)
      assert.match(server.log(), /"enquiries":1,.*enquiries deleted/)
      await server.close()
      assert.deepEqual(await namesIn(env), ['Layla Nasser', 'Omar Aziz'])
      const stopped = await leads(env, 'delete', second, '--yes')
      assert.match(stopped.stdout, /^Deleted: 1 enquiry,/)
      assert.match(stopped.stderr, /"msg":"enquiries deleted"/)
      assert.doesNotMatch(stopped.stdout + stopped.stderr + server.log(), /Layla|omar@|97150/)
      assert.deepEqual(await namesIn(env), ['Omar Aziz'])
      assert.equal((await leads(env, 'find', 'layla')).stdout, 'Nothing was found.\n')
    })

    it('find and delete know test enquiries, with the server up and down', async () => {
      const env = await database.prepare()
      const server = await startServerHere(env)
      for (const name of ['Layla Haddad', 'Layla Nasser']) {
        await sendContact(server, {name}, '?test=true&partner=gulf-homes')
      }
      const running = await leads(env, 'find', 'layla')
      assert.equal(running.code, 0, running.stderr)
      const lines = running.stdout.trim().split('\n').slice(1)
      assert.match(lines[0] ?? '', /^\S{36} {2}[\d-]{10} [\d:]{8} {2}contact \(test\) .* name$/)
      const [first = '', second = ''] = lines.map(line => line.slice(0, 36))
      const deleted = await leads(env, 'delete', first, '--yes')
      assert.match(deleted.stdout, /^Deleted: 1 enquiry,/, deleted.stderr)
      await server.close()
      assert.match((await leads(env, 'find', 'layla')).stdout, new RegExp(`\n${second} `))
      assert.match((await leads(env, 'delete', second, '--yes')).stdout, /^Deleted: 1 enquiry,/)
      assert.equal((await leads(env, 'find', 'layla')).stdout, 'Nothing was found.\n')
    })
  })
}

describe('leads commands for personal data', () => {
  it('export --person hands out what is held of one person, as JSON too', async () => {
    const env = await oneDatabase.prepare()
    const server = await startServerHere(env)
    await sendContact(server)
    await sendBooking(server, {name: 'Omar'})
    for (const person of ['Layla@example.com', '+971 50 123 4567']) {
      const {stdout, code} = await leads(env, 'export', '--json', '--person', person)
      const held = JSON.parse(stdout)
      assert.deepEqual([code, held.length, held[0]?.payload.name], [0, 1, enquiry.name])
    }
    const csv = await leads(env, 'export', '--person', 'layla@example.com')
    await server.close()
    assert.match(csv.stdout, /"Layla Haddad"/)
    assert.doesNotMatch(csv.stdout, /Omar/)
    const nobody = await leads(env, 'export', '--json', '--person', 'nobody@example.com')
    assert.deepEqual(JSON.parse(nobody.stdout), [])
  })

  it('purge deletes nothing that is younger', async () => {
    const env = await oneDatabase.prepare()
    const server = await startServerHere(env)
    await sendBooking(server, {name: 'Layla'})
    const {code, stdout} = await leads(env, 'purge', '--older', '24m', '--yes')
    assert.deepEqual([code, stdout.slice(0, 24)], [0, 'No enquiry is older than'])
    await server.close()
    assert.deepEqual(await namesIn(env), ['Layla'])
  })

  it('nothing is deleted when nobody can be asked', async () => {
    const env = await oneDatabase.prepare()
    const {code, stdout, stderr} = await leads(env, 'delete', crypto.randomUUID())
    assert.deepEqual([code, stdout], [1, ''])
    assert.equal(stderr, 'Delete 1 enquiry for good? Nobody can answer here: add --yes to do it.\n')
  })

  it('a workbook that cannot be written is one sentence with the path', async () => {
    const env = await oneDatabase.prepare()
    const path = join(await newDirectory(), 'no-such-folder/leads.xlsx')
    const {code, stdout, stderr} = await leads(env, 'export', '--xlsx', path)
    assert.deepEqual([code, stdout], [1, ''])
    assert.match(stderr, /^This user cannot read or write \S+leads\.xlsx \(ENOENT\)\. Name .*\n$/)
  })

  const mistakes: [args: string[], problem: RegExp][] = [
    [['find'], /^Name a mail address, a phone number/],
    [['find', '123'], /^Name a mail address, a phone number of at least 7 digits/],
    [['delete'], /^Name the ids of the enquiries\./],
    [['delete', 'layla@example.com'], /^"layla@example\.com" is not the id of an enquiry\./],
    [['purge'], /^--older must be a time such as 24m/],
    [['purge', '--older', '24'], /^--older must be .*, got "24"\./],
    [['purge', '--older', '24m', '--form', 'bookings'], /^--form must be one of contact,/],
    [['export', '--person', 'Layla'], /^--person takes a mail address or a phone number\./],
  ]
  for (const [args, problem] of mistakes) {
    it(`leads ${args.join(' ')} says what to write`, async () => {
      const {code, stderr} = await leads({}, ...args)
      assert.equal(code, 2)
      assert.match(stderr, problem)
    })
  }
})
