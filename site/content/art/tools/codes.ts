/**
 * QR images of advertising permits. The real ones come with the permit and lead to the Land
 * Department; these lead to a page of the demonstration that says so.
 */
import {mkdir, writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import QRCode from 'qrcode'
import {MEDIA} from './folders.ts'
import {recordsOf} from './records.ts'

const DEMONSTRATION = 'http://localhost:3000/dld-demo'

export async function makeCodes(): Promise<string[]> {
  await mkdir(join(MEDIA, 'codes'), {recursive: true})
  const files: string[] = []
  for (const {key, permit_number} of await recordsOf('properties')) {
    if (!permit_number) continue
    const file = `codes/${key}.svg`
    await writeFile(join(MEDIA, file), await draw(demonstrationPermit(permit_number)))
    files.push(file)
  }
  return files
}

export const demonstrationPermit = (permit: string) =>
  `${DEMONSTRATION}?permit=${encodeURIComponent(permit)}`

/** White all around, as scanners need it. */
const draw = (address: string) =>
  QRCode.toString(address, {
    type: 'svg',
    errorCorrectionLevel: 'M',
    margin: 3,
    width: 240,
    color: {dark: '#14202b', light: '#ffffff'},
  })
