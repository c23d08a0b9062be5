/** `llms.txt`: the docs for programs that read. https://llmstxt.org */
import {builtInAgency as agency} from '#trade/agency/agency.ts'
import {areaOf, groups, type Page} from '../html/page-type.ts'
import {markdownOf} from './markdown-of.ts'

/** `/docs/theming/` -> `/docs/theming.md`. */
export const markdownPath = ({path}: Pick<Page, 'path'>) =>
  path === '/docs/' ? '/docs/index.md' : path.replace(/\/$/, '.md')

export const llmsText = (pages: Page[]): string =>
  [
    `# ${agency.name} for developers`,
    '> Embeddable property widgets: custom elements for any page, and the API and site behind them.',
    `Every page is Markdown at its address with \`.md\` for the last slash. All pages in one file: [llms-full.txt](https://HOST/docs/llms-full.txt). Attributes, properties, events, slots, CSS parts and custom properties of all elements: [custom-elements.json](https://HOST/docs/custom-elements.json). Changes as a feed: [changes.xml](https://HOST/docs/changes.xml).`,
    ...groups.map(
      group =>
        `## ${areaOf({group}).name}: ${group}\n\n${linksOf(pages.filter(page => page.group === group))}`,
    ),
  ]
    .join('\n\n')
    .concat('\n')

const linksOf = (pages: Page[]) =>
  pages
    .map(
      page => `- [${page.label ?? page.title}](https://HOST${markdownPath(page)}): ${page.summary}`,
    )
    .join('\n')

export const llmsFullText = (pages: Page[]): string =>
  pages.map(page => `<!-- https://HOST${page.path} -->\n${markdownOf(page)}`).join('\n')
