import {withCommas} from '#kit/i18n/with-commas.ts'
import {agency} from '#trade/agency/agency.ts'
import {defineSeo} from '../../core/page-seo.ts'
import {theAgency} from '../../structured-data/json-ld.ts'

export default defineSeo<null>({
  structuredData: (_data, context) => ({
    page: {'@type': 'ContactPage', mainEntity: theAgency(context)},
  }),
  ogImage: (_data, _i18n, locale) => ({
    section: withCommas(agency.office.district[locale], agency.office.city[locale]),
  }),
})
