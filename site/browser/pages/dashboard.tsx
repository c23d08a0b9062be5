import {SignedInScreen} from '../signed-in-screen.tsx'

/** Where users of type A arrive (spec section 6). */
export default function Dashboard() {
  return <SignedInScreen />
}
