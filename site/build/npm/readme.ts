/** The package's README: the docs' page on it, else the shortest that is of use. */
import type {PackagedWidget} from './members.ts'
import {lines} from './types/text.ts'

export const readme = (docs: string | false, widgets: PackagedWidget[]): string =>
  docs ||
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
