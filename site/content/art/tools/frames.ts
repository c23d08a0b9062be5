/** The frames of all pictures, and the rendering of one. */
import {mkdir, readFile, rename, stat} from 'node:fs/promises'
import {join} from 'node:path'
import type {Words} from '#server/content/schema/fields.ts'
import {OperatorError} from '#server/platform/operator-error.ts'
import {ART, MASTERS} from './folders.ts'
import {run} from './programs.ts'

export interface Frame {
  /** `villa-4-golden`, or `villa-4-golden-v2` for another view: the picture's name, too. */
  name: string
  /** The script without its extension. */
  scene: string
  /** The initials of a portrait; for other pictures any number. */
  seed: number | string
  time: 'dawn' | 'day' | 'golden' | 'dusk' | 'night'
  view: number
  width: number
  height: number
  samples: number
  /** The description of the picture, by language. */
  alt?: Words
}

export async function framesNamed(names: string[]): Promise<Frame[]> {
  const frames = await allFrames()
  return names.map(name => {
    const frame = frames.find(frame => frame.name === name)
    if (frame) return frame
    throw new OperatorError(
      `"${name}" is no frame of site/content/art/frames.json. Add it there, or see \`npm run art\` for what else can be made.`,
    )
  })
}

export async function allFrames(): Promise<Frame[]> {
  return JSON.parse(await readFile(join(ART, 'frames.json'), 'utf8'))
}

/** The PNG of a frame: the one that is there, or a new one. */
export async function masterOf(frame: Frame): Promise<string> {
  const master = join(MASTERS, `${frame.name}.png`)
  if (await isThere(master)) return master
  await mkdir(MASTERS, {recursive: true})
  const unfinished = join(MASTERS, `${frame.name}.unfinished.png`)
  await run('blender', [
    '-b',
    '-P',
    join(ART, `${frame.scene}.py`),
    '--',
    ...argumentsOf(frame, unfinished),
  ])
  if (!(await isThere(unfinished))) {
    throw new OperatorError(`${frame.scene}.py has rendered no picture for ${frame.name}.`)
  }
  await rename(unfinished, master)
  return master
}

/** As every scene takes them: OUT WIDTH HEIGHT SAMPLES SEED TIME, and the view with the time. */
export const argumentsOf = (
  {width, height, samples, seed, time, view}: Frame,
  out: string,
): string[] => [
  out,
  ...[width, height, samples, seed].map(String),
  view === 1 ? time : `${time}-v${view}`,
]

export const isThere = (file: string) =>
  stat(file).then(
    ({size}) => size > 0,
    () => false,
  )
