/** A page of the docs as Markdown, from the markup that `docs/page/html` writes. */
import type {Page} from '../html/page-type.ts'

/** With the title, the lead and all sections; instead of a playground, the code of its example. */
export function markdownOf({content, title, example}: Page): string {
  const markup = content.text.replace(/<!--interactive-->[\s\S]*?<!--\/interactive-->/g, () =>
    example ? `<pre><code data-language="html">${example.text}</code></pre>` : '',
  )
  const text = markdownFrom(markup)
  return text.startsWith('# ') ? text : `# ${title}\n\n${text}`
}

export function markdownFrom(markup: string): string {
  const kept: string[] = []
  const keep = (text: string) => `<div>\0${kept.push(text) - 1}\0</div>`
  const text = markup
    .replace(
      /<pre><code(?: data-language="(\w*)")?[^>]*>([\s\S]*?)<\/code><\/pre>/g,
      (_, ...found) => {
        const [language = '', code = ''] = found as string[]
        return keep(`\`\`\`${language}\n${textOf(code)}\n\`\`\``)
      },
    )
    .replace(/<(button|template|noscript|script|svg)\b[\s\S]*?<\/\1>|<!--.*?-->/g, '')
    .replace(/<table\b[\s\S]*?<\/table>/g, table => keep(tableFrom(table)))
  return blocksFrom(text)
    .replace(/\0(\d+)\0/g, (_, index) => kept[Number(index)] ?? '')
    .replace(/\n[ \t]*(?:\n[ \t]*)+\n/g, '\n\n')
    .trim()
    .concat('\n')
}

/** The Markdown before and after the content of a tag. */
const BLOCKS: Record<string, [start: string, end: string]> = {
  ...Object.fromEntries(
    [1, 2, 3, 4, 5, 6].map(level => [`h${level}`, [`\n\n${'#'.repeat(level)} `, '\n\n']]),
  ),
  ...Object.fromEntries(
    ['div', 'section', 'header', 'nav', 'figure', 'figcaption', 'details'].map(name => [
      name,
      ['\n\n', '\n\n'],
    ]),
  ),
  blockquote: ['\n\n> ', '\n\n'],
  summary: ['\n\n**', '**\n\n'],
}

/** Headings, lists and paragraphs, tag by tag. */
function blocksFrom(markup: string): string {
  const lists: string[] = []
  return inlineFrom(markup)
    .split(/(<[^>]+>)/)
    .map((piece, index) =>
      index % 2
        ? tagText(piece, lists)
        : decoded(piece.replace(/\s*\n\s*/g, lists.length ? ' ' : '\n')),
    )
    .join('')
}

function tagText(tag: string, lists: string[]): string {
  const [, end, name = ''] = tag.match(/^<(\/?)(\w+)/) ?? []
  if (name === 'ul' || name === 'ol') {
    if (end) lists.pop()
    const isInside = lists.length > 0
    if (!end) lists.push(name === 'ul' ? '-' : '1.')
    return isInside ? '' : '\n\n'
  }
  if (name === 'li') return end ? '' : `\n${'  '.repeat(lists.length - 1)}${lists.at(-1)} `
  if (name === 'p') return lists.length ? '' : '\n\n'
  const [start, stop] = BLOCKS[name] ?? ['', '']
  return end ? stop : start
}

function tableFrom(table: string): string {
  const caption = table.match(/<caption>(.*?)<\/caption>/s)?.[1]
  const rows = [...table.matchAll(/<tr\b[^>]*>(.*?)<\/tr>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<t[hd]\b[^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell = '']) =>
      textOf(inlineFrom(cell)).replace(/\s+/g, ' ').replaceAll('|', '\\|').trim(),
    ),
  )
  const [head = [], ...body] = rows.map(cells => `| ${cells.join(' | ')} |`)
  const line = `|${'---|'.repeat(rows[0]?.length ?? 0)}`
  const title = caption ? `**${textOf(inlineFrom(caption))}**\n\n` : ''
  return `${title}${[head, line, ...body].join('\n')}`
}

/** Links name this server: the text is read elsewhere. */
const inlineFrom = (markup: string) =>
  markup
    .replace(/<a\b[^>]*? href="([^"]*)"[^>]*>(.*?)<\/a>/gs, (_, href, text) => {
      const address = href.startsWith('/') ? `https://HOST${href}` : href
      return `[${text}](${address})`
    })
    .replace(/<code>(.*?)<\/code>/gs, (_, code) => `\`${code}\``)
    .replace(/<\/?strong>/g, '**')
    .replace(/<\/?em>/g, '*')
    .replace(/<br>/g, ' ')

const textOf = (markup: string) => decoded(markup.replace(/<[^>]+>/g, ''))

const marks: Record<string, string> = {lt: '<', gt: '>', quot: '"', amp: '&'}
const decoded = (text: string) =>
  text.replace(/&(lt|gt|quot|amp);/g, (_, name: string) => marks[name] ?? '')
