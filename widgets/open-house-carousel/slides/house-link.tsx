import type {ReactNode} from 'react'
import {useServices} from '#kit/core/view/use-services.ts'
import {openHousePath} from '#trade/open-house/calendar.ts'
import type {OpenHouseEntry} from '#trade/open-house/entry.ts'

interface HouseLinkProps {
  house: OpenHouseEntry
  className: string
  children: ReactNode
}

/** Leads to its page at the agency, unless the page that shows the widget does something else. */
export function HouseLink({house: {slug, title}, className, children}: HouseLinkProps) {
  const {page, emit} = useServices()
  return (
    <a
      className={className}
      href={page(openHousePath(slug))}
      onClick={event => {
        if (!emit('ocp-select', {name: title, slug})) event.preventDefault()
      }}
    >
      {children}
    </a>
  )
}
