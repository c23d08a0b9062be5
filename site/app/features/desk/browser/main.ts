/** What the desk's screens can do besides with JavaScript; each works without it. */
import {enhanceRecordForm} from './content/record-form.ts'
import {startCopying} from './copy.ts'
import {watchLatest} from './enquiries/latest.ts'
import {listenForShortcuts} from './enquiries/shortcuts.ts'
import {followText} from './enquiries/ways.ts'
import {offerPrinting} from './print.ts'

startCopying(document)
watchLatest()
listenForShortcuts()
followText()
enhanceRecordForm()
offerPrinting()
