import assert from 'node:assert/strict'
import {globSync, statSync} from 'node:fs'
import {describe, it} from 'node:test'
import {lastBuild} from '../../docs/page/facts/last-build.ts'
import {unmeasured, withSizes} from '../../docs/page/facts/sizes.ts'
import {read} from './support/comments.ts'
import {tags} from './support/pages.ts'

interface Manifest {
  widgets: Record<string, {file: string; imports: string[]}>
}

const {widgets}: Manifest = JSON.parse(read('dist/preact/manifest.json'))
const sizeOf = (file: string) => statSync(`dist/preact/${file}.br`).size
const filesOf = (tag: string) => {
  const {file = '', imports = []} = widgets[tag] ?? {}
  return ['loader.js', file, ...imports]
}
const bytesOf = (tag: string) => filesOf(tag).reduce((sum, file) => sum + sizeOf(file), 0)
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
const pageText = (path: string) => read(`dist/docs/${path}`).replace(/<[^>]+>/g, '')

/** These name sizes of content, databases and disks, which no build can measure. */
const OPERATING = /(content|feeds|installing|leads|monitoring|security|several-machines)\.md$/

describe('sizes in the docs', () => {
  it('the start page names the script and the largest widget as they were built', () => {
    const text = pageText('index.html')
    const largest = Math.max(...tags.map(bytesOf))
    const requests = Math.max(...tags.map(tag => filesOf(tag).length))
    assert.ok(text.includes(`The script itself is ${kilobytes(sizeOf('loader.js'))} and fetches`))
    assert.ok(text.includes(`at most ${kilobytes(largest)} in ${requests} requests`))
    assert.ok(text.includes('compressed with Brotli'))
  })

  it("each widget's page names its own, the script included, and what is measured", () => {
    for (const tag of tags) {
      const text = pageText(`widgets/${tag}/index.html`)
      const size = `${kilobytes(bytesOf(tag))} in ${filesOf(tag).length} requests`
      assert.ok(text.includes(`${size} until it is visible on a partner’s page: the script`), tag)
      assert.ok(pageText('widgets/index.html').includes(kilobytes(bytesOf(tag))), tag)
    }
  })

  it('no guide for partners names a size that the build does not measure', () => {
    for (const file of globSync('docs/guides/*.md').filter(name => !OPERATING.test(name))) {
      assert.doesNotMatch(read(file), /\d kB/, file)
    }
    for (const file of globSync('dist/docs/**/index.html')) {
      assert.doesNotMatch(read(file), /\{(size|requests)-of-/, file)
    }
  })

  it('docs without a build say that sizes are missing, and how to measure them', () => {
    const {weightOf, sizes} = lastBuild('no-such-folder')
    assert.deepEqual(weightOf('ocp-book-now'), {bytes: 0, files: 0})
    const text = withSizes('<p>One.</p>\n<p>It is {size-of-script}.</p>', sizes([]))
    assert.equal(
      text.replace(/<[^>]+>/g, ''),
      'One.\nSizes are measured by a build, and there is none yet: run npm run build.\nIt is … kB.',
    )
  })

  it('docs from source name the sizes of the last build', () => {
    const {weightOf, sizes} = lastBuild()
    const builds = tags.map(tag => ({...weightOf(tag), react: ''}))
    assert.equal(sizes(builds)['size-of-script'], kilobytes(sizeOf('loader.js')))
    assert.equal(weightOf('ocp-book-now').bytes, bytesOf('ocp-book-now'))
  })

  it('the build fails on a placeholder that it cannot fill, and names it', () => {
    assert.throws(() => withSizes('It is {size-of-nothing}.', unmeasured), /\{size-of-nothing\} is/)
  })
})
