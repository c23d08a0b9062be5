/** Where the loader hands over: fetches the file of a tag, and tries again when it failed to load. */
import {isSupportedBrowser} from './supported.ts'
import {type FileTable, verifiedFiles} from './verified-files.ts'

/**
 * What each file must be, filled in by the build. A widget's file is the tag without `ocp-`; names
 * without an ending have the kit's own, `-Cmcp1C2f.js`.
 */
const table = JSON.parse('{"filled":"by the build: widgets"}') as FileTable
const {href: folder} = new URL('.', import.meta.url)
const ending = new URL(import.meta.url).pathname.slice(-12) // it may have the fragment of a retry
const nameOf = (name: string) => (/\.js$/.test(name) ? name : name + ending)
const fetching = new Map<string, Promise<unknown>>()
const isSupported = isSupportedBrowser()

verifiedFiles().expect(table, folder, nameOf)

/** Milliseconds until the next try; each is four times the one before, the last about a minute. */
const FIRST_RETRY = 1000
const LAST_RETRY = 64_000

/** Fetches the widget of a tag, once; unknown tags and older browsers are left alone. */
export function fetchWidget(tag: string, retry = FIRST_RETRY) {
  const name = tag.slice('ocp-'.length)
  if (!Object.hasOwn(table, name) || fetching.has(tag) || !isSupported) return
  const fetched = verifiedFiles().import(nameOf(name), folder)
  fetching.set(tag, fetched)
  fetched.catch(() => {
    // Meanwhile the element shows what the page put into it.
    fetching.delete(tag)
    if (retry <= LAST_RETRY) setTimeout(() => fetchWidget(tag, retry * 4), retry)
  })
}
