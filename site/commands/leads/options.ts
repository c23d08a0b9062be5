/** What is written after the name of a command. */
import {type ParseArgsConfig, parseArgs} from 'node:util'

/** The command was written wrongly: the usage is shown. */
export class Misunderstood extends Error {
  override name = 'Misunderstood'
}

/** As `parseArgs` of Node, whose complaints become ours. */
export function readOptions<Config extends ParseArgsConfig>(config: Config) {
  try {
    return parseArgs(config)
  } catch (error) {
    const {message, code} = error as NodeJS.ErrnoException
    if (!code?.startsWith('ERR_PARSE_ARGS')) throw error
    throw new Misunderstood(`${message.split('. ')[0]?.replace(/\.$/, '')}.`)
  }
}

/** For a command without options. */
export function readNothing(args: string[]) {
  if (args.length) throw new Misunderstood()
}
