/** Pages in each language: which language they say, their alternates, and where their links lead. */
import {LANGUAGE_PARAMETER} from '../../../../site/app/shared-with-server/language.ts'
import {attributesOf, type Crawled} from '../../../support/partner/crawl.ts'
import {isDocs} from '../../audited-site.ts'
import {error, type Finding} from '../../finding.ts'

const wrong = error('the lang attribute is not the language of the address')
const oneWay = error('hreflang alternates are not reciprocal')
const leaves = error('a link leaves the language of its page')
const formLeaves = error('a form leaves the language of its page')

export function languageFindings(site: string, pages: Crawled[]): Finding[] {
  const ours = pages.filter(({isPage, path}) => isPage && !isDocs(path))
  const byAddress = new Map(ours.map(page => [site + page.path, page]))
  return ours.flatMap(page => [
    ...languageOf(page, site),
    ...alternatesOf(page, byAddress),
    ...linksOf(page, site),
    ...formsOf(page, site),
  ])
}

function languageOf({path, language}: Crawled, site: string): Finding[] {
  const expected = languageIn(new URL(site + path))
  return language === expected ? [] : [wrong(path, `lang="${language}"`)]
}

/** Each alternate that was fetched names the same ones. */
function alternatesOf({path, alternates}: Crawled, byAddress: Map<string, Crawled>): Finding[] {
  return Object.entries(alternates).flatMap(([language, address]) => {
    const other = byAddress.get(address)
    const isSame = !other || JSON.stringify(other.alternates) === JSON.stringify(alternates)
    return isSame ? [] : [oneWay(path, `${language}: ${address}`)]
  })
}

/** Links that name a language are those of the menu of languages. */
function linksOf({path, html}: Crawled, site: string): Finding[] {
  const language = languageIn(new URL(site + path))
  const away = [...html.matchAll(/<a [^>]*>/g)]
    .map(([tag]) => attributesOf(tag))
    .filter(({href, hreflang, download}) => href && !hreflang && download === undefined)
    .map(({href = ''}) => new URL(href, site + path))
    .filter(url => url.origin === site && isPage(url) && languageIn(url) !== language)
  const [first] = away
  if (!first) return []
  return [leaves(path, `${away.length} links, the first to ${first.pathname}${first.search}`)]
}

/** In English they name no language. */
function formsOf({path, html}: Crawled, site: string): Finding[] {
  const isNamed = languageIn(new URL(site + path)) !== 'en'
  return [...html.matchAll(/<form [^>]*action="\/[^>]*>.*?<\/form>/gs)]
    .filter(([form]) => /[?;]lang=|name="lang"/.test(form) !== isNamed)
    .map(([form]) => formLeaves(path, form.slice(0, 200)))
}

const isPage = ({pathname}: URL) => !isDocs(pathname) && !/\.\w+$/.test(pathname)

const languageIn = ({searchParams}: URL) => searchParams.get(LANGUAGE_PARAMETER) ?? 'en'
