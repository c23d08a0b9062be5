import {defineRoute} from '../../shared-with-server/route.ts'

export default defineRoute({path: '/contact-us', title: /*i18n*/ 'Contact Us', belowHome: true})
