/** Where a page about places belongs. */
import {useSite} from '../site-context.tsx'

interface Step {
  name: string
  href: string
  lang?: string
}

export function Trail({steps, here, lang}: {steps: Step[]; here: string; lang?: string}) {
  const {i18n} = useSite()
  return (
    <nav className="trail" aria-label={i18n._('You are here')}>
      <ol>
        {steps.map(step => (
          <li key={step.href}>
            <a href={step.href} lang={step.lang}>
              {step.name}
            </a>
          </li>
        ))}
        <li aria-current="page" lang={lang}>
          {here}
        </li>
      </ol>
    </nav>
  )
}
