import {SignedInScreen} from '../signed-in-screen.tsx'

/** Where users of every other type arrive (spec section 6). */
export default function Dashboard1() {
  return <SignedInScreen />
}
