// Decides which modules of the site share a file. By default Rollup makes a file of whatever the
// same pages share, down to a single function: forty requests before a page answers.
import {resolve} from 'node:path'
import {pageNameOf} from '../routes/page-files.mjs'

/** A module for fewer pages is not worth the bytes to all others, unless a request costs more. */
const MIN_PAGES = 4
const SMALL_MODULE_CHARACTERS = 700
/** Pages of homes have some of these, and so has the widget of such a page. */
const PICTURES = /(use-link-listener|picture-viewer|banner-film)\.tsx?$/

/**
 * Assigns modules for `manualChunks`, after the chunks that widgets share.
 * @param {string} entry The site's script.
 */
export function siteChunks(entry) {
  /** @type {Map<string, string> | undefined} */
  let chunks
  /**
   * @param {string} id
   * @param {import('rollup').ManualChunkMeta} graph
   */
  return (id, graph) => {
    chunks ??= sharedBySite(resolve(entry), graph)
    return PICTURES.test(id) ? 'pictures' : (chunks.get(id) ?? null)
  }
}

/** Module -> chunk. What a widget can reach is left out: partners would fetch the site with it. */
function sharedBySite(entry, {getModuleIds, getModuleInfo}) {
  const ids = [...getModuleIds()]
  const reached = (from, later) => reachable(getModuleInfo, from, later)
  const ofWidgets = reached(
    ids.filter(id => id.startsWith('\0widget:')),
    true,
  )
  const shell = reached([entry], false)
  const pages = ids.filter(pageNameOf).map(id => reached([id], false))
  const chunks = new Map()
  for (const id of ids) {
    if (ofWidgets.has(id) || id === entry) continue
    if (shell.has(id)) chunks.set(id, 'shell')
    else if (pages.filter(page => page.has(id)).length >= leastPages(getModuleInfo(id))) {
      chunks.set(id, 'pages')
    }
  }
  return chunks
}

/** @param {import('rollup').ModuleInfo | null} info */
const leastPages = info => ((info?.code?.length ?? 0) < SMALL_MODULE_CHARACTERS ? 2 : MIN_PAGES)

/** All modules that are imported at once, and optionally those that are imported later. */
function reachable(getModuleInfo, from, later) {
  const seen = new Set(from)
  for (const id of seen) {
    const info = getModuleInfo(id)
    for (const next of info?.importedIds ?? []) seen.add(next)
    for (const next of later ? (info?.dynamicallyImportedIds ?? []) : []) seen.add(next)
  }
  return seen
}
