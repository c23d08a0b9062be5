/** Where the loader hands over: fetches the file of a tag, and tries again when it did not arrive. */
import {type FileTable, verifiedFiles} from './verified-files.ts'

/** Tag without `ocp-` -> its file; and what each file must be. The build fills both in. */
interface WidgetTable {
  entries: Record<string, string>
  files: FileTable
}

const table = JSON.parse('{"filled":"by the build: widgets"}') as WidgetTable
const folder = new URL('.', import.meta.url).href
const fetching = new Map<string, Promise<unknown>>()

verifiedFiles().expect(table.files ?? {}, folder)

/** Milliseconds until the next try; each is four times the one before, the last about a minute. */
const FIRST_RETRY = 1000
const LAST_RETRY = 64_000

/** Fetches the widget of a tag, once; unknown tags are left alone. */
export function fetchWidget(tag: string, retry = FIRST_RETRY) {
  const file = table.entries[tag.slice('ocp-'.length)]
  if (!file || fetching.has(tag)) return
  const fetched = verifiedFiles().import(file, folder)
  fetching.set(tag, fetched)
  fetched.catch(() => {
    // Meanwhile the element shows what the page put into it.
    fetching.delete(tag)
    if (retry <= LAST_RETRY) setTimeout(() => fetchWidget(tag, retry * 4), retry)
  })
}
