import {type LaunchPage, launchPages} from '../../../../widgets/shared/launch-pages.ts'
import {useSite} from '../../core/site-context.tsx'

const pages: LaunchPage[] = Object.values(launchPages)

/** The way to the landing page of a home that has one. */
export function LaunchLink({slug}: {slug: string}) {
  const {i18n, locale} = useSite()
  const page = pages.find(({property}) => property === slug)
  if (!page) return null
  const name = page.heading[locale]
  return (
    <p className="launch-link wrap">
      {i18n._('This launch has a page of its own.')}{' '}
      <a className="button button--quiet" href={page.path}>
        {name}
      </a>
    </p>
  )
}
