import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {statsTask} from '#server/operator/leads/lists.ts'
import {asCsv, asTable} from '#server/partners/usage/report.ts'
import {officeDay} from '#trade/agency/office-day.ts'
import {leads} from '../support/api/command.ts'
import {sendBooking, sendUse} from '../support/api/send.ts'
import {type ServerHere, startServerHere} from '../support/api/server-here.ts'
import {databases} from '../support/databases/databases.ts'
import {newDirectory} from '../support/storage/directories.ts'

const stats = (env: Record<string, string | undefined>, ...args: string[]) =>
  leads(env, 'stats', ...args)

for (const database of databases) {
  it(`leads stats prints the same with or without a server, with ${database.name}`, async () => {
    const env = await database.prepare()
    const server = await startServerHere(env)
    const use = {viewed: 'ocp-book-now '.repeat(8), opened: 'ocp-book-now'}
    await sendUse(server, {partner: 'gulf-homes', ...use})
    await sendUse(server, {partner: 'marina-desk', viewed: 'ocp-reviews'})
    await book(server, 'gulf-homes')
    await book(server, 'gulf-homes')
    await book(server)
    const running = await stats(env)
    await server.close()
    const stopped = await stats(env)
    const ofOne = await stats(env, '--partner', 'gulf-homes', '--csv')
    for (const {code, stderr} of [running, stopped, ofOne]) assert.equal(code, 0, stderr)
    assert.equal(running.stdout, stopped.stdout)
    const day = officeDay()
    assert.equal(
      stopped.stdout,
      [
        'day         partner       views  opens  leads  suspected  leads per view',
        `${day}  (no partner)      0      0      1          0               -`,
        `${day}  gulf-homes        8      1      2          0          25.0 %`,
        `${day}  marina-desk       1      0      0          0           0.0 %`,
        'total                         9      1      3          0               -',
        '',
      ].join('\n'),
    )
    assert.equal(
      ofOne.stdout,
      [
        '"day","partner","views","opens","leads","suspected_spam","leads_per_view"',
        `"${day}","gulf-homes",8,1,2,0,0.25`,
        '',
      ].join('\r\n'),
    )
  })
}

describe('leads stats command', () => {
  const day = '2026-11-21'
  const line = {day, partner: 'gulf-homes', views: 3, opens: 0, leads: 1, suspected: 0}

  it('the CSV of leads stats escapes spreadsheet formulas in partner names', () => {
    assert.match(
      asCsv([{...line, partner: '=cmd(),1'}]),
      /\n"2026-11-21","'=cmd\(\),1",3,0,1,0,0\.3333/,
    )
  })

  it('the table of leads stats strips control characters from partner names', () => {
    const table = asTable([{...line, partner: 'a\u001b[2J\nb'}], {from: day, to: day})
    assert.match(table, /\n2026-11-21 {2}a\[2Jb /)
  })

  it('the table of leads stats states when nothing was counted', () => {
    assert.equal(
      asTable([], {from: day, to: day, partner: 'nobody'}),
      'Nothing of nobody was counted from 2026-11-21 to 2026-11-21.\n',
    )
  })

  it('leads stats covers the last 30 days including today by default', () => {
    const wanted = statsTask.read({words: [], to: '2026-01-31', partner: ' gulf-homes '})
    assert.deepEqual(wanted, {from: '2026-01-02', to: '2026-01-31', partner: 'gulf-homes'})
    assert.equal(statsTask.read({words: []}).to, officeDay())
  })

  const invalidOptions: [args: string[], message: RegExp][] = [
    [['--from', 'monday'], /^--from must be a day such as 2026-11-01, got "monday"\.\n/],
    [['--to', '2026-02-30'], /^--to must be a day such as 2026-11-01, got "2026-02-30"\.\n/],
    [['--from', '2026-11-02', '--to', '2026-11-01'], /^--from is 2026-11-02, which is after to/],
    [['--partner', ' '], /^--partner must be the name of one\.\n/],
    [['--since', '2026-11-01'], /^Unknown option '--since'\.\n/],
    [['--from'], /^Option '--from <value>' argument missing\.\n/],
    [['2026-11-01'], /^Unexpected argument '2026-11-01'\.\n/],
  ]
  for (const [args, message] of invalidOptions) {
    it(`leads stats rejects ${args.join(' ')} with the reason and its usage`, async () => {
      const {code, stdout, stderr} = await stats({}, ...args)
      assert.deepEqual([code, stdout], [2, ''])
      assert.match(stderr, message)
      assert.match(stderr, /\n\nUsage: npm run leads -- export/)
    })
  }

  it('leads stats names the other back end that keeps the statistics', async () => {
    const env = {API_URL: 'https://api.example.com', DATA_DIR: await newDirectory()}
    const {code, stdout, stderr} = await stats(env)
    assert.deepEqual([code, stdout], [1, ''])
    assert.match(stderr, /by the back end at https:\/\/api\.example\.com\. Ask there\./)
  })
})

async function book(server: ServerHere, partner?: string) {
  assert.equal(await sendBooking(server, {partner}), 200)
}
