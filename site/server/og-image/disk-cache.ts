/** Rendered images on the disk, by a hash of what they show. Bounded: the least recently used are removed. */
import {randomBytes} from 'node:crypto'
import {mkdir, readdir, readFile, rename, rm, stat, writeFile} from 'node:fs/promises'
import {join} from 'node:path'

export interface Bounds {
  files: number
  bytes: number
  /** Milliseconds: a picture at the same address may be another one after a while. */
  age: number
}

const BOUNDS: Bounds = {files: 1000, bytes: 100 * 1024 * 1024, age: 7 * 24 * 3_600_000}

interface Entry {
  bytes: number
  drawnAt: number
}

const NAME = /^([0-9a-f]{64})\.jpg$/

export class DiskCache {
  #folder: string
  #bounds: Bounds
  /** In the order of their use, the longest unused first. */
  #entries: Promise<Map<string, Entry>>

  constructor(folder: string, bounds: Bounds = BOUNDS) {
    this.#folder = folder
    this.#bounds = bounds
    this.#entries = this.#read()
  }

  async get(name: string): Promise<Buffer | undefined> {
    const entries = await this.#entries
    const entry = entries.get(name)
    if (!entry) return undefined
    entries.delete(name)
    if (entry.drawnAt + this.#bounds.age < Date.now()) return undefined
    try {
      const image = await readFile(this.#file(name))
      entries.set(name, entry)
      return image
    } catch {
      return undefined // The folder was cleaned up meanwhile.
    }
  }

  /** A full disk costs a drawing at the next request, and nothing else. */
  async put(name: string, image: Buffer): Promise<void> {
    const entries = await this.#entries
    const temporary = `${this.#file(name)}.${randomBytes(4).toString('hex')}`
    try {
      await mkdir(this.#folder, {recursive: true})
      await writeFile(temporary, image)
      await rename(temporary, this.#file(name))
    } catch {
      await rm(temporary, {force: true}).catch(() => {})
      return
    }
    entries.delete(name)
    entries.set(name, {bytes: image.length, drawnAt: Date.now()})
    await this.#tidy(entries)
  }

  async #tidy(entries: Map<string, Entry>) {
    let bytes = 0
    for (const entry of entries.values()) bytes += entry.bytes
    for (const [name, entry] of entries) {
      if (entries.size <= this.#bounds.files && bytes <= this.#bounds.bytes) return
      entries.delete(name)
      bytes -= entry.bytes
      await rm(this.#file(name), {force: true}).catch(() => {})
    }
  }

  /** Lists the images of an earlier run, and removes unfinished ones. */
  async #read(): Promise<Map<string, Entry>> {
    const found: [string, Entry][] = []
    for (const file of await readdir(this.#folder).catch(() => [])) {
      const [, name] = NAME.exec(file) ?? []
      if (!name) await rm(join(this.#folder, file), {force: true}).catch(() => {})
      const {size, mtimeMs} = (name && (await stat(this.#file(name)).catch(() => null))) || {}
      if (name && size && mtimeMs) found.push([name, {bytes: size, drawnAt: mtimeMs}])
    }
    return new Map(found.sort(([, one], [, other]) => one.drawnAt - other.drawnAt))
  }

  #file(name: string) {
    return join(this.#folder, `${name}.jpg`)
  }
}
