/** Short films without an end, each out of one frame and its depth (`film.py`, `depth.py`). */
import {mkdir, readFile, rename, rm} from 'node:fs/promises'
import {join} from 'node:path'
import sharp from 'sharp'
import {OperatorError} from '#server/platform/operator-error.ts'
import {ART, MASTERS, MEDIA, SITE_MEDIA} from './folders.ts'
import {argumentsOf, type Frame, framesNamed, isThere, masterOf} from './frames.ts'
import {run} from './programs.ts'

/** `films.json`; its other fields are passed to `film.py`. */
interface Film {
  name: string
  frame: string
  /** The camera walks, or the lamp sways. */
  move: 'drift' | 'light'
  /** The film of a page of the site, not of a record. */
  site?: true
  /** Widths of its posters: AVIF and WebP of the picture that it starts with. */
  posters?: number[]
}

/** Portraits stand upright, as the cards of the team do. */
const SIZES = {drift: {width: 960, height: 540}, light: {width: 480, height: 600}}

export async function makeFilms(names: string[] = []): Promise<string[]> {
  const films: Film[] = JSON.parse(await readFile(join(ART, 'films.json'), 'utf8'))
  const unknown = names.find(name => !films.some(film => film.name === name))
  if (unknown) {
    throw new OperatorError(`"${unknown}" is no film of site/content/art/films.json. Add it there.`)
  }
  const wanted = names.length ? films.filter(({name}) => names.includes(name)) : films
  await run('ffmpeg', ['-version'])
  const files: string[] = []
  for (const film of wanted) files.push(await makeFilm(film))
  return files
}

async function makeFilm(film: Film): Promise<string> {
  const {name, frame: frameName, site, posters, ...options} = film
  const [frame] = await framesNamed([frameName])
  if (!frame) throw new OperatorError(`"${frameName}" is no frame.`)
  const master = await masterOf(frame)
  const depth = await depthOf(frame)
  const folder = site ? join(SITE_MEDIA, 'films', name) : join(MEDIA, 'films')
  await mkdir(folder, {recursive: true})
  const path = join(folder, `${name}.mp4`)
  const still = posters && join(folder, `${name}.png`)
  const filmOptions = JSON.stringify({...SIZES[options.move], ...options, still})
  await run('python3', [join(ART, 'film.py'), master, depth, path, filmOptions])
  if (still) await makePosters(still, posters)
  return path
}

/** They take the place of the PNG. */
async function makePosters(still: string, widths: number[]) {
  for (const width of widths) {
    const poster = sharp(still).resize({width, withoutEnlargement: true})
    const file = still.replace('.png', `-${width}`)
    await poster.clone().avif({quality: 50, effort: 7}).toFile(`${file}.avif`)
    await poster.clone().webp({quality: 74, effort: 6, smartSubsample: true}).toFile(`${file}.webp`)
  }
  await rm(still)
}

async function depthOf(frame: Frame): Promise<string> {
  const depth = join(MASTERS, `${frame.name}.npz`)
  if (await isThere(depth)) return depth
  const unfinished = join(MASTERS, `${frame.name}.unfinished.npz`)
  const [, ...rest] = argumentsOf(frame, '')
  await run('blender', ['-b', '-P', join(ART, 'depth.py'), '--', frame.scene, unfinished, ...rest])
  await rename(unfinished, depth)
  return depth
}
