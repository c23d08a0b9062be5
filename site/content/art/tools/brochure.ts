/**
 * `documents/<slug>-brochure.pdf` of a project: cover, text and facts, pictures, place and contact.
 * The pictures are those of the record; while it has none, there is no brochure.
 */
import {join} from 'node:path'
import QRCode from 'qrcode'
import sharp from 'sharp'
import {builtInAgency as agency} from '#trade/agency/agency.ts'
import {demonstrationPermit} from './codes.ts'
import {MEDIA} from './folders.ts'
import {isThere} from './frames.ts'
import {BRASS, INK, PAPER, QUIET, RULE, SAND} from './ink.ts'
import {PAGE, writePages} from './pages.ts'
import {type DemoRecord, english, recordsOf} from './records.ts'

type Document = PDFKit.PDFDocument

const MARGIN = 54
const GALLERY = 4
/** The white column of the last page, and the picture below the text beside it. */
const CONTACT = {x: PAGE.width - MARGIN - 276, width: 250}
const BAND = 190
/** On paper of this size more is not visible; all of them together stay below 200 kB. */
const JPEG = {quality: 62, mozjpeg: true}

/** Returns the path below media/, or nothing while pictures are missing. */
export async function makeBrochure(record: DemoRecord): Promise<string | undefined> {
  const {main_images: images = [], key, name} = record
  const files = images.slice(0, GALLERY + 2).map(path => join(MEDIA, path))
  const [first] = files
  if (!first || !(await Promise.all(files.map(isThere))).every(Boolean)) return undefined
  const facts = await factsOf(record)
  const cover = await cropped(first, PAGE.width, PAGE.height, 1040)
  const portrait = await cropped(files[GALLERY + 1] ?? files[1] ?? first, 300, PAGE.height, 460)
  const others = files.length > 1 ? files.slice(1, GALLERY + 1) : files
  const wide = await Promise.all(others.map(file => cropped(file, 362, 233, 560)))
  const band = await cropped(files.at(-1) ?? first, CONTACT.x, BAND, 720)
  const path = `documents/${key}-brochure.pdf`
  await writePages(join(MEDIA, path), `Brochure: ${name}`, doc => {
    drawCover(doc, record, cover)
    drawText(doc, record, facts, portrait)
    drawGallery(doc, record, wide)
    drawPlace(doc, record, band)
  })
  return path
}

const cropped = (file: string, width: number, height: number, pixels: number) =>
  sharp(file)
    .resize(pixels, Math.round((pixels * height) / width), {fit: 'cover', position: 'attention'})
    .jpeg(JPEG)
    .toBuffer()

async function factsOf(record: DemoRecord): Promise<[string, string][]> {
  const [places, builders] = await Promise.all([recordsOf('neighborhoods'), recordsOf('builders')])
  const nameIn = (records: DemoRecord[], key?: string) =>
    records.find(each => each.key === key)?.name
  const {bedrooms, bathrooms, area_sqft: area, price} = record
  const rows: [string, string | undefined][] = [
    ['Builder', nameIn(builders, record.builder)],
    ['Neighbourhood', nameIn(places, record.neighborhood)],
    ['Type', capital(record.property_type)],
    ['Bedrooms', bedrooms === undefined ? undefined : bedrooms ? String(bedrooms) : 'Studio'],
    ['Bathrooms', bathrooms === undefined ? undefined : String(bathrooms)],
    ['Area', area ? `${area.toLocaleString('en-US')} sq ft` : undefined],
    ['Price', price ? `AED ${price.toLocaleString('en-US')}` : 'On request'],
    ['Reference', record.reference],
  ]
  return rows.flatMap(([name, value]) => (value ? [[name, value] as [string, string]] : []))
}

const capital = (word?: string) => word && word.charAt(0).toUpperCase() + word.slice(1)

function drawCover(doc: Document, record: DemoRecord, picture: Buffer) {
  doc.addPage()
  doc.image(picture, 0, 0, {width: PAGE.width, height: PAGE.height})
  const shade = doc.linearGradient(0, PAGE.height * 0.4, 0, PAGE.height)
  shade.stop(0, INK, 0).stop(0.55, INK, 0.62).stop(1, INK, 0.9)
  doc.rect(0, PAGE.height * 0.4, PAGE.width, PAGE.height * 0.6).fill(shade)
  const width = PAGE.width - 2 * MARGIN
  doc.font('display').fontSize(58)
  const height = doc.heightOfString(record.name, {width, lineGap: -10})
  const top = PAGE.height - MARGIN - height - 34
  doc.rect(MARGIN, top - 14, 46, 1).fill('#d0ae74')
  doc.fillColor(PAPER).text(record.name, MARGIN, top, {width, lineGap: -10})
  doc.font('plain').fontSize(11).fillColor(PAPER)
  doc.text(plain(english(record.tagline)), MARGIN, PAGE.height - MARGIN - 22, {width: width * 0.74})
  smallCaps(doc, agency.name, MARGIN, MARGIN - 10, PAPER)
}

function drawText(doc: Document, record: DemoRecord, facts: [string, string][], picture: Buffer) {
  doc.addPage()
  doc.rect(0, 0, PAGE.width, PAGE.height).fill(SAND)
  const pictureWidth = 300
  doc.image(picture, PAGE.width - pictureWidth, 0, {width: pictureWidth, height: PAGE.height})
  const width = PAGE.width - pictureWidth - 2 * MARGIN
  smallCaps(doc, record.name, MARGIN, MARGIN - 10, BRASS)
  doc.font('display').fontSize(27).fillColor(INK)
  doc.text(plain(english(record.description_heading)) || record.name, MARGIN, MARGIN + 14, {
    width,
    lineGap: -4,
  })
  doc.font('plain').fontSize(9.6).fillColor(INK)
  doc.text(english(record.short_description), MARGIN, doc.y + 12, {width, lineGap: 3})
  const bottom = PAGE.height - MARGIN - Math.ceil(facts.length / 2) * 24 - 16
  doc.fontSize(8.8).fillColor(QUIET)
  for (const text of paragraphs(english(record.description))) {
    const isShort = text.length < 60
    const needed = doc.heightOfString(text, {width, lineGap: 3}) + (isShort ? 40 : 9)
    if (doc.y + needed > bottom) break
    doc.font(isShort ? 'strong' : 'plain').text(text, MARGIN, doc.y + 9, {width, lineGap: 3})
  }
  const half = (width - 28) / 2
  for (const [index, [name, value]] of facts.entries()) {
    const x = MARGIN + (index % 2) * (half + 28)
    const y = bottom + 16 + Math.floor(index / 2) * 24
    drawFact(doc, name, value, x, y, half)
  }
}

function drawFact(doc: Document, name: string, value: string, x: number, y: number, width: number) {
  doc.font('plain').fontSize(8).fillColor(QUIET).text(name, x, y, {lineBreak: false})
  doc.font('strong').fillColor(INK).text(value, x, y, {width, align: 'right', lineBreak: false})
  doc
    .lineWidth(0.5)
    .strokeColor(RULE)
    .moveTo(x, y + 15)
    .lineTo(x + width, y + 15)
    .stroke()
}

function drawGallery(doc: Document, record: DemoRecord, pictures: Buffer[]) {
  doc.addPage()
  smallCaps(doc, record.name, MARGIN, MARGIN - 24, BRASS)
  const gap = 10
  const size = {width: (PAGE.width - 2 * MARGIN - gap) / 2, height: 233}
  for (const [index, picture] of pictures.entries()) {
    const x = MARGIN + (index % 2) * (size.width + gap)
    const y = MARGIN + Math.floor(index / 2) * (size.height + gap)
    doc.image(picture, x, y, size)
  }
  const note = 'Pictures are illustrations made for this demonstration.'
  doc
    .font('plain')
    .fontSize(7)
    .fillColor(QUIET)
    .text(note, MARGIN, PAGE.height - MARGIN + 6, {lineBreak: false})
}

function drawPlace(doc: Document, record: DemoRecord, band: Buffer) {
  doc.addPage()
  doc.rect(0, 0, PAGE.width, PAGE.height).fill(SAND)
  smallCaps(doc, record.name, MARGIN, MARGIN - 10, BRASS)
  const left = 420
  doc
    .font('display')
    .fontSize(30)
    .fillColor(INK)
    .text('The place', MARGIN, MARGIN + 14)
  doc.font('plain').fontSize(9.6)
  doc.text(english(record.address), MARGIN, doc.y + 8, {width: left})
  for (const text of paragraphs(english(record.location_description))) {
    doc.fillColor(QUIET).text(text, MARGIN, doc.y + 8, {width: left, lineGap: 3})
  }
  const amenities = (record.amenities ?? []).slice(0, 12).map(english)
  doc
    .font('display')
    .fontSize(20)
    .fillColor(INK)
    .text('What belongs to it', MARGIN, doc.y + 22)
  const [top, perColumn] = [doc.y + 8, Math.ceil(amenities.length / 2)]
  doc.font('plain').fontSize(8.6)
  for (const [index, amenity] of amenities.entries()) {
    const x = MARGIN + Math.floor(index / perColumn) * (left / 2)
    const y = top + (index % perColumn) * 16
    doc.rect(x, y + 5, 8, 0.8).fill(BRASS)
    doc.fillColor(INK).text(amenity, x + 15, y, {lineBreak: false})
  }
  doc.image(band, 0, PAGE.height - BAND, {width: CONTACT.x})
  drawContact(doc, record)
}

function drawContact(doc: Document, record: DemoRecord) {
  const {width} = CONTACT
  const x = CONTACT.x + 26
  doc.rect(CONTACT.x, 0, PAGE.width - CONTACT.x, PAGE.height).fill(PAPER)
  doc
    .font('display')
    .fontSize(20)
    .fillColor(INK)
    .text('The regulator', x, MARGIN + 14)
  const isDubai = record.emirate === 'Dubai'
  const rows: [string, string][] = [
    ['Office (ORN)', agency.orn],
    ...(isDubai && record.permit_number
      ? [['Permit', record.permit_number] as [string, string]]
      : []),
    ['Emirate', record.emirate ?? ''],
    ['Licence', agency.legalEntity],
  ]
  let y = doc.y + 10
  for (const [name, value] of rows) {
    drawFact(doc, name, value, x, y, width)
    y += 24
  }
  doc.font('plain').fontSize(7.4).fillColor(QUIET)
  doc.text(
    isDubai
      ? 'Permits are issued by the Dubai Land Department. This one is demonstration data and stands for no property.'
      : `Property in this emirate is registered by the authorities of ${record.emirate}, not of Dubai. All facts are demonstration data.`,
    x,
    y + 2,
    {width, lineGap: 2},
  )
  const code = isDubai && record.permit_number ? demonstrationPermit(record.permit_number) : ''
  if (code) drawCode(doc, code, x, doc.y + 12, 84)
  doc.font('display').fontSize(20).fillColor(INK)
  doc.text('Talk to us', x, doc.y + (code ? 122 : 28))
  y = doc.y + 10
  const {office} = agency
  const contact: [string, string][] = [
    ['Telephone', agency.phone],
    ['WhatsApp', agency.whatsapp],
    ['Email', agency.mail],
    ['Office', `${office.street}, ${office.district.en}`],
  ]
  for (const [name, value] of contact) {
    drawFact(doc, name, value, x, y, width)
    y += 24
  }
  smallCaps(doc, agency.name, x, PAGE.height - MARGIN - 4, BRASS)
}

function drawCode(doc: Document, address: string, left: number, top: number, size: number) {
  const {modules} = QRCode.create(address, {errorCorrectionLevel: 'M'})
  const dot = size / modules.size
  for (const [index, isDark] of [...modules.data].entries()) {
    const [x, y] = [index % modules.size, Math.floor(index / modules.size)]
    if (isDark) doc.rect(left + x * dot, top + y * dot, dot, dot)
  }
  doc.fill(INK)
}

function smallCaps(doc: Document, text: string, x: number, y: number, colour: string) {
  doc.font('strong').fontSize(7.4).fillColor(colour)
  doc.text(text.toUpperCase(), x, y, {characterSpacing: 1.4, lineBreak: false})
}

/** The texts of an HTML field, each paragraph, heading or item by itself. */
const paragraphs = (html: string) =>
  html
    .split(/<\/(?:p|h2|h3|li)>/)
    .map(plain)
    .filter(Boolean)

const plain = (html: string) =>
  html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&nbsp;', ' ')
    .trim()
