/**
 * The menu of small screens: a sheet over the page that the browser itself opens and closes, Escape
 * included, and gives the focus back. It takes the focus and keeps it; it also closes when the page
 * changes.
 */
import {type FocusEvent, type RefObject, useEffect, useRef} from 'react'
import {useSite} from '../../core/site-context.tsx'
import {Icon} from '../../ui/icon.tsx'
import {ShellPart} from '../shell-part.ts'
import {ShortlistLink} from '../shortlist-link.tsx'
import {DisplayMenu} from './display-menu.tsx'
import {LanguageMenu} from './language-menu.tsx'
import {MainMenu} from './main-menu.tsx'
import {useFocusInside} from './use-focus-inside.ts'

const ID = 'menu'

export function SmallScreenMenu() {
  const {i18n, path} = useSite()
  const sheet = useRef<HTMLDivElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: closes on each change of the path.
  useEffect(() => hide(sheet.current), [path])
  useHideOnLink(sheet)
  useFocusInside(sheet)

  return (
    <div className="small-menu">
      <button
        type="button"
        className="small-menu__button"
        popoverTarget={ID}
        aria-label={i18n._('Menu')}
      >
        <Icon name="menu" />
      </button>
      <div
        ref={sheet}
        id={ID}
        popover="auto"
        role="dialog"
        aria-modal="true"
        aria-label={i18n._('Menu')}
        className="sheet"
        onBlur={hideWhenLeft}
      >
        <button
          type="button"
          className="sheet__close"
          popoverTarget={ID}
          popoverTargetAction="hide"
          aria-label={i18n._('Close')}
        >
          <Icon name="close" />
        </button>
        <MainMenu className="sheet__links" />
        <ShortlistLink />
        <ShellPart part="ContactLinks" />
        <div className="sheet__foot">
          <ShellPart part="SocialLinks" />
          <DisplayMenu id="small-display" />
          <LanguageMenu id="small-languages" />
        </div>
      </div>
    </div>
  )
}

/** A browser without popovers has nothing to hide. */
const hide = (sheet: HTMLElement | null) => sheet?.hidePopover?.()

function hideWhenLeft({currentTarget, relatedTarget}: FocusEvent<HTMLElement>) {
  if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) hide(currentTarget)
}

/** A link to the page that is shown already changes no path. */
function useHideOnLink(sheet: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const {current} = sheet
    const listen = ({target}: Event) => (target as Element).closest('a') && hide(current)
    current?.addEventListener('click', listen)
    return () => current?.removeEventListener('click', listen)
  }, [sheet])
}
