import {useServices} from '#kit/core/view/use-services.ts'

/** One line for those who are not in a hurry; its link opens the dialog for an email address. */
export function NewsletterStrip() {
  const {i18n, page} = useServices()
  return (
    <aside className="newsletter-strip" aria-label={i18n._('Newsletter')}>
      <p className="newsletter-strip__words">
        {i18n._('New homes and open doors, before they are everywhere.')}
      </p>
      <a className="newsletter-strip__link" href={page('/#newsletter')} data-ask="newsletter">
        {i18n._('sign up')}
      </a>
    </aside>
  )
}
