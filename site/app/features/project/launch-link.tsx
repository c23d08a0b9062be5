import {useSite} from '../../core/site-context.tsx'
import {Link} from '../../ui/link.tsx'

/** The way to the landing page of a home that has one. */
export function LaunchLink({slug}: {slug: string}) {
  const {i18n, launches} = useSite()
  const launch = launches.find(({property}) => property === slug)
  if (!launch) return null
  return (
    <p className="launch-link wrap">
      {i18n._('This launch has a page of its own.')}{' '}
      <Link className="button button--quiet" href={launch.path}>
        {launch.heading}
      </Link>
    </p>
  )
}
