/** Loads the pages of job openings. */

import {loadSanitizer, type SafeHtml} from '#kit/html/safe-html.ts'
import {officeDay} from '#trade/agency/office-day.ts'
import {careerDetail, careers} from '#trade/contract/contract.ts'
import type {Career} from '#trade/contract/entities.ts'
import type {Visit} from '../../core/page-types.ts'
import {reading} from '../../records/call-result.ts'
import {NotFound, Redirect} from '../../records/missing-record.ts'
import {englishIn} from '../../records/record-fields.ts'
import {listOf} from '../../shared-with-server/list-of.ts'
import {applyPath, OPENINGS, type Opening, type OpeningsData} from './opening.ts'

export interface OpeningShown extends Pick<Opening, 'title' | 'titleLang' | 'tags'> {
  id: string
  /** The day since when it is open, where the back end knows it. */
  since?: string
  /** For search engines. */
  line?: string
  text?: SafeHtml
  textLang?: 'en'
}

export async function loadOpenings({api, url, signal}: Visit): Promise<OpeningsData> {
  const {data, failure} = await reading(api(careers, {}, {signal}))
  return {
    openings: listOf(data)
      .filter(({_id, title}) => _id && title)
      .map(openingOf),
    search: url.searchParams.get('search') ?? '',
    failure,
  }
}

function openingOf(career: Career): Opening {
  return {
    href: applyPath(career._id),
    title: career.title,
    titleLang: englishIn(career, 'title'),
    tags: tagsOf(career),
    text: career.short_description || undefined,
    textLang: englishIn(career, 'short_description'),
  }
}

/** The visitor of an unavailable opening is returned to the list (spec section 8). */
export async function loadOpening({api, params, signal}: Visit): Promise<OpeningShown> {
  const {id = ''} = params
  const [{statusCode, data}, sanitize] = await Promise.all([
    reading(api(careerDetail, {_id: id}, {signal})),
    loadSanitizer(),
  ])
  if (!data?.title) {
    const isMissing = statusCode === 404 || statusCode === 200
    throw isMissing ? new NotFound(OPENINGS) : new Redirect(OPENINGS)
  }
  const text = data.description ? sanitize(data.description) : undefined
  return {
    id,
    title: data.title,
    titleLang: englishIn(data, 'title'),
    tags: tagsOf(data),
    since: dayOf(data.createdAt),
    line: data.short_description || undefined,
    text: text?.safe ? text : undefined,
    textLang: englishIn(data, 'description'),
  }
}

/** A text that is not ISO 8601 is no date. */
const dayOf = (moment: string | undefined) =>
  /^\d{4}-\d{2}-\d{2}/.test(`${moment}`) && !Number.isNaN(Date.parse(`${moment}`))
    ? officeDay(new Date(`${moment}`))
    : undefined

const tagsOf = ({tags}: Career) => [
  ...new Set(listOf(tags).flatMap(({name}) => (typeof name === 'string' && name.trim()) || [])),
]
