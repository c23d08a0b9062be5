import {definePage} from '../../../core/page-types.ts'
import {SignedInScreen} from '../signed-in-screen.tsx'

/** Where users of type A arrive (spec section 6). */
function Dashboard() {
  return <SignedInScreen />
}

export default definePage<null>({Page: Dashboard})
