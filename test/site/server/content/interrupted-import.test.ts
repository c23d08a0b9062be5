import assert from 'node:assert/strict'
import {spawn} from 'node:child_process'
import {once} from 'node:events'
import {readFile, writeFile} from 'node:fs/promises'
import {createServer, type ServerResponse} from 'node:http'
import type {AddressInfo} from 'node:net'
import {join} from 'node:path'
import {createInterface} from 'node:readline'
import {Readable} from 'node:stream'
import {text} from 'node:stream/consumers'
import type {ReadableStream} from 'node:stream/web'
import {describe, it} from 'node:test'
import {lockDataDir} from '#server/platform/lock.ts'
import {type ServerHere, startServerHere} from '../support/api/server-here.ts'
import {addFile, newFolder, set} from '../support/content/content.ts'
import {CONTENT} from '../support/content/content-command.ts'
import {raster} from '../support/content/media-samples.ts'
import {databases} from '../support/databases/databases.ts'
import {newDirectory} from '../support/storage/directories.ts'

/** Asks a running server for an import, and gives what it answers, line by line. */
async function startImport({dataDir, directory}: {dataDir: string; directory: string}) {
  const {url, token} = JSON.parse(await readFile(join(dataDir, 'operator.json'), 'utf8'))
  const leave = new AbortController()
  const {body} = await fetch(`${url}/operator/content/import`, {
    method: 'POST',
    headers: {authorization: `Bearer ${token}`, 'content-type': 'application/json'},
    body: JSON.stringify({words: [directory]}),
    signal: leave.signal,
  })
  const lines = createInterface({input: Readable.fromWeb(body as ReadableStream)})
  return {
    leave: () => leave.abort(),
    messages: (async function* () {
      for await (const line of lines) yield JSON.parse(line)
    })(),
  }
}

async function finishImport(order: {dataDir: string; directory: string}) {
  const {messages} = await startImport(order)
  const stages = new Set<string>()
  for await (const message of messages) {
    if (message.is === 'progress') stages.add(message.stage)
    if (message.is === 'report') return {report: message.report, stages: [...stages]}
  }
  throw new Error('no report')
}

const nameOfZoe = async ({api}: ServerHere) => {
  const answer = await fetch(`${api}/api/v1/user/getTeamMember?slug=zoe-hill`)
  return ((await answer.json()) as {data: {name: string} | null}).data?.name
}

/** Pictures that take a while to convert. */
const large = async (name: string) => {
  const changes = [set('team', 'zoe-hill', {name})]
  for (let n = 0; n < 4; n++) {
    const path = `pictures/large-${n}.jpg`
    changes.push(addFile(`media/${path}`, await raster(n, 'jpeg', 700, 500)))
    changes.push(
      set('news', `large-${n}`, {
        title: 'Large',
        short_description: 'Large',
        description: '<p>x</p>',
        thumbnail: path,
        createdAt: '1 day ago',
      }),
    )
  }
  return newFolder(...changes)
}

for (const database of databases) {
  describe(`an import through a running server, with ${database.name}`, () => {
    it('a command that goes away ends its import and leaves the old content', async () => {
      const env = {...(await database.prepare()), SEED: 'none', LOG_LEVEL: 'warn'}
      const server = await startServerHere(env)
      const dataDir = env.DATA_DIR
      const old = await newFolder(set('team', 'zoe-hill', {name: 'Zoe Old'}))
      const {report, stages} = await finishImport({dataDir, directory: old})
      assert.equal(report.is, 'imported', JSON.stringify(report))
      assert.deepEqual(stages, ['reading', 'pictures', 'records'])

      const directory = await large('Zoe New')
      const {leave, messages} = await startImport({dataDir, directory})
      await assert.rejects(async () => {
        for await (const {stage} of messages) if (stage === 'pictures') leave()
      })
      assert.equal(await nameOfZoe(server), 'Zoe Old')

      let next = await finishImport({dataDir, directory})
      // Until the picture that was being converted is finished.
      while (/Another import/.test(next.report.says))
        next = await finishImport({dataDir, directory})
      assert.equal(next.report.is, 'imported', JSON.stringify(next.report))
      assert.equal(await nameOfZoe(server), 'Zoe New')
      assert.equal(server.log(), '')
      await server.close()
    })
  })
}

describe('the import command, when it is interrupted', () => {
  /** The command, and a server that begins to answer and is then told what to do. */
  async function withServer(begun: (answer: ServerResponse, command: () => void) => void) {
    const dataDir = await newDirectory()
    const lock = await lockDataDir(dataDir)
    let answer: ServerResponse | undefined
    const methods: string[] = []
    const server = createServer((request, response) => {
      methods.push(`${request.method}`)
      if (request.method === 'DELETE') {
        response.end('{}')
        answer?.end(
          '{"is":"report","report":{"is":"failed","says":"Stopped. The content is as it was."}}\n',
        )
        return
      }
      answer = response
      response.write('{"is":"progress","stage":"pictures","done":1,"total":9}\n')
      begun(response, () => child.kill('SIGINT'))
    }).listen(0)
    await once(server, 'listening')
    const url = `http://localhost:${(server.address() as AddressInfo).port}`
    await writeFile(join(dataDir, 'operator.json'), JSON.stringify({url, token: 'x'}))
    const {PATH, HOME} = process.env
    const child = spawn(process.execPath, [CONTENT, 'import', dataDir], {
      env: {PATH, HOME, DATA_DIR: dataDir},
    })
    const exited = once(child, 'exit')
    const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)])
    const [code] = await exited
    server.close()
    lock.release()
    return {code, stdout, stderr, methods}
  }

  it('Ctrl+C stops the import on the server and says how it ended', async () => {
    const {code, stderr, methods} = await withServer((_answer, interrupt) => interrupt())
    assert.deepEqual([code, stderr], [1, 'Stopped. The content is as it was.\n'])
    assert.deepEqual(methods, ['POST', 'DELETE'])
  })

  it('a connection that breaks is one sentence', async () => {
    const {code, stderr} = await withServer(answer => answer.socket?.end())
    assert.equal(code, 1)
    assert.match(stderr, /^The connection to the server broke .*Import again to be sure\.\n$/)
  })
})
