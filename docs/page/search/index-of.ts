/** The search index, built with the docs: each heading with its text, and each row with an anchor. */
import MiniSearch from 'minisearch'
import type {Html} from '../html/html.ts'
import {areaOf, type Page} from '../html/page-type.ts'
import {keywords} from './keywords.ts'
import {searchOptions} from './options.ts'

export function indexOf(sections: Section[], words = keywords): string {
  const missing = Object.keys(words).find(path => !sections.some(section => section.path === path))
  if (missing) throw new Error(`docs/page/search/keywords.ts names ${missing}, which no page has`)
  const index = new MiniSearch(searchOptions)
  index.addAll(
    sections.map((section, id) => ({...section, id, keywords: words[section.path] ?? ''})),
  )
  return JSON.stringify(index)
}

interface Section {
  /** With the anchor. */
  path: string
  page: string
  /** For partners, or the back office. */
  area: string
  group: string
  /** The heading, or the first cell of a row; the page's title for its introduction. */
  title: string
  text: string
}

const STARTS = /(?=<(?:h[1-4]|tr)\b[^>]* id=")/

export function sectionsOf({path, title, group, content}: Page): Section[] {
  const area = areaOf({group}).name
  return searchedIn(content)
    .split(STARTS)
    .flatMap((part, index) => {
      const [, tag, id] = part.match(/^<(h[1-4]|tr)\b[^>]* id="([^"]+)"/) ?? []
      const isRow = tag === 'tr'
      const end = isRow ? '</th>' : `</${tag}>`
      const heading = index && tag ? textIn(part.slice(0, part.indexOf(end))) : title
      const text = textIn(index && tag ? part.slice(part.indexOf(end)) : withoutTitle(part))
      if (!heading || (!text && index === 0)) return []
      return [
        {
          path: id && index ? `${path}#${id}` : path,
          page: title,
          area,
          group,
          title: heading,
          text,
        },
      ]
    })
}

/** A page's introduction: its title is shown above it. */
const withoutTitle = (part: string) => part.replace(/<h1\b[^>]*>.*?<\/h1>/s, '')

/** A page's content without what is for looking at only, such as a playground. */
export const searchedIn = ({text}: Html) =>
  text.replace(/<!--unsearched-->[\s\S]*?<!--\/unsearched-->/g, '')

export const textIn = (markup: string) =>
  markup
    .replace(/<button\b[\s\S]*?<\/button>|<thead\b[\s\S]*?<\/thead>/g, ' ')
    .replace(/<\/?(?:code|b|strong|em|a|span)\b[^>]*>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(lt|gt|quot|amp);/g, (_, name: string) => marks[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim()

const marks: Record<string, string> = {lt: '<', gt: '>', quot: '"', amp: '&'}
