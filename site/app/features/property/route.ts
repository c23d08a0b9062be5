import {defineRoute} from '../../shared-with-server/route.ts'

export default defineRoute({path: '/properties/{slug}', title: null, parameters: ['download']})
