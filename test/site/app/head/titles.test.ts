/** Builds the title of a page from its record, its route, and the SEO record of its path. */
import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import type {Translator} from '#kit/i18n/translator.ts'
import {builtInAgency} from '#trade/agency/agency.ts'
import type {LoadedPage, PageDefinition} from '../../../../site/app/core/page-types.ts'
import {wordsOf} from '../../../../site/app/head/head.ts'

const i18n = {_: (text: string) => text} as unknown as Translator
const seo = {url: '/news', meta_title: 'For search', meta_description: '', meta_keywords: ''}

const pageOf = (definition: Partial<PageDefinition<unknown>>) =>
  ({route: {title: 'News'}, definition, data: {}}) as unknown as LoadedPage

const titleOf = (definition: Partial<PageDefinition<unknown>>, record?: typeof seo) =>
  wordsOf(pageOf(definition), {i18n, agency: builtInAgency}, record).title

describe('title of a page', () => {
  const social = () => ({title: 'Ferry'})

  it('a list has the title of its route', () => assert.equal(titleOf({}), 'News'))

  it('the page of one record is named by it first', () =>
    assert.equal(titleOf({social}), 'Ferry | News'))

  it('a SEO record of its path replaces both', () =>
    assert.equal(titleOf({social}, seo), 'For search'))

  it('a SEO record of the path is not that of a record which the query names', () =>
    assert.equal(titleOf({social, ownPath: () => '/news?name=Ferry'}, seo), 'Ferry | News'))
})
