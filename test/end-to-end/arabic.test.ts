/** The whole demonstration in Arabic, as a visitor reads it who chose the language. */
import assert from 'node:assert/strict'
import {before, describe, it} from 'node:test'
import {agency} from '../../widgets/shared/agency.ts'
import {once} from '../support/browser/once.ts'
import {TIMEOUT} from '../support/browser/shared.ts'
import {crawl} from '../support/partner/crawl.ts'
import {withDemo} from '../support/partner/product.ts'
import {setStage} from '../support/partner/stage.ts'
import {latinTexts} from './support/foreign-text.ts'

/** Names that are written in Latin letters in any language. */
const NAMES = [agency.name, agency.legalEntity]

const stage = setStage({product: async () => ({...(await withDemo()), LANGUAGES: 'en,ar'})})

const everything = once(() => crawl(stage.product.site, ['/'], {cookie: 'language=ar'}))
const pages = async () => (await everything()).filter(({isPage}) => isPage)

describe('the demonstration in Arabic', () => {
  before(everything, TIMEOUT)

  it('every page that its links lead to answers, and is in Arabic from right to left', async () => {
    const wrong = (await pages()).filter(
      ({status, path, html}) =>
        !path.includes('lang=en') &&
        !(status === 200 && html.includes('<html lang="ar" dir="rtl"')),
    )
    assert.deepEqual(
      wrong.map(({path, status, from}) => `${status} ${path}, linked on ${from}`),
      [],
    )
    assert.ok((await pages()).length > 150)
  })

  it('nothing is in English that is not marked as English', TIMEOUT, async test => {
    const {page} = await stage.visitor(test)
    const arabic = (await pages()).filter(({language}) => language === 'ar')
    const texts = await latinTexts(
      page,
      arabic.map(({html}) => html),
    )
    const found = new Map<string, string[]>()
    for (const [index, {path}] of arabic.entries()) {
      for (const text of texts[index] ?? []) {
        if (!NAMES.some(name => name.includes(text))) {
          found.set(text, [...(found.get(text) ?? []), path])
        }
      }
    }
    assert.deepEqual(
      [...found].map(([text, [first, ...others]]) => `${first} (and ${others.length}): ${text}`),
      [],
    )
  })
})
