import {useEffect, useState} from 'react'
import {useSite} from '../../core/site-context.tsx'

/** Forms after which a visitor may want to choose an hour at once. */
const ENQUIRIES = ['book-now', 'contact', 'team-contact']

/** The way from an enquiry that was just sent to the hours further down on the page. */
export function SentOffer() {
  const {i18n} = useSite()
  const [isOffered, setOffered] = useState(false)
  useEffect(() => {
    const listen = ({detail}: CustomEvent<{form: string}>) => {
      if (detail.form === 'viewing') setOffered(false)
      if (ENQUIRIES.includes(detail.form)) setOffered(true)
    }
    const end = () => setOffered(false)
    document.addEventListener('ocp-submit', listen as EventListener)
    addEventListener('hashchange', end)
    return () => {
      document.removeEventListener('ocp-submit', listen as EventListener)
      removeEventListener('hashchange', end)
    }
  }, [])
  return (
    <p className="viewing-offer" role="status" hidden={!isOffered}>
      {isOffered && (
        <>
          <a href="#viewing">{i18n._('Choose an hour for a viewing')}</a>
          <button
            type="button"
            className="viewing-offer__close"
            aria-label={i18n._('Close')}
            onClick={() => setOffered(false)}
          >
            ×
          </button>
        </>
      )}
    </p>
  )
}
