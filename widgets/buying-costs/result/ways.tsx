import {useState} from 'react'
import {useServices} from '#kit/core/view/use-services.ts'
import {queryOf} from '#trade/buying-costs/query.ts'
import {useCosts} from '../context.ts'
import {isHost} from '../page-address.ts'

/** An estimate goes on: as a link to send, and as a page of its own to print. */
export function Ways() {
  const {i18n, page} = useServices()
  const {props, model, values} = useCosts()
  const [said, setSaid] = useState('')
  const copy = async () => {
    const address = model.addressToShare()
    try {
      await navigator.clipboard.writeText(address)
      setSaid(i18n._('Link copied.'))
    } catch {
      setSaid(address) // To copy it by hand.
    }
  }
  return (
    <div className="costs__ways">
      <button type="button" className="button button--quiet costs__copy" onClick={copy}>
        {i18n._('Copy link')}
      </button>
      {isHost(props) ? (
        <button type="button" className="button button--quiet costs__copy" onClick={() => print()}>
          {i18n._('Print')}
        </button>
      ) : (
        <a className="button button--quiet" href={page(props.pageUrl + queryOf(values))}>
          {i18n._('Open a printable page')}
        </a>
      )}
      <span className="costs__copied" role="status">
        {said}
      </span>
    </div>
  )
}
