/** Runs an HTML checker on the documents as they are served. */
import {HtmlValidate} from 'html-validate/node'
import type {Locale} from '#kit/i18n/locale.ts'
import type {Crawled} from '../../support/partner/crawl.ts'
import {type AuditedSite, inLanguage, turnOf} from '../audited-site.ts'
import {error, type Finding, type Report} from '../finding.ts'
import {tagsIn} from './crawl/addresses.ts'

/** One of each direction. */
const LANGUAGES: Locale[] = ['en', 'ar']

/**
 * The standard's rules, and those of accessibility but two: one is of taste, and axe sees better which
 * landmarks are there at the same time.
 */
const checker = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // Menus that stand before a page's h1 have headings.
    'heading-level': ['error', {minInitialRank: 'h2'}],
    'prefer-native-element': 'off',
    'unique-landmark': 'off',
  },
})

export async function checkHtml({types, docs, read, isComplete}: AuditedSite): Promise<Report> {
  const pages: Crawled[] = [...(await docs())]
  for (const path of await types()) {
    for (const language of isComplete ? LANGUAGES : [turnOf(path, LANGUAGES)]) {
      pages.push(await read(inLanguage(path, language)))
    }
  }
  const findings: Finding[] = []
  for (const {path, html} of pages) findings.push(...(await htmlFindings(path, html)))
  return {pages: pages.length, findings}
}

/** One for each rule and message. */
export async function htmlFindings(path: string, html: string): Promise<Finding[]> {
  const {results} = await checker.validateString(html)
  const found = results.flatMap(({messages}) =>
    messages.map(({ruleId, message, line, column}) =>
      error(ruleId)(path, `${line}:${column} ${message}`),
    ),
  )
  return [...found, ...unknownToChecker(path, html)]
}

const unsized = error('a source of a picture with widths has no sizes')
const combobox = error('a combobox on an input of type search')

/** Finds violations of the standards that the checker lets pass. */
const unknownToChecker = (path: string, html: string) => [
  ...[...html.matchAll(/<picture[ >].*?<\/picture>/gs)].flatMap(([picture]) => {
    return tagsIn(picture, 'img|source')
      .filter(({srcset = '', sizes}) => / \d+w/.test(srcset) && !sizes)
      .map(({srcset}) => unsized(path, `${srcset}`))
  }),
  ...tagsIn(html, 'input')
    .filter(({type, role}) => type === 'search' && role === 'combobox')
    .map(({id, name}) => combobox(path, `${id ?? name}`)),
]
