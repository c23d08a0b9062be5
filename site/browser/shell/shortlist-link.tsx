/** To the shortlist, with the number of homes on it once the device has been asked. */
import {shortlistOnDevice} from '../device/lists.ts'
import {useDeviceList} from '../device/use-device-list.ts'
import {useSite} from '../site-context.tsx'
import {Icon} from './icon.tsx'

export function ShortlistLink() {
  const {i18n, path} = useSite()
  const count = useDeviceList(shortlistOnDevice)?.length ?? 0
  const name = i18n._('Shortlist')
  return (
    <a
      className="shortlist-link"
      href="/shortlist"
      aria-label={count > 0 ? `${name}, ${i18n._(HOMES, {count})}` : undefined}
      aria-current={path === '/shortlist' ? 'page' : undefined}
    >
      <Icon name="heart" />
      {name} {count > 0 && <span className="shortlist-link__count figures">{count}</span>}
    </a>
  )
}

const HOMES = /*i18n*/ '{count, plural, one {# home} other {# homes}}'
