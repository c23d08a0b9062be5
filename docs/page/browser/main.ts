/** The docs in the browser: playground, copy buttons, search. */
import {copyOnClick} from './copy.ts'
import {followFrames} from './frames.ts'
import {showIntegrity} from './integrity.ts'
import {markCurrentSection} from './page-contents.ts'
import {followEditors} from './playground/editors.ts'
import {followParts} from './playground/parts.ts'
import {briefIn, mountPreview, previewOnPage} from './playground/preview.ts'
import {followSnippets} from './playground/snippets.ts'
import {currentState} from './playground/state.ts'
import {followTabs} from './playground/tabs.ts'
import {followSwitches} from './playground/view-switches.ts'
import {redirectOldAnchors} from './redirects.ts'
import {prepareSearch} from './search.ts'
import {showTestLog} from './test-log/log.ts'
import {showEnquiryOfAddress} from './test-log/read-stored.ts'
import {applyTheme, followThemeSwitch} from './theme.ts'

applyTheme()
redirectOldAnchors()
copyOnClick()
followThemeSwitch()
markCurrentSection()
followFrames()
prepareSearch()
void showIntegrity()
showEnquiryOfAddress()
showTestLog()
const preview = previewOnPage()
if (preview) {
  const brief = briefIn(preview)
  followSwitches()
  followTabs()
  followEditors(brief)
  followSnippets(brief)
  followParts(brief.tag)
  void mountPreview(preview, currentState())
}
