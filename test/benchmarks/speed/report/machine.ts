/** Describes the machine: a figure without it means nothing. */
import {cpus, loadavg, totalmem} from 'node:os'

export function machine(browserVersion?: string): string {
  const processors = cpus()
  const model = processors[0]?.model.trim() || 'unknown processor'
  const memory = Math.round(totalmem() / 2 ** 30)
  return [
    `${processors.length} × ${model}`,
    `${memory} GB`,
    `${process.platform} ${process.arch}`,
    `Node ${process.version}`,
    ...(browserVersion ? [`Chromium ${browserVersion}`] : []),
    `load ${loadavg()[0]?.toFixed(1)}`,
  ].join(', ')
}
