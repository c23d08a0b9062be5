/** Two helpers of streams that become files of limited size. */
import {Transform} from 'node:stream'

/** Tags come singly; the compression takes them in large pieces, or each would cost a thread's turn. */
export class ChunkBuffer extends Transform {
  bytes = 0
  #waiting: string[] = []
  #size = 0

  constructor() {
    super({writableObjectMode: true})
  }

  override _transform(tag: string | Buffer, _encoding: string, done: () => void) {
    const text = `${tag}`
    this.bytes += Buffer.byteLength(text)
    this.#waiting.push(text)
    this.#size += text.length
    if (this.#size >= CHUNK_SIZE) this.#pass()
    done()
  }

  override _flush(done: () => void) {
    this.#pass()
    done()
  }

  #pass() {
    this.push(this.#waiting.join(''))
    this.#waiting = []
    this.#size = 0
  }
}

const CHUNK_SIZE = 65_536

/** Knows whether there is another one before it is taken: a file without entries is none. */
export class Lookahead<One> {
  #source: AsyncGenerator<One>
  #next: Promise<IteratorResult<One>> | undefined
  #taken: One | undefined

  constructor(source: AsyncGenerator<One>) {
    this.#source = source
  }

  async isDone() {
    this.#next ??= this.#source.next()
    const {done, value} = await this.#next
    this.#taken = value
    return done === true
  }

  /** After `isDone` has said no. */
  take(): One {
    this.#next = undefined
    return this.#taken as One
  }
}
