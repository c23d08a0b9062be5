import bookNow from '../../../widgets/book-now/element.ts'
import {useWidgetAttributes} from '../core/site-context.tsx'
import {Island} from '../islands/island.tsx'
import {toTop} from '../navigation/scroll-to-top.ts'
import {DisplayMenu} from './menus/display-menu.tsx'
import {LanguageMenu} from './menus/language-menu.tsx'
import {MainMenu} from './menus/main-menu.tsx'
import {SmallScreenMenu} from './menus/small-screen-menu.tsx'
import {ShellPart} from './shell-part.ts'
import {ShortlistLink} from './shortlist-link.tsx'
import {Wordmark} from './wordmark.tsx'

/** On all pages except the standalone landing pages (spec section 2). */
export function Header() {
  const widget = useWidgetAttributes()
  return (
    <header className="header">
      <div className="header__service">
        <div className="header__service-row wrap">
          <ShellPart part="ContactLinks" />
          <ShellPart part="SocialLinks" />
          <ShortlistLink />
          <DisplayMenu id="display" />
          <LanguageMenu id="languages" />
        </div>
      </div>
      <div className="header__main wrap">
        <Wordmark />
        <MainMenu className="header__links" />
        <div className="header__book">
          <Island element={bookNow} attributes={widget} on={{'ocp-submit': toTop}} />
        </div>
        <SmallScreenMenu />
      </div>
    </header>
  )
}
