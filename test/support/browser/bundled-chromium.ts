/**
 * The Chromium of the npm package `@sparticuz/chromium`: a headless shell for Linux on x64, with the
 * libraries that a bare system lacks, and the only fonts that tests know. Nothing is downloaded.
 */
import {execFile} from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import {join} from 'node:path'
import {promisify} from 'node:util'

const MODULES = join(import.meta.dirname, '..', '..', '..', 'node_modules')
const PACKAGE = join(MODULES, '@sparticuz', 'chromium')
const UNPACK = join(import.meta.dirname, 'unpack-chromium.ts')

/** With the widths of Arial and Times New Roman, which most visitors have, in the weights of those. */
const FONTS = ['arimo', 'tinos'].flatMap(family =>
  ['400Regular', '400Regular_Italic', '700Bold', '700Bold_Italic'].map(style =>
    join(MODULES, '@expo-google-fonts', family, style),
  ),
)

/**
 * As on phones and Macs: hinting rounds the widths of letters, and texts break elsewhere. A headless
 * shell has a switch for it; a full Chromium uses fontconfig.
 */
const UNHINTED =
  '<match target="font"><edit name="hinting" mode="assign"><bool>false</bool></edit></match>'

export const isBundledForThisSystem = process.platform === 'linux' && process.arch === 'x64'

/** Unpacks it once per version; later calls find it there. */
export async function bundledChromium() {
  const folder = await unpacked()
  return {
    executablePath: join(folder, 'chromium'),
    env: {LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'), ...(await bundledFonts())},
  }
}

/** Fontconfig's variables: layout must not depend on the fonts that a machine happens to have. */
export async function bundledFonts(): Promise<Record<string, string>> {
  return {FONTCONFIG_FILE: fontsConfig(await unpacked())}
}

/**
 * The folder may have been moved or copied with `node_modules` since it was unpacked, and a Chromium
 * that finds no font at all crashes.
 */
function fontsConfig(folder: string): string {
  const file = join(folder, 'fonts.conf')
  const directories = FONTS.map(directory => `<dir>${directory}</dir>`).join('')
  const config = `<fontconfig>${directories}<cachedir>${folder}/fonts-cache</cachedir>${UNHINTED}</fontconfig>`
  if (existsSync(file) && readFileSync(file, 'utf8') === config) return file
  const unfinished = `${file}.${process.pid}`
  writeFileSync(unfinished, config)
  renameSync(unfinished, file)
  return file
}

async function unpacked(): Promise<string> {
  const {version} = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8'))
  const cache = join(MODULES, '.cache')
  const folder = join(cache, `chromium-${version}`)
  if (existsSync(folder)) return folder
  mkdirSync(cache, {recursive: true})
  const unfinished = mkdtempSync(join(cache, 'chromium-'))
  await unpackInto(unfinished)
  try {
    renameSync(unfinished, folder)
  } catch (error) {
    rmSync(unfinished, {recursive: true, force: true})
    // Another process was quicker with the same files.
    if (!existsSync(folder)) throw error
  }
  return folder
}

async function unpackInto(folder: string) {
  await promisify(execFile)(process.execPath, [UNPACK], {
    env: {...process.env, TMPDIR: folder, NODE_OPTIONS: ''},
  })
}
