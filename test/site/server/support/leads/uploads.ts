/** Forms with files as browsers, and worse, send them. */
import {readdir} from 'node:fs/promises'
import {join} from 'node:path'
import {officeDay} from '#trade/agency/office-day.ts'
import {parseResponse, sendRaw} from '../api/socket.ts'

export interface Part {
  field: string
  /** Undefined: no type is sent. */
  type?: string
  /** As in the header; undefined for a text. */
  name?: string
  content: Buffer | string
}

const BOUNDARY = '----a-boundary'

/** A body byte by byte, as no FormData would write it. */
export function formBody(parts: Part[], end = `--${BOUNDARY}--\r\n`): Buffer {
  const pieces = parts.flatMap(({field, type, name, content}) => [
    `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${field}"`,
    name === undefined ? '' : `; filename="${name}"`,
    type === undefined ? '' : `\r\ncontent-type: ${type}`,
    '\r\n\r\n',
    content,
    '\r\n',
  ])
  return Buffer.concat([...pieces, end].map(piece => Buffer.from(piece)))
}

export const headOf = (call: string, length: number, more = '') =>
  `POST /api/v1/user/${call} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n` +
  `content-type: multipart/form-data; boundary=${BOUNDARY}\r\n${more}content-length: ${length}\r\n\r\n`

/** Sends it in one go, and reads the answer. */
export async function sendForm(port: number, call: string, parts: Part[], more = '') {
  return sendBody(port, call, formBody(parts), more)
}

export async function sendBody(port: number, call: string, body: Buffer, more = '') {
  const {socket, closed} = await sendRaw(port, headOf(call, body.length, more))
  socket.write(body)
  const {status, envelope} = parseResponse(await closed)
  const {message, errors} = envelope as {message: string; errors?: Record<string, string>}
  return {status, message, errors}
}

const texts = (values: Record<string, string>): Part[] =>
  Object.entries(values).map(([field, content]) => ({field, content}))

const DAY = 86_400_000

export const submission = texts({
  name: 'Noor Rahman',
  phone: '971501112233',
  email: 'noor@example.com',
  property_location: 'Jumeirah Bay Island',
  current_valuation: '4500000',
  move_in_date: officeDay(new Date(Date.now() + 30 * DAY)),
})

export const application = texts({
  career_id: 'concierge',
  name: 'Ivan Petrov',
  phone: '971504445566',
  email: 'ivan@example.com',
  experience: 'Six years',
  current_salary: '18000',
  expected_salary: '22000',
  available_to_join: 'In a month',
  current_location: 'Dubai',
})

/** Every file and folder of uploads; a folder may go while it is looked at. */
export async function uploaded(dataDir: string): Promise<string[]> {
  const root = join(dataDir, 'uploads')
  const folders = await readdir(root)
  const inside = folders.map(async folder => {
    const files = await readdir(join(root, folder)).catch(() => [])
    return files.map(file => `${folder}/${file}`)
  })
  return [...folders, ...(await Promise.all(inside)).flat()].sort()
}
