/** A folder of content with the requested number of properties and pictures. */
import {cp, mkdir, readdir, readFile, writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import sharp from 'sharp'

const DEMO = join(import.meta.dirname, '../../../site/content/demo')
/** The size of a usual photograph; the picture itself is tiny, so that it converts quickly. */
const BYTES = 750_000

/** The demonstration's records, its properties over and over, and a picture of its own for some. */
export async function writeFolder(directory: string, properties: number, pictures: number) {
  await cp(DEMO, directory, {recursive: true})
  const demo = await demoProperties()
  for (let n = demo.length; n < properties; n++) {
    const home = demo[n % demo.length] ?? {}
    const own = n - demo.length < pictures ? [`own/${n - demo.length}.jpg`] : []
    await writeProperty(directory, `home-${n}`, {
      ...home,
      reference: `N-${n}`,
      price: 500_000 + n,
      featured: false,
      exclusive: false,
      main_images: [...own, ...(home.main_images as string[])],
    })
  }
  await mkdir(join(directory, 'media/own'), {recursive: true})
  for (let n = 0; n < pictures; n++) {
    await writeFile(join(directory, `media/own/${n}.jpg`), await picture(n))
  }
}

const writeProperty = (directory: string, key: string, values: object) =>
  writeFile(join(directory, `properties/${key}.json`), JSON.stringify(values, null, 2))

async function demoProperties(): Promise<Record<string, unknown>[]> {
  const folder = join(DEMO, 'properties')
  const files = await readdir(folder)
  return Promise.all(
    files.map(async file => JSON.parse(await readFile(join(folder, file), 'utf8'))),
  )
}

export async function picture(n: number) {
  const background = {r: n % 256, g: (n >> 8) % 256, b: 120}
  const jpeg = await sharp({create: {width: 64, height: 48, channels: 3, background}})
    .jpeg()
    .toBuffer()
  const padding = Buffer.alloc(BYTES - jpeg.length, 1)
  padding.writeUInt32LE(n)
  return Buffer.concat([jpeg, padding])
}
