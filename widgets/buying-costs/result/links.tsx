/** The source of a figure, and the date when it was compared with it. */
import type {MouseEvent, ReactNode} from 'react'
import {useServices} from '#kit/core/view/use-services.ts'
import {labelled} from '#kit/i18n/labelled.ts'
import {commaBefore} from '#kit/i18n/with-commas.ts'
import type {Values} from '#trade/buying-costs/query.ts'
import {formatDay} from '#trade/property/details/format-day.ts'
import {useCosts} from '../context.ts'

export function Source({address, day}: {address?: string; day?: string}) {
  const {i18n, locale} = useServices()
  const url = address && URL.canParse(address) ? new URL(address) : undefined
  const isLink = url?.protocol === 'https:' || url?.protocol === 'http:'
  const checked = day && formatDay(locale, day)
  if (!isLink) return <span>{checked}</span>
  return (
    <span>
      {labelled(i18n, i18n._('Source'), '')}
      <a
        className="costs__source"
        dir="ltr"
        href={url.href}
        target="_blank"
        rel="noopener noreferrer"
      >
        {url.hostname.replace(/^www\./, '')}
      </a>
      {checked && (
        <>
          {commaBefore(checked)}
          <bdi>{checked}</bdi>
        </>
      )}
    </span>
  )
}

interface AskLinkProps {
  to: Values
  className?: string
  children: ReactNode
}

/** A link to another estimate: an address without JavaScript and in a new tab, else here. */
export function AskLink({to, className, children}: AskLinkProps) {
  const {model} = useCosts()
  const take = (event: MouseEvent) => {
    const {button, metaKey, ctrlKey, shiftKey, altKey} = event
    if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return
    event.preventDefault()
    model.settle(to)
  }
  return (
    <a className={className} href={model.addressOf(to)} onClick={take}>
      {children}
    </a>
  )
}
