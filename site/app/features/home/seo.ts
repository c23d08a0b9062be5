import {agency} from '#trade/agency/agency.ts'
import {defineSeo} from '../../core/page-seo.ts'
import homeStill from '../../media/films/home/home-1280.webp'
import type {HomeData} from './load.ts'

export default defineSeo<HomeData>({
  ogImage: (_data, i18n, locale) => ({
    title: i18n._('The Dubai that becomes your home'),
    section: agency.office.city[locale],
    line: i18n._(
      'Homes for sale and for rent in Dubai, with one specialist from the first question on.',
    ),
    siteImage: homeStill,
  }),
})
