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
  const place = framesOf(error).map(placeOf).find(Boolean)
  const what = [type, message].filter(Boolean).join(' ')
  return `This failed in a way that was not expected: ${what}${place ? ` at ${place}` : ''}. Try again; when it fails again, report this line, which holds no personal data.`
}

/** Such as `site/server/main.ts:12`; undefined for a frame of somebody else's code. */
function placeOf(frame: string): string | undefined {
  const parts = frame.split(/[/\\]/)
  const start = parts.findLastIndex(part => part === 'site' || part === 'widgets')
  if (start === -1 || parts.includes('node_modules')) return undefined
  const [file, line] = parts.slice(start).join('/').split(':')
  return line && `${file}:${line}`
}

/** Reads only what follows the message, whose lines may look like frames. */
function framesOf(error: unknown): string[] {
  const {message = '', stack = ''} = (error ?? {}) as Partial<Error>
  const frames = stack.slice(message ? stack.indexOf(message) + message.length : 0)
  return frames.split('\n').filter(line => line.startsWith('    at '))
}
