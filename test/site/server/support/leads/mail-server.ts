/** A mail server that takes mail, by as much SMTP as that needs. */
import {once} from 'node:events'
import {type AddressInfo, createServer, type Socket} from 'node:net'
import {createInterface} from 'node:readline'
import {after} from 'node:test'

export interface Mail {
  from: string
  to: string[]
  /** Unfolded and decoded, in lower case. */
  headers: [name: string, value: string][]
  text: string
  html: string
  /** The event that mail programs offer to add. */
  calendar: string
  raw: string
}

export interface MailServer {
  url: string
  mails: Mail[]
  /** User and password of each that logged in. */
  logins: string[]
  /** Another answer to a command than the usual, such as `RCPT`; it may take its time. */
  answer: (command: string, line: string) => string | undefined | Promise<undefined>
  has(count: number): Promise<void>
  header(mail: Mail | undefined, name: string): string | undefined
}

const closing: (() => void)[] = []
after(() => {
  for (const close of closing) close()
})

export async function startMailServer(): Promise<MailServer> {
  let onReceived = () => {}
  const sockets = new Set<Socket>()
  const server = createServer(async socket => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.once('close', () => sockets.delete(socket))
    await runSession(socket, mailServer, () => onReceived())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  closing.push(() => {
    server.close()
    for (const socket of sockets) socket.destroy()
  })
  const {port} = server.address() as AddressInfo
  const mailServer: MailServer = {
    url: `smtp://agency%40example.com:a-secret%2Fword@127.0.0.1:${port}`,
    mails: [],
    logins: [],
    answer: () => undefined,
    async has(count) {
      while (mailServer.mails.length < count) {
        await new Promise<void>(resolve => {
          onReceived = resolve
        })
      }
    },
    header: (mail, name) => mail?.headers.find(([one]) => one === name)?.[1],
  }
  return mailServer
}

async function runSession(socket: Socket, server: MailServer, onMail: () => void) {
  const reply = (line: string) => socket.write(`${line}\r\n`)
  let from = ''
  let to: string[] = []
  let data: string[] | undefined
  reply('220 mail.test')
  try {
    for await (const line of createInterface({input: socket})) {
      if (data && line !== '.') {
        data.push(line.replace(/^\./, ''))
        continue
      }
      const command = data ? 'END' : (line.split(' ')[0] ?? '').toUpperCase()
      const other = await server.answer(command, line)
      if (data) {
        if (!other) server.mails.push({from, to, ...parseMail(data)})
        data = undefined
      } else if (!other) {
        if (command === 'AUTH') server.logins.push(atob(line.split(' ')[2] ?? ''))
        if (command === 'MAIL') [from, to] = [inBrackets(line), []]
        if (command === 'RCPT') to.push(inBrackets(line))
        if (command === 'DATA') data = []
      }
      reply(other ?? RESPONSES[command] ?? '250 OK')
      if (command === 'END' && !other) onMail()
      if (command === 'QUIT') socket.end()
    }
  } catch {
    // The sender has disconnected.
  }
}

const RESPONSES: Record<string, string> = {
  EHLO: '250-mail.test\r\n250 AUTH PLAIN',
  AUTH: '235 Welcome',
  DATA: '354 Go on',
  QUIT: '221 Bye',
}

const inBrackets = (line: string) => /<([^>]*)>/.exec(line)?.[1] ?? ''

function parseMail(lines: string[]): Omit<Mail, 'from' | 'to'> {
  const raw = lines.join('\r\n')
  const contents = partsOf(raw).map(decodePart)
  const of = (kind: string) => contents.find(content => content.type.startsWith(kind))?.content
  return {
    ...{headers: split(raw).headers, raw},
    ...{text: of('text/plain') ?? '', html: of('text/html') ?? ''},
    calendar: of('text/calendar') ?? '',
  }
}

/** A part may have parts of its own. */
function partsOf(raw: string): string[] {
  const {headers, body} = split(raw)
  const type = headers.find(([name]) => name === 'content-type')?.[1] ?? ''
  const boundary = /boundary="?([^";]+)"?/.exec(type)?.[1]
  if (!boundary) return [raw]
  return body
    .split(`--${boundary}`)
    .slice(1, -1)
    .flatMap(part => partsOf(part.replace(/^\r\n/, '')))
}

function split(raw: string) {
  const end = raw.indexOf('\r\n\r\n')
  const headers = raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
    .map((line): [string, string] => {
      const at = line.indexOf(':')
      return [line.slice(0, at).toLowerCase(), decodeWords(line.slice(at + 1).trim())]
    })
  return {headers, body: raw.slice(end + 4)}
}

function decodePart(raw: string) {
  const {headers, body} = split(raw)
  const of = (name: string) => headers.find(([one]) => one === name)?.[1] ?? ''
  const encoding = of('content-transfer-encoding')
  const bytes =
    encoding === 'base64'
      ? Buffer.from(body, 'base64')
      : encoding === 'quoted-printable'
        ? fromQuoted(body.replace(/=\r\n/g, ''))
        : Buffer.from(body)
  return {type: of('content-type'), content: bytes.toString('utf8').replaceAll('\r\n', '\n')}
}

const decodeWords = (value: string) =>
  value
    .replace(/\?= =\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_all, kind: string, word: string) =>
      (kind.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64')
        : fromQuoted(word.replaceAll('_', ' '))
      ).toString('utf8'),
    )

const fromQuoted = (text: string) =>
  Buffer.from(
    text.replace(/=([0-9A-F]{2})/gi, (_all, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    ),
    'latin1',
  )
