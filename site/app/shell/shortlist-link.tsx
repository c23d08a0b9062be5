/** To the shortlist, with its number of homes once the device's storage was read. */

import {useSite} from '../core/site-context.tsx'
import {useDeviceList} from '../features/shortlist/device/device-list.ts'
import {shortlistOnDevice} from '../features/shortlist/device/lists.ts'
import {Icon} from '../ui/icon.tsx'
import {Link} from '../ui/link.tsx'

export function ShortlistLink() {
  const {i18n, path} = useSite()
  const count = useDeviceList(shortlistOnDevice)?.length ?? 0
  return (
    <Link
      className="shortlist-link"
      href="/shortlist"
      aria-current={path === '/shortlist' ? 'page' : undefined}
    >
      <Icon name="heart" />
      {i18n._('Shortlist')}{' '}
      {count > 0 && <span className="shortlist-link__count figures">{count}</span>}
    </Link>
  )
}
