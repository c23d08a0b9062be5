/** The build as it would be after a change: every script of the site has another name. */
import {cp, readdir, readFile, rm, symlink, writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {fileURLToPath} from 'node:url'
import {newDirectory} from '../../../server/support/storage/directories.ts'

const DIST = fileURLToPath(new URL('../../../../../dist/', import.meta.url))
const SCRIPT = /-[\w-]{8}\.js$/

export async function anotherBuild(): Promise<string> {
  const folder = await newDirectory()
  for (const part of ['preact', 'docs', 'server']) {
    await symlink(join(DIST, part), join(folder, part))
  }
  await cp(join(DIST, 'react'), join(folder, 'react'), {recursive: true})
  const react = join(folder, 'react')
  const files = await readdir(react, {recursive: true})
  const scripts = files.filter(file => SCRIPT.test(file))
  const names = new Map(scripts.map(file => [nameOf(file), renamed(nameOf(file))]))
  const texts = scripts.concat('manifest.json')
  for (const file of texts) {
    const text = await readFile(join(react, file), 'utf8')
    const next = text.replaceAll(/[\w-]+-[\w-]{8}\.js/g, name => names.get(name) ?? name)
    await rm(join(react, file))
    await writeFile(join(react, renamed(file)), next)
    await rm(join(react, `${file}.br`), {force: true})
  }
  return folder
}

const nameOf = (file: string) => file.slice(file.lastIndexOf('/') + 1)

const renamed = (file: string) => file.replace(/.{8}\.js$/, hash => reversed(hash.slice(0, 8)))

const reversed = (hash: string) => `${[...hash].reverse().join('')}.js`
