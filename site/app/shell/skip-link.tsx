import {useSite} from '../core/site-context.tsx'

export function SkipLink() {
  const {i18n} = useSite()
  return (
    <a className="skip-link" href="#content">
      {i18n._('Skip to content')}
    </a>
  )
}
