import type {FeatureSeo} from '../../core/page-seo.ts'
import homeStill from '../../media/films/home/home-1280.webp'

export default {
  home: {
    ogImage: (_data, i18n, locale, agency) => ({
      title: i18n._('The Dubai you will call home'),
      section: agency.office.city[locale],
      line: i18n._(
        'Homes for sale and to rent in Dubai, with one specialist from the first question onwards.',
      ),
      siteImage: homeStill,
    }),
  },
} satisfies FeatureSeo
