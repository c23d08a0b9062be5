import {definePage} from '../../../core/page-types.ts'
import {SignedInScreen} from '../signed-in-screen.tsx'

/** Where users of every other type arrive (spec section 6). */
function Dashboard1() {
  return <SignedInScreen />
}

export default definePage<null>({Page: Dashboard1})
