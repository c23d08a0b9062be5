/** Which checks passed on these very files: a fact about the sources, so it holds for the next run. */
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {fingerprintOf} from '../../build/fingerprint.ts'
import {root, type Step} from './step.ts'

const FOLDER = join(root, 'node_modules', '.cache', 'checks')
/** What every check depends on: the versions of the tools. */
const ALWAYS = ['package.json', 'package-lock.json']

export const isUnchanged = (step: Step) =>
  step.inputs !== undefined && read(step) === fingerprint(step, step.inputs)

export function remember(step: Step) {
  if (!step.inputs) return
  mkdirSync(FOLDER, {recursive: true})
  writeFileSync(fileOf(step), fingerprint(step, step.inputs))
}

function read(step: Step) {
  try {
    return readFileSync(fileOf(step), 'utf8')
  } catch {
    return undefined
  }
}

const fileOf = ({name}: Step) => join(FOLDER, name.replace(/\W+/g, '-'))

const fingerprint = ({args}: Step, inputs: string[]) =>
  `${args.join(' ')} ${fingerprintOf(root, [...inputs, ...ALWAYS])}`
