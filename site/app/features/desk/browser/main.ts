/** What the desk's screens can do besides with JavaScript; each works without it. */
import {enhanceRecordForm} from './content/record-form.ts'
import {startCopying} from './copy.ts'
import {takeDone} from './done.ts'
import {forgetErased, keepUnsent} from './enquiries/keep-unsent.ts'
import {watchLatest} from './enquiries/latest.ts'
import {listenForShortcuts} from './enquiries/shortcuts.ts'
import {followText} from './enquiries/ways.ts'
import {sendWhenConnected} from './lost-connection.ts'
import {offerPrinting} from './print.ts'
import {forgetAtSignOut} from './sign-out.ts'

const done = takeDone()
startCopying(document)
watchLatest()
listenForShortcuts()
followText()
keepUnsent(done)
forgetErased()
enhanceRecordForm(done)
offerPrinting()
forgetAtSignOut()
sendWhenConnected()
