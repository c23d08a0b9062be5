import type {FeatureSeo} from '../../core/page-seo.ts'
import homeStill from '../../media/films/home/home-1280.webp'

export default {
  home: {
    ogImage: (_data, i18n, locale, agency) => ({
      title: i18n._('The Dubai that becomes your home'),
      section: agency.office.city[locale],
      line: i18n._(
        'Homes for sale and for rent in Dubai, with one specialist from the first question on.',
      ),
      siteImage: homeStill,
    }),
  },
} satisfies FeatureSeo
