/** Loaded into a server before its own code: sends the longest delay of its event loop each second. */
import {monitorEventLoopDelay} from 'node:perf_hooks'

const NANOSECONDS = 1_000_000
const delay = monitorEventLoopDelay({resolution: 10})
delay.enable()

setInterval(() => {
  process.send?.(delay.max / NANOSECONDS)
  delay.reset()
}, 1_000).unref()
// Neither keeps a server alive that has stopped.
process.channel?.unref()
