/**
 * The parts of a form with files. The parser takes long for many small ones, so others get their turn
 * after each piece of the body, and nothing more is parsed once there were too many.
 */
import type {FastifyMultipartBaseOptions} from '@fastify/multipart'
import type {FastifyRequest} from 'fastify'
import {HttpError} from '../http-error.ts'

type Limits = FastifyMultipartBaseOptions['limits']

export async function* partsOf(request: FastifyRequest, limits?: Limits) {
  const {raw} = request
  const pauseForOthers = () => {
    raw.pause()
    setImmediate(() => raw.resume())
  }
  raw.on('data', pauseForOthers)
  try {
    yield* request.parts(limits && {limits})
  } catch (error) {
    // The parser's error for an incomplete body has no status.
    throw (error as {statusCode?: number}).statusCode ? error : new HttpError(400, `${error}`)
  } finally {
    raw.off('data', pauseForOthers)
    // The rest is read and thrown away, so that the sender reads the answer.
    raw.unpipe()
    raw.resume()
  }
}
