import {own} from './own.tsx'
import {recoveryCodes} from './recovery-codes.tsx'
import {setUp} from './second-factor.tsx'

export const accountScreens = {
  'account/own': own,
  'account/second-factor': setUp,
  'account/recovery-codes': recoveryCodes,
}
