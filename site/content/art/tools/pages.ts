/** Documents that are the same, byte for byte, whenever they are made. */
import {createWriteStream} from 'node:fs'
import {mkdir} from 'node:fs/promises'
import {dirname} from 'node:path'
import {finished} from 'node:stream/promises'
import PDFDocument from 'pdfkit'
import {builtInAgency as agency} from '#trade/agency/agency.ts'
import {typeface} from './typefaces.ts'

/** A4, lying. */
export const PAGE = {width: 841.89, height: 595.28}

/** The file's id is made from these facts, so it is fixed as they are. */
export async function writePages(
  file: string,
  title: string,
  draw: (doc: PDFKit.PDFDocument) => Promise<void> | void,
): Promise<void> {
  await mkdir(dirname(file), {recursive: true})
  const doc = new PDFDocument({
    size: 'A4',
    layout: 'landscape',
    margin: 0,
    autoFirstPage: false,
    lang: 'en',
    displayTitle: true,
    info: {
      Title: title,
      Author: agency.name,
      Subject: 'Demonstration data',
      CreationDate: new Date(Date.UTC(2026, 0, 1)),
    },
  })
  doc.registerFont('display', typeface('serif', 400))
  doc.registerFont('italic', typeface('serif-italic', 400))
  doc.registerFont('plain', typeface('sans', 400))
  doc.registerFont('strong', typeface('sans', 600))
  const stream = doc.pipe(createWriteStream(file))
  await draw(doc)
  doc.end()
  await finished(stream)
}
