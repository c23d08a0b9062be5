/**
 * A slice of the server: a plugin of Fastify that opens what it owns, decorates the server with what
 * later slices use, and closes it in `onClose`, which Fastify runs in the reverse order.
 */
import type {FastifyInstance} from 'fastify'
import plugin from 'fastify-plugin'

export interface SliceOptions {
  /** For tests: recurring work does not start by itself. */
  isIdle?: boolean
  /** For tests: milliseconds of pauses after failures. */
  pauses?: {first: number; longest: number}
}

type Register<Options> = (app: FastifyInstance, options: Options) => Promise<void>

/** `dependencies` are the slices whose decorations it uses; Fastify refuses to start without them. */
export const defineSlice = <Options extends SliceOptions = SliceOptions>(
  name: string,
  dependencies: string[],
  register: Register<Options>,
) => plugin<Options>(register, {name, dependencies, fastify: '5.x'})

interface Closable {
  close(): unknown
}

/** Closes these one after the other when the server is closed. */
export function closeLater(app: FastifyInstance, ...parts: (Closable | undefined)[]) {
  app.addHook('onClose', async () => {
    for (const part of parts) await part?.close()
  })
}
