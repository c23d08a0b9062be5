/** A list that somebody shared. It changes nothing on this device until the visitor keeps it. */
import {useRef, useState} from 'react'
import {Unavailable} from '#kit/ui/unavailable.tsx'
import {useSite} from '../../core/site-context.tsx'
import type {Homes} from '../../records/load-homes.ts'
import {Link} from '../../ui/link.tsx'
import {useDeviceList} from './device/device-list.ts'
import {shortlistOnDevice} from './device/lists.ts'
import {keepAll} from './device/shortlist.ts'
import {HomeGrid} from './home-grid.tsx'
import {SendList} from './share-list.tsx'
import {ShortlistHead} from './shortlist-head.tsx'
import {GoneHomes} from './unavailable-homes.tsx'
import {useHomes} from './use-homes.ts'

interface SharedShortlistProps {
  slugs: string[]
  found: Homes
  origin: string
}

export function SharedShortlist({slugs, found, origin}: SharedShortlistProps) {
  const {i18n} = useSite()
  const {homes, gone, failed, retry} = useHomes(slugs, found)
  return (
    <section className="shortlist wrap">
      <ShortlistHead
        heading={i18n._('A shared shortlist')}
        lead={i18n._('Chosen for you, and shared with this link.')}
        count={homes.length}
      >
        <SendList path="/shortlist" homes={homes} origin={origin} />
        {homes.length > 0 && <Keep slugs={homes.map(({slug}) => slug)} />}
      </ShortlistHead>
      {homes.length > 0 && <HomeGrid homes={homes} />}
      {failed.length > 0 && <Unavailable retry={retry} />}
      <GoneHomes slugs={gone} />
      {homes.length === 0 && (
        <p className="actions">
          <Link className="button button--primary" href="/properties">
            {i18n._('Our Properties')}
          </Link>
        </p>
      )}
    </section>
  )
}

function Keep({slugs}: {slugs: string[]}) {
  const {i18n} = useSite()
  const kept = useDeviceList(shortlistOnDevice)
  const [left, setLeft] = useState(0)
  const said = useRef<HTMLParagraphElement>(null)
  const keep = () => {
    setLeft(keepAll(slugs))
    // The button goes, and its focus with it.
    said.current?.focus()
  }
  const hasAll = kept !== null && slugs.every(slug => kept.includes(slug))
  return (
    <div className="shortlist__keep">
      {!hasAll && (
        <button type="button" className="button button--primary" onClick={keep}>
          {i18n._('Add all to my shortlist')}
        </button>
      )}
      <p ref={said} role="status" tabIndex={-1}>
        {hasAll && (
          <span>
            {i18n._('All of these are on your shortlist.')}{' '}
            <Link href="/shortlist">{i18n._('Your shortlist')}</Link>
          </span>
        )}
        {!hasAll && left > 0 && (
          <span>{i18n._('Your shortlist is full: there was no room for {left}.', {left})}</span>
        )}
      </p>
    </div>
  )
}
