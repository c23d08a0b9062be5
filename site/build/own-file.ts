/** Which file of the project an import means: by a relative path, or by a short name of package.json. */
import {readFileSync} from 'node:fs'
import {dirname, join} from 'node:path'

const {imports} = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
) as {imports: Record<string, unknown>}

/** Such as `#kit/`, and the folder that it stands for. */
const shortNames = Object.entries(imports).flatMap(([name, path]) =>
  name.endsWith('/*') && typeof path === 'string'
    ? [{name: name.slice(0, -1), folder: join(path.slice(0, -1))}]
    : [],
)

/** Undefined for a package; the paths of files begin at the project's folder, or wherever the importer's does. */
export function ownFile(importer: string, source: string): string | undefined {
  if (source.startsWith('.')) return join(dirname(importer), source)
  const short = shortNames.find(({name}) => source.startsWith(name))
  return short && short.folder + source.slice(short.name.length)
}
