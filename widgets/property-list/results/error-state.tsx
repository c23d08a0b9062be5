/** Where a search got no answer: words, another try, and somebody to call. */
import {useServices} from '#kit/core/view/use-services.ts'
import {useList} from '../context.ts'
import type {Status} from '../state.ts'
import {ContactLinks} from './contact-links.tsx'
import {EmptyIllustration} from './empty-illustration.tsx'

/** @csspart notice - The message where nothing was found, or the search failed. */
export function ErrorState({status}: {status: Extract<Status, {is: 'failed' | 'missing'}>}) {
  const {i18n} = useServices()
  const {model} = useList()
  const hasFailed = status.is === 'failed'
  return (
    <div className="notice" role="alert" part="notice">
      <EmptyIllustration closed />
      <p className="notice__title">
        {hasFailed ? i18n._(status.message) : i18n._('Our homes cannot be listed here just now')}
      </p>
      <p className="notice__words">
        {hasFailed
          ? i18n._('The list did not arrive. You can try again, or ask us directly.')
          : i18n._('Tell us what you are looking for, and we will send you what fits.')}
      </p>
      <div className="notice__ways">
        {hasFailed && (
          <button type="button" className="button button--primary" onClick={model.retry}>
            {i18n._('Try again')}
          </button>
        )}
        <ContactLinks />
      </div>
    </div>
  )
}
