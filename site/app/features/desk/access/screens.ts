import {signIn} from './sign-in.tsx'

export const accessScreens = {'access/sign-in': signIn}
