/** Where a figure stands, and when it was compared with it. */
import {useServices} from '#kit/core/view/use-services.ts'
import {labelled} from '#kit/i18n/labelled.ts'
import {formatDay} from '#trade/property/details/format-day.ts'

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
      <span>{checked && `, ${checked}`}</span>
    </span>
  )
}
