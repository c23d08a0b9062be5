/** `SYNC_EVERY`: the server syncs a feed by itself. */
import assert from 'node:assert/strict'
import {beforeEach, describe, it} from 'node:test'
import {feedFailure} from '#server/content/feeds/past-syncs.ts'
import {scheduleSync} from '#server/content/feeds/scheduled-sync.ts'
import {readSync} from '#server/content/feeds/settings.ts'
import {contentRuns, feedSyncs} from '#server/content/import-tables.ts'
import {BUSY, type Content, type ContentReport} from '#server/content/tasks/content.ts'
import {recordRuns} from '#server/content/tasks/content-runs.ts'
import {dailyTasks} from '#server/platform/db/tables.ts'
import {createLog} from '#server/platform/log.ts'
import {type Happenings, listenTo} from '#server/platform/observed.ts'
import {readSettings} from '#server/settings.ts'
import {DAY, fromNow} from '../../../../support/dates.ts'
import {addressOf} from '../../support/api/read.ts'
import {startServerHere} from '../../support/api/server-here.ts'
import {MAIN, runToExit} from '../../support/api/server-process.ts'
import {newFolder, startWithContent} from '../../support/content/content.ts'
import {content} from '../../support/content/content-command.ts'
import {databases} from '../../support/databases/databases.ts'
import {feedFile} from '../../support/feeds/feeds.ts'
import {startPortal} from '../../support/feeds/portal.ts'
import {useRunning} from '../../support/running.ts'
import {newDirectory} from '../../support/storage/directories.ts'
import {until} from '../../support/until.ts'

const SOURCE = 'https://crm.example/feed.xml'
const synced: ContentReport = {
  ...{is: 'synced', dryRun: false, feed: 'bayut', listings: 5, notices: []},
  changes: {added: 2, changed: 1, withdrawn: 0, unchanged: 1},
  refused: [
    {reference: 'a', field: 'price', says: 'is wrong.'},
    {reference: 'a', field: 'city', says: 'is wrong.'},
  ],
  photos: {fetched: 3, known: 0, faults: []},
}

for (const database of databases) {
  describe(`a sync on schedule, with ${database.name}`, () => {
    const api = useRunning(async () => startWithContent(database, await newFolder()))
    beforeEach(async () => (await api.database.ready()).delete(feedSyncs))

    /** A server whose content tasks end as they are told to. */
    function server(...reports: ContentReport[]) {
      const lines: Record<string, unknown>[] = []
      const sink = {write: (line: string) => void lines.push(JSON.parse(line))}
      const log = createLog(readSettings({}), sink as never)
      const asked: unknown[] = []
      const tasks: Content = {
        async perform(...order) {
          asked.push(order)
          return reports.shift() ?? synced
        },
      }
      const content = recordRuns(tasks, {database: api.database})
      const settings = {every: 3_600_000, source: SOURCE, options: {permitDays: 30}}
      const schedule = scheduleSync({database: api.database, content, settings, log, pause: 1e9})
      return {...schedule, lines, asked}
    }

    it('one of several servers syncs, and logs one line with the counts', async () => {
      const servers = [server(), server()]
      await Promise.all(servers.map(({look}) => look()))
      const asked = servers.flatMap(one => one.asked)
      assert.equal(asked.length, 1, JSON.stringify(asked))
      const [line, ...more] = servers.flatMap(one => one.lines)
      assert.deepEqual(more, [])
      const {msg, feed, added, changed, withdrawn, refused} = line ?? {}
      assert.deepEqual(
        {msg, feed, added, changed, withdrawn, refused},
        {msg: 'synced feed', feed: 'bayut', added: 2, changed: 1, withdrawn: 0, refused: 1},
      )
      await Promise.all(servers.map(({close}) => close()))
    })

    it('it syncs again when the time is over, not before', async () => {
      const {look, asked, close} = server()
      await look()
      await look()
      assert.equal(asked.length, 1)
      const orm = await api.database.ready()
      await orm.update(feedSyncs).set({began: fromNow(-3_601_000)})
      await look()
      assert.equal(asked.length, 2)
      await close()
    })

    it('a sync that fails is logged with its reason and counted', async () => {
      const happened: Happenings['sync'][] = []
      const end = listenTo('sync', what => happened.push(what))
      const {look, lines, close} = server({is: 'failed', says: 'The feed is empty.'})
      await look()
      end()
      const logged = lines.map(({level, msg, reason}) => ({level, msg, reason}))
      assert.deepEqual(logged, [{level: 50, msg: 'feed not synced', reason: 'The feed is empty.'}])
      const outcomes = happened.map(({outcome}) => outcome)
      assert.deepEqual(outcomes, ['failed'])
      await close()
    })

    it('a feed that has failed for a day is told once a day, until it is synced', async () => {
      const orm = await api.database.ready()
      await orm.delete(contentRuns)
      const failure: ContentReport = {is: 'failed', says: 'The feed is empty.'}
      const {look, lines, close} = server(failure, failure, failure, synced, failure)
      const lookAgain = async () => {
        await orm.delete(feedSyncs)
        await look()
      }
      const told = () =>
        lines.filter(({msg}) => `${msg}`.includes('for a day')).map(one => one.level)
      await lookAgain()
      assert.deepEqual(told(), [])
      await orm.update(contentRuns).set({ended: fromNow(-DAY)})
      await lookAgain()
      await lookAgain()
      assert.deepEqual(told(), [50])
      const failed = await feedFailure(orm, SOURCE)
      assert.ok(failed && failed.seconds >= DAY / 1000)
      await lookAgain()
      assert.equal(await feedFailure(orm, SOURCE), undefined)
      await orm.delete(dailyTasks)
      await lookAgain()
      assert.deepEqual(told(), [50])
      await close()
      await orm.delete(contentRuns)
    })

    it('while an import runs it waits for its turn', async () => {
      const {look, lines, asked, close} = server({is: 'failed', says: BUSY})
      await look()
      await look()
      assert.equal(asked.length, 2)
      assert.equal(lines.length, 1)
      await close()
    })
  })

  it(`a server with SYNC_EVERY shows a feed’s homes, with ${database.name}`, async t => {
    const portal = await startPortal()
    t.after(portal.close)
    portal.listings = [{reference: 'a-1'}]
    const env = {
      ...{...(await database.prepare()), LOG_LEVEL: 'info', SEED: await newFolder()},
      ...{SYNC_EVERY: '5m', SYNC_SOURCE: portal.feed, SYNC_PERMIT_DAYS: '9'},
    }
    if (env.DATABASE_URL) await content(['import', env.SEED], env)
    const server = await startServerHere(env)
    await until(() => server.log().includes('synced feed'))
    const answer = await fetch(server.api + addressOf('propertyDetail', {slug: 'home-a-1'}))
    assert.equal(answer.status, 200)
    await server.close()
  })
}

describe('settings of a sync on schedule', () => {
  it('without them nothing is synced', () => assert.equal(readSync({}, true), undefined))

  it('minutes, hours and days are understood', () => {
    for (const [given, every] of Object.entries({
      '30m': 1_800_000,
      '6h': 21_600_000,
      '1d': 864e5,
    })) {
      const settings = readSync(
        {SYNC_EVERY: given, SYNC_SOURCE: SOURCE, SYNC_PERMIT_DAYS: '7'},
        true,
      )
      assert.deepEqual(settings, {every, source: SOURCE, options: {permitDays: 7}})
    }
  })

  const wrong: [Record<string, string>, RegExp][] = [
    [{SYNC_EVERY: 'often'}, /^SYNC_EVERY must be a time such as 30m, 6h or 1d, .* got "often"/],
    [{SYNC_EVERY: '1m'}, /^SYNC_EVERY must be .* from 5m to 30d/],
    [{SYNC_EVERY: '1h', SYNC_SOURCE: ''}, /^SYNC_EVERY is set, but SYNC_SOURCE is not/],
    [{SYNC_EVERY: '', SYNC_SOURCE: SOURCE}, /^SYNC_SOURCE is set, but SYNC_EVERY is not/],
    [{SYNC_SOURCE: 'ftp://crm.example'}, /^SYNC_SOURCE must be a file or an http address/],
    [{SYNC_PERMIT_DAYS: 'x'}, /^SYNC_PERMIT_DAYS must be a whole number from 1 to 9999/],
  ]
  for (const [env, message] of wrong)
    it(`${JSON.stringify(env)} stops the start with a sentence`, () => {
      assert.throws(() => readSync({SYNC_EVERY: '1h', SYNC_SOURCE: SOURCE, ...env}, true), {
        message,
      })
    })

  it('with another back end there is nothing to sync', () => {
    assert.throws(() => readSync({SYNC_EVERY: '1h', SYNC_SOURCE: SOURCE}, false), {
      message: /^SYNC_EVERY is set, but API_URL names another back end/,
    })
  })

  it('a mapping file with a mistake stops the start', async () => {
    const mapping = await feedFile('mapping.json', '{"name": "crm"}')
    const env = {SYNC_EVERY: '1h', SYNC_SOURCE: SOURCE, SYNC_MAPPING: mapping}
    const started = await runToExit(MAIN, [], {...env, DATA_DIR: await newDirectory()})
    assert.equal(started.code, 1)
    assert.match(started.stderr, /^\S+mapping\.json is no mapping: .*\n$/)
  })
})
