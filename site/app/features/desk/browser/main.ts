/** What the desk's screens can do besides with JavaScript; each works without it. */
import {enhanceRecordForm} from './content/record-form.ts'
import {startCopying} from './copy.ts'
import {watchLatest} from './enquiries/latest.ts'
import {listenForShortcuts} from './enquiries/shortcuts.ts'
import {followText} from './enquiries/ways.ts'
import {sendWhenConnected} from './lost-connection.ts'
import {offerPrinting} from './print.ts'
import {forgetAtSignOut} from './sign-out.ts'

startCopying(document)
watchLatest()
listenForShortcuts()
followText()
enhanceRecordForm()
offerPrinting()
forgetAtSignOut()
sendWhenConnected()
