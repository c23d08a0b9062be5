import {withCommas} from '#kit/i18n/with-commas.ts'
import type {FeatureSeo} from '../../core/page-seo.ts'
import {theAgency} from '../../structured-data/json-ld.ts'

export default {
  contact: {
    structuredData: (_data, context) => ({
      page: {'@type': 'ContactPage', mainEntity: theAgency(context)},
    }),
    ogImage: (_data, _i18n, locale, agency) => ({
      section: withCommas(agency.office.district[locale], agency.office.city[locale]),
    }),
  },
} satisfies FeatureSeo
