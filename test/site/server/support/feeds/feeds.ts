/** Example feeds: `{host}` in them stands for where their pictures are. */
import {readFile, writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {newDirectory} from '../storage/directories.ts'

/** A copy of `property-finder.xml` or `bayut.xml`, changed. */
export async function exampleFeed(
  name: 'property-finder' | 'bayut',
  host: string,
  change = (text: string) => text,
): Promise<string> {
  const text = await readFile(new URL(`./${name}.xml`, import.meta.url), 'utf8')
  return feedFile(`${name}.xml`, change(text.replaceAll('{host}', host)))
}

export async function feedFile(name: string, content: string | Uint8Array): Promise<string> {
  const file = join(await newDirectory(), name)
  await writeFile(file, content)
  return file
}
