import assert from 'node:assert/strict'
import {after, before, describe, it} from 'node:test'
import type {TestApi} from '../../support/api/api.ts'
import {type CallName, plain, read} from '../../support/api/read.ts'
import {newFolder, set, startWithContent} from '../../support/content/content.ts'
import {databases} from '../../support/databases/databases.ts'

for (const database of databases) {
  describe(`translated texts of reading calls, with ${database.name}`, () => {
    let api: TestApi
    before(async () => {
      // A builder whose facet looks like a text with translations.
      const arabic = {
        name: {
          en: 'Bay Towers',
          fr: 'Bay Towers (fr)',
          ru: 'Bay Towers (ru)',
          ar: 'Bay Towers (ar)',
        },
      }
      const builder = set('builders', 'en', {name: 'En Homes'})
      const home = set('properties', 'plain-flat', {builder: 'en', price: 1_777_777})
      api = await startWithContent(
        database,
        await newFolder(builder, home, set('properties', 'bay-towers', arabic)),
      )
    })
    after(() => api.close())

    const call = async (name: CallName, params: Record<string, string>, accept = '') =>
      plain((await read(api.app, name, params, {'accept-language': accept})).data) as Localised

    const preferences: [lang: string, accept: string, name: string][] = [
      ['', '', 'Bay Towers'],
      ['fr', '', 'Bay Towers (fr)'],
      ['ru', 'fr', 'Bay Towers (ru)'],
      ['en', 'fr', 'Bay Towers'],
      ['', 'fr-CA', 'Bay Towers (fr)'],
      ['', 'de, ru;q=0.5, fr;q=0.9', 'Bay Towers (fr)'],
      ['', 'fr;q=0, ru;q=0.1', 'Bay Towers (ru)'],
      ['', 'de-CH, *;q=0.5', 'Bay Towers'],
      ['', 'ar-AE, en;q=0.8', 'Bay Towers (ar)'],
      ['ar', 'fr', 'Bay Towers (ar)'],
      ['klingon', 'ru', 'Bay Towers (ru)'],
      ['', ';;q=,,fr;q=many', 'Bay Towers'],
    ]
    for (const [lang, accept, name] of preferences) {
      it(`a request with lang=${lang} and Accept-Language: ${accept} answers ${name}`, async () => {
        const params = {slug: 'bay-towers', ...(lang && {lang})}
        assert.equal((await call('propertyDetail', params, accept)).name, name)
      })
    }

    it('nested texts are translated, and in_english lists those that are not', async () => {
      const villa = await call('propertyDetail', {slug: 'garden-villa', lang: 'ru'})
      assert.equal(villa.name, 'Garden Villa')
      assert.deepEqual(villa.in_english, ['name'])
      const towers = await call('propertyDetail', {slug: 'bay-towers', lang: 'ru'})
      assert.deepEqual(towers.about.amenities, ['Pool', 'Gym (ru)'])
      assert.equal(towers.builder_community, 'Коралловая бухта')
      assert.equal(towers.faqs[0]?.question, 'When? (ru)')
      assert.equal(towers.in_english, undefined)
    })

    it('in_english is set per record of a list and by path in composite answers', async () => {
      const team = await call('getTeam', {lang: 'ru'})
      const languages = team.map(({slug, in_english}) => [slug, in_english])
      assert.deepEqual(languages, [
        ['lina-west', undefined],
        ['anna-berg', ['about']],
        ['ben-long', undefined],
        ['omar-said', undefined],
        ['zoe-hill', undefined],
      ])
      const news = await call('getNewsDetail', {slug: 'new-pier', lang: 'fr'})
      assert.deepEqual(news.in_english, ['news.title'])
      const home = await call('getHomeItems', {lang: 'ru'})
      assert.deepEqual(home.in_english, ['exclusive_properties[0].name'])
    })

    it('answers in English contain no in_english', async () => {
      for (const name of ['getTeam', 'getNewsList', 'getHomeItems', 'getGoogleReviews'] as const) {
        assert.doesNotMatch(JSON.stringify(await call(name, {lang: 'en'})), /in_english/)
      }
    })

    it('the age of a review is worded in French and Russian', async () => {
      const times = async (lang: string) =>
        (await call('getGoogleReviews', {lang})).map(one => one.relative_time_description)
      assert.deepEqual(await times('fr'), [
        'aujourd’hui',
        'la semaine dernière',
        'il y a 2 mois',
        'il y a 2 ans',
      ])
      assert.deepEqual((await times('ru')).slice(0, 2), ['сегодня', 'на прошлой неделе'])
    })

    it('alternative texts of pictures are translated', async () => {
      const {data} = await read(api.app, 'getBuilders', {lang: 'fr'})
      const [builder] = data as {image: string; pictures: Record<string, unknown>}[]
      assert.deepEqual(builder?.pictures[builder.image], {alt: 'North Wind'})
      const community = await read(api.app, 'getCommunityDetail', {_id: 'seaside', lang: 'fr'})
      const {image, pictures} = community.data as {image: string; pictures: Pictures}
      assert.equal(pictures[image]?.alt, 'The sea (fr)')
    })

    it('facet counts of a builder with the id en are not read as translations', async () => {
      const params = {min_price: '1777777', max_price: '1777777', lang: 'ru'}
      const {facets} = await call('searchProperties', params)
      assert.deepEqual(facets.builder, {en: 1})
    })

    it('pictures have their size, the widths of smaller files and a placeholder', async () => {
      const {data} = await read(api.app, 'propertyDetail', {slug: 'bay-towers'})
      const {main_images, pictures, dld_details} = data as {
        main_images: string[]
        pictures: Pictures
        dld_details: {dld_qr: string; pictures: Pictures}
      }
      const [large = '', sea = '', garden = ''] = main_images
      const {placeholder, ...facts} = pictures[large] ?? {placeholder: ''}
      assert.deepEqual(facts, {width: 400, height: 200, widths: [320, 400]})
      assert.match(placeholder, /^data:image\/webp;base64,[\w+/]+=*$/)
      assert.deepEqual([pictures[sea]?.width, pictures[sea]?.alt], [48, 'The sea'])
      assert.deepEqual([pictures[garden]?.height, pictures[garden]?.alt], [60, undefined])
      assert.equal(dld_details.pictures[dld_details.dld_qr]?.width, 20)
    })
  })
}

type Pictures = Record<string, {width: number; height: number; placeholder: string; alt?: string}>

interface Localised extends Array<{slug: string; in_english?: string[]} & Record<string, unknown>> {
  name: string
  in_english?: string[]
  builder_community: string
  about: {amenities: string[]}
  faqs: {question: string}[]
  facets: Record<string, Record<string, number>>
}
