import assert from 'node:assert/strict'
import {globSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {describe, it} from 'node:test'
import {propertyName} from '#kit/core/attributes.ts'
import {commonAttributes} from '#kit/core/common-attributes.ts'
import {VERSION} from '#kit/core/version.ts'

const FOLDER = 'dist/npm'
const read = (file: string) => readFileSync(file, 'utf8')

interface ManifestEntry {
  name: string
  type?: {text: string}
  default?: string
  description?: string
}
interface Declaration extends ManifestEntry {
  kind: string
  customElement: boolean
  tagName: string
  attributes: (ManifestEntry & {fieldName: string})[]
  members: (ManifestEntry & {kind: string; attribute: string})[]
  events: ManifestEntry[]
  slots: ManifestEntry[]
  cssParts: ManifestEntry[]
  cssProperties: ManifestEntry[]
}
interface Module {
  kind: string
  path: string
  declarations: Declaration[]
  exports: {kind: string; name: string; declaration: {name: string; module: string}}[]
}

describe('custom-elements.json', () => {
  const manifest: {schemaVersion: string; modules: Module[]} = JSON.parse(
    read(join(FOLDER, 'custom-elements.json')),
  )
  const elements = manifest.modules.flatMap(({declarations}) => declarations)
  const names = (list: ManifestEntry[]) => list.map(({name}) => name).toSorted()

  it('custom-elements.json follows schema 2.1.0 and describes every entry', () => {
    assert.equal(manifest.schemaVersion, '2.1.0')
    for (const {kind, path, declarations, exports} of manifest.modules) {
      const [element] = declarations
      assert.equal(kind, 'javascript-module')
      assert.ok(read(join(FOLDER, path)), path)
      assert.equal(element?.kind, 'class')
      assert.equal(element?.customElement, true)
      const [definition] = exports
      assert.deepEqual(definition, {
        kind: 'custom-element-definition',
        name: element?.tagName,
        declaration: {name: element?.name, module: path},
      })
    }
    for (const {attributes, members, events, slots, cssParts, cssProperties} of elements) {
      for (const each of [attributes, members, events, slots, cssParts, cssProperties].flat()) {
        assert.ok(each.description, `${each.name} is explained`)
      }
      for (const each of [...attributes, ...members, ...events]) {
        assert.match(`${each.type?.text}`, /\w/, `${each.name} has a type`)
        assert.doesNotMatch(`${each.type?.text}`, /\bany\b|\bunknown\b/)
      }
      for (const each of members) assert.equal(each.kind, 'field')
    }
  })

  it('custom-elements.json lists every tag, attribute, property, event and token', async () => {
    const folders = globSync('widgets/*/element.ts').map(file => file.split('/')[1] ?? '')
    const tags = elements.map(({tagName}) => tagName).toSorted()
    assert.deepEqual(tags, folders.map(name => `ocp-${name}`).toSorted())
    const known = new Set(read('widgets/kit/core/events.ts').match(/(?<=^ {2}')ocp-\w+/gm))
    const tokens = new Set(read('widgets/kit/core/styles/tokens.css').match(/--ocp-[\w-]+/g))
    assert.ok(known.size >= 7 && tokens.size >= 20)
    for (const element of elements) {
      const file = `../../widgets/${element.tagName.slice('ocp-'.length)}/attributes.ts`
      const {attributes} = await import(file)
      const expected = Object.keys({...commonAttributes, ...attributes}).toSorted()
      assert.deepEqual(names(element.attributes), expected)
      assert.deepEqual(names(element.members), expected.map(propertyName).toSorted())
      assert.deepEqual(new Set(names(element.cssProperties)), tokens)
    }
    assert.deepEqual(new Set(elements.flatMap(({events}) => names(events))), known)
    const bookNow = elements.find(({tagName}) => tagName === 'ocp-book-now')
    const events = bookNow?.events.map(({name}) => name)
    assert.deepEqual(events, ['ocp-ready', 'ocp-submit', 'ocp-error', 'ocp-open', 'ocp-close'])
    for (const part of ['button', 'input', 'dialog']) {
      assert.ok(bookNow?.cssParts.some(({name}) => name === part))
    }
  })

  it('custom-elements.json gives defaults and allowed values of attributes', () => {
    const attribute = (tag: string, wanted: string) =>
      elements.find(({tagName}) => tagName === tag)?.attributes.find(({name}) => name === wanted)
    assert.match(`${attribute('ocp-book-now', 'mode')?.type?.text}`, /'button' \| 'inline'/)
    assert.equal(attribute('ocp-book-now', 'mode')?.default, "'button'")
    assert.equal(attribute('ocp-property-list', 'limit')?.default, '0')
    assert.equal(attribute('ocp-contact-form', 'from-url')?.fieldName, 'fromUrl')
  })
})

const manifestOfPackage = JSON.parse(read(join(FOLDER, 'package.json')))

describe('files of the npm package', () => {
  it('the package has our version, no dependencies and an optional React peer', () => {
    const {dependencies, peerDependencies, peerDependenciesMeta, version} = manifestOfPackage
    assert.equal(dependencies, undefined)
    assert.deepEqual(peerDependencies, {react: '>=17'})
    assert.deepEqual(peerDependenciesMeta, {react: {optional: true}})
    assert.equal(version, JSON.parse(read('package.json')).version)
    assert.equal(version, VERSION)
  })

  it('the package names the MIT licence and contains its text', () => {
    assert.equal(manifestOfPackage.license, 'MIT')
    const text = read(join(FOLDER, 'LICENSE'))
    assert.equal(text, read('LICENSE'))
    assert.match(text, /^MIT License\n\nCopyright \(c\) 2026 OCP Real Estate\n/)
  })

  it('the README says which hosts are placeholders, and its links lead to the docs', () => {
    const text = read(join(FOLDER, 'README.md'))
    assert.match(text, /^#.*\n\n`https:\/\/HOST` is the agency's site, `https:\/\/API` its API\.\n/)
    assert.match(text, /\]\(https:\/\/HOST\/docs\/page-api\/#datalayer\)/)
    assert.doesNotMatch(text, /\]\((?!https:|#)/)
  })

  it('no sample takes the origin of the media, without its path, for their base URL', () => {
    assert.doesNotMatch(read('docs/guides/npm.md'), /storage: 'https:/)
  })
})

describe('types for templates', () => {
  const {exports} = manifestOfPackage

  for (const [entry, framework, handler] of [
    ['vue', "declare module 'vue'", `\`on\${Capitalize<CamelCase<Name>>}\``],
    ['svelte', "declare module 'svelte/elements'", `\`on\${Name}\` | \`on:\${Name}\``],
    ['solid-jsx', "declare module 'solid-js'", `\`on:\${Name}\``],
  ] as const) {
    it(`./${entry} declares every tag with its attributes and events, and runs nothing`, () => {
      const {types, default: file} = exports[`./${entry}`]
      const text = read(join(FOLDER, types))
      assert.ok(text.includes(framework) && text.includes(handler))
      for (const element of globSync('widgets/*/element.ts')) {
        const tag = `ocp-${element.split('/')[1]}`
        const [, name] = new RegExp(`'${tag}': Widget<(\\w+)Element, `).exec(text) ?? []
        assert.ok(text.includes(`${name}Attributes, ${name}Event>`), tag)
      }
      assert.match(read(join(FOLDER, file)), /^\/\/.*\nexport \{\}\n$/)
    })
  }
})
