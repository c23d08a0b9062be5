/** The demonstration's records as `assign` reads and rewrites them. */
import {readdir, readFile, writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {type KindName, kinds} from '#server/content/schema/kinds.ts'
import {DEMO} from './folders.ts'

export type Values = Record<string, unknown>

/** Rewrites each record, its fields in the order of its kind. */
export async function changeRecords(
  kind: KindName,
  assign: (key: string, values: Values) => Values,
) {
  const inOrder = (values: Values) =>
    Object.fromEntries(
      Object.keys(kinds[kind].fields).flatMap(name =>
        values[name] === undefined ? [] : [[name, values[name]]],
      ),
    )
  const changed = (await readRecords(kind)).map(
    ([key, values]) => [key, inOrder(assign(key, values))] as const,
  )
  if (kinds[kind].files === 'one') {
    return write(join(DEMO, `${kind}.json`), Object.fromEntries(changed))
  }
  for (const [key, values] of changed) await write(join(DEMO, kind, `${key}.json`), values)
}

/** Those of a file as they stand there; those of a folder the newest first. */
export async function readRecords(kind: KindName): Promise<[key: string, values: Values][]> {
  if (kinds[kind].files === 'one') return Object.entries(await read(join(DEMO, `${kind}.json`)))
  const folder = join(DEMO, kind)
  const records: [string, Values][] = []
  for (const file of (await readdir(folder)).sort()) {
    records.push([file.replace('.json', ''), await read(join(folder, file))])
  }
  return records.sort(([, one], [, other]) => dayOf(one).localeCompare(dayOf(other)) * -1)
}

const dayOf = ({listed, createdAt}: Values) => `${listed ?? createdAt ?? ''}`
const read = async (file: string) => JSON.parse(await readFile(file, 'utf8'))
const write = (file: string, value: unknown) =>
  writeFile(file, `${JSON.stringify(value, null, 2)}\n`)
