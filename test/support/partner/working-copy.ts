/** A copy of the working tree in a separate folder, where files may be changed. */
import {execFileSync} from 'node:child_process'
import {existsSync} from 'node:fs'
import {cp, mkdtemp, readFile, rm, symlink, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {fileURLToPath} from 'node:url'

const root = fileURLToPath(new URL('../../../', import.meta.url))

/** Large, and never changed here. */
const LINKED = ['node_modules', 'site/content']

export type WorkingCopy = Awaited<ReturnType<typeof copyWorkingTree>>

/** Copies the files that git knows, or would add, into a folder; what is large is linked. */
export async function copyFiles(folder: string) {
  const listed = execFileSync('git', ['ls-files', '-z', '-c', '-o', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
  const files = listed
    .split('\0')
    .filter(file => file && !LINKED.some(linked => file.startsWith(`${linked}/`)))
    .filter(file => existsSync(root + file))
  for (const file of files) await cp(root + file, join(folder, file))
  for (const linked of LINKED) await symlink(root + linked, join(folder, linked))
}

export async function copyWorkingTree() {
  const folder = await mkdtemp(join(tmpdir(), 'ocp-copy-'))
  await copyFiles(folder)
  const originals = new Map<string, string>()
  const original = async (file: string) => {
    const text = originals.get(file) ?? (await readFile(join(folder, file), 'utf8'))
    originals.set(file, text)
    return text
  }
  return {
    folder,
    /** Saves a file with another text in the place of one that it came with; no other edit of it stays. */
    async edit(file: string, from: string, to: string) {
      const before = await original(file)
      if (!before.includes(from)) throw new Error(`${file} does not have "${from}"`)
      await writeFile(
        join(folder, file),
        before.replace(from, () => to),
      )
    },
    /** Saves a file as it came. */
    restore: async (file: string) => writeFile(join(folder, file), await original(file)),
    remove: () => rm(folder, {recursive: true, force: true}),
  }
}
