import {forgotten} from './forgotten.tsx'
import {join, linkEnded} from './join.tsx'
import {secondFactor} from './second-factor.tsx'
import {sendAgain} from './send-again.tsx'
import {signIn} from './sign-in.tsx'

export const accessScreens = {
  'access/sign-in': signIn,
  'access/second-factor': secondFactor,
  'access/send-again': sendAgain,
  'access/join': join,
  'access/link-ended': linkEnded,
  'access/forgotten': forgotten,
}
