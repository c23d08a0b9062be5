/**
 * `npm run art -- NAME ...`: generates the demonstration's media (site/content/art/README.md).
 * Not needed to run or test the site: its output is in the repository.
 */

import {assignMedia} from '../content/art/tools/assign.ts'
import {makeCodes} from '../content/art/tools/codes.ts'
import {makeDocuments} from '../content/art/tools/documents.ts'
import {encodePicture} from '../content/art/tools/encode.ts'
import {makeFilms} from '../content/art/tools/films.ts'
import {allFrames, type Frame, framesNamed, masterOf} from '../content/art/tools/frames.ts'
import {makeWordmarks} from '../content/art/tools/wordmarks.ts'
import {runProcess} from './operator/run-command.ts'

const USAGE = `Usage: npm run art -- NAME ...

  FRAME              renders a frame of site/content/art/frames.json, such as villa-4-golden
  pictures           every frame of that list
  encode FILE.png .. makes pictures of frames that are rendered already
  wordmarks          builders and press
  codes              QR images of permits
  assign             gives each record its pictures, by site/content/art/wishes.json
  documents          floor plans and brochures
  films              every film, or those named after it
  all                all of them

Pictures and films need Blender and ffmpeg. Rendered frames are kept in ART_MASTERS.
`

const TASKS: Record<string, () => Promise<string[]>> = {
  wordmarks: makeWordmarks,
  codes: makeCodes,
  assign: assignMedia,
  documents: makeDocuments,
  films: makeFilms,
  pictures: async () => render(await allFrames()),
}

await runProcess(async () => {
  const [first, ...others] = process.argv.slice(2)
  if (!first) {
    process.stderr.write(USAGE)
    process.exitCode = 2
  } else if (first === 'encode') await encode(others)
  else if (first === 'films') tell(await makeFilms(others))
  else await make([first, ...others])
})

async function make(names: string[]) {
  // Brochures show the pictures that a record has, and the record names its brochure.
  const tasks = names.includes('all')
    ? ['pictures', 'wordmarks', 'codes', 'films', 'assign', 'documents', 'assign']
    : names
  const frames = await framesNamed(tasks.filter(name => !TASKS[name]))
  tell(await render(frames))
  for (const name of tasks) tell((await TASKS[name]?.()) ?? [])
}

async function encode(files: string[]) {
  for (const file of files) tell([await encodePicture(file)])
}

async function render(frames: Frame[]) {
  const made: string[] = []
  for (const frame of frames) made.push(await encodePicture(await masterOf(frame)))
  return made
}

function tell(files: string[]) {
  for (const file of files) process.stdout.write(`${file}\n`)
}
