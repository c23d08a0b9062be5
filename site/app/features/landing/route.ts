import {defineRoute} from '../../shared-with-server/route.ts'

/** One template for all landing pages; each is a record of the content folder's `launches.json`. */
export default defineRoute({path: '/{launch}', title: null, parameters: ['download'], bare: true})
