/** The docs page in the browser: the view from the address, the previews, copying, contents. */
import {followContents} from './contents.ts'
import {copyOnClick} from './copy.ts'
import {showOrigins} from './origins.ts'
import {listen, mountPreviews, showView} from './previews.ts'
import {currentView, switchViews} from './view.ts'

const view = currentView()
switchViews(showView)
showView(view)
copyOnClick()
followContents()
listen()
void mountPreviews(view.build).then(showOrigins)
