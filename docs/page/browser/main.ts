/** The docs in the browser: the previews and what they can be told, copying, searching. */
import {copyOnClick} from './copy.ts'
import {followEditors} from './editors.ts'
import {showIntegrity} from './integrity.ts'
import {leadOn} from './old-addresses.ts'
import {briefIn, mountPreview, previewOnPage} from './previews.ts'
import {prepareSearch} from './search.ts'
import {followSnippets} from './snippets.ts'
import {currentState} from './state.ts'
import {followSwitches} from './switches.ts'
import {followTabs} from './tabs.ts'

leadOn()
copyOnClick()
prepareSearch()
void showIntegrity()
const preview = previewOnPage()
if (preview) {
  const brief = briefIn(preview)
  followSwitches()
  followTabs()
  followEditors(brief)
  followSnippets(brief)
  void mountPreview(preview, currentState())
}
