import type {FeatureSeo} from '../../core/page-seo.ts'
import ownersStill from '../../media/films/list-with-us/list-with-us-960.webp'

export default {
  owners: {ogImage: () => ({siteImage: ownersStill})},
} satisfies FeatureSeo
