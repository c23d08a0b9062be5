/** Ways through lists: tabs above, pages below. Every one is an address that can be kept and shared. */
import {useDesk} from '#desk/shell/desk-frame.ts'

export interface Tab {
  href: string
  label: string
  /** As text: it may be `1000+`. */
  count?: string
  isCurrent: boolean
}

export const Tabs = ({label, tabs}: {label: string; tabs: readonly Tab[]}) => (
  <nav className="tabs" aria-label={label}>
    <ul>
      {tabs.map(({href, label: text, count, isCurrent}) => (
        <li key={href}>
          <a href={href} aria-current={isCurrent ? 'page' : undefined}>
            <span>
              {text} {count !== undefined && <span className="quiet">{count}</span>}
            </span>
          </a>
        </li>
      ))}
    </ul>
  </nav>
)

/** `first` where this is not the beginning; `next` where there is more. */
export function Pages({first, next}: {first?: string | undefined; next?: string | undefined}) {
  const {i18n} = useDesk()
  if (!first && !next) return null
  return (
    <nav className="pages" aria-label={i18n._('Pages')}>
      {first && <a href={first}>{i18n._('To the start')}</a>}
      {next && (
        <a href={next} rel="next">
          {i18n._('Next page')}
        </a>
      )}
    </nav>
  )
}
