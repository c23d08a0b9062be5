import {defineSeo} from '../../../core/page-seo.ts'
import {memberFacts} from '../structured-data.ts'
import type {MemberData} from './load.ts'

export default defineSeo<MemberData>({
  structuredData: memberFacts,
  ogImage: ({member}) => ({line: member?.occupation?.text}),
})
