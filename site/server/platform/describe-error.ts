/**
 * An error without personal data: its kind, codes and stack frames. Its message is left out, because
 * messages of a database and of `JSON.parse` quote the values.
 */

type ErrorDescription = {
  type: string
  message: string
  stack: string
  cause: ErrorDescription | undefined
}

export function describeError(error: unknown): ErrorDescription {
  const {name, code, syscall, cause} = (error ?? {}) as Partial<NodeJS.ErrnoException>
  return {
    type: name ?? typeof error,
    message: [syscall, code].filter(Boolean).join(' '),
    stack: framesOf(error).join('\n'),
    cause: cause instanceof Error ? describeError(cause) : undefined,
  }
}

/** One sentence for an error that nothing expected, with the place in our code that a report needs. */
export function unexpectedError(error: unknown): string {
  const {type, message} = describeError(error)
  const own = framesOf(error).filter(frame => !frame.includes('node_modules'))
  const [place] = /(?:site|widgets)[/\\][^:\n]*:\d+/.exec(own.join('\n')) ?? []
  const what = [type, message].filter(Boolean).join(' ')
  return `This failed in a way that was not expected: ${what}${place ? ` at ${place}` : ''}. Try again; when it fails again, report this line, which holds no personal data.`
}

/** What follows the message, whose lines may look like frames. */
function framesOf(error: unknown): string[] {
  const {message = '', stack = ''} = (error ?? {}) as Partial<Error>
  const frames = stack.slice(message ? stack.indexOf(message) + message.length : 0)
  return frames.split('\n').filter(line => line.startsWith('    at '))
}
