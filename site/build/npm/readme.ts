/** The package's README: the docs' page on it, else the shortest that is of use. */
import {pageAddress} from '../../../docs/page/html/markdown.ts'
import type {PackagedWidget} from './members.ts'
import {lines} from './types/text.ts'

export const readme = (docs: string | false, widgets: PackagedWidget[]): string =>
  (docs && packaged(docs)) ||
  lines(
    '# @ocp/real-estate-widgets',
    '',
    'Widgets of a Dubai property agency, as custom elements for any page.',
    '',
    '```js',
    "import {configure} from '@ocp/real-estate-widgets'",
    '',
    "configure({api: 'https://API', site: 'https://HOST', partner: 'your-id'})",
    "await import('@ocp/real-estate-widgets/book-now') // now <ocp-book-now> is known",
    '```',
    '',
    '| Entry | Element | |',
    '|---|---|---|',
    widgets.map(({name, tag, doc}) => `| \`./${name}\` | \`<${tag}>\` | ${doc} |`),
  )

/** Beside the package there are no other guides, and nobody who fills in the hosts. */
const packaged = (docs: string) =>
  docs
    .replace(/\n/, "\n\n`https://HOST` is the agency's site, `https://API` its API.\n")
    .replace(/\]\(([\w-]+\.md(?:#[\w-]+)?)\)/g, (_, file) => `](https://HOST${pageAddress(file)})`)
