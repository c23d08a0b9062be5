/** The trail of a page. On a picture with the page's name in it the name is not written twice. */
import {otherLanguage} from '#kit/i18n/locale.ts'
import {useSite} from '../core/site-context.tsx'
import {type BreadcrumbSteps, stepsFromHome} from './breadcrumb-steps.ts'
import {Link} from './link.tsx'

export function Breadcrumbs(trail: BreadcrumbSteps) {
  const {i18n} = useSite()
  const {here, lang} = trail
  return (
    <nav className="trail" aria-label={i18n._('You are here')}>
      <ol>
        {stepsFromHome(trail, i18n).map(step => (
          <li key={step.href}>
            <Link
              href={step.href}
              data-back-to-search={step.isBackToSearch}
              {...otherLanguage(step.lang)}
            >
              {step.name}
            </Link>
          </li>
        ))}
        <li aria-current="page" {...otherLanguage(lang)}>
          {here}
        </li>
      </ol>
    </nav>
  )
}
