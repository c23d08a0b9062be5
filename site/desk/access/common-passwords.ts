/**
 * The words that people most often make long passwords of, in small letters and without spaces and
 * dashes. They are compared with what a password is made of, so that each stands for many.
 */
export const COMMON_PASSWORDS = `
  password passwort motdepasse parole пароль passw0rd p@ssword p@ssw0rd 123456789 1234567890
  0123456789 0987654321 987654321 12345678 123456 123123 112233 123321 1q2w3e4r 1q2w3e4r5t
  1q2w3e4r5t6y 1qaz2wsx zaq12wsx 1qaz2wsx3edc qazwsxedc qwertyuiop qwerty qwertz azertyuiop
  azerty asdfghjkl zxcvbnm йцукенгшщзхъ йцукен abcdefghijkl abcdefgh abc123 iloveyou
  iloveyouforever letmein letmeinplease welcome administrator admin changeme default secret
  topsecret trustno1 sunshine princess football superman batman dragon monkey master michael
  starwars pokemon computer internet whatever charlie jordan liverpool chelsea
  correcthorsebatterystaple realestate property properties dubai dubaimarina burjkhalifa
  emirates businessbay palmjumeirah dubairealestate dubaiproperty dubaiproperties
`
  .trim()
  .split(/\s+/)
