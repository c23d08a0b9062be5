/** Shares a page with the device's own sheet, or copies its address. */
import {useState} from 'react'
import {useSite} from '../core/site-context.tsx'
import {Icon} from '../ui/icon.tsx'

interface ShareButtonProps {
  /** The path of another page than the one that is shown. */
  path?: string
}

export function ShareButton({path}: ShareButtonProps) {
  const {i18n} = useSite()
  const [said, setSaid] = useState('')

  const share = async () => {
    const page = {title: document.title, url: new URL(path ?? '', location.href).href}
    try {
      if (navigator.share) return await navigator.share(page)
      await navigator.clipboard.writeText(page.url)
      setSaid(i18n._('Link copied.'))
    } catch (error) {
      // Closing the device's sheet is no failure.
      if ((error as Error).name !== 'AbortError') setSaid(page.url)
    }
  }

  return (
    <div className="share">
      <button type="button" className="share__button" onClick={share}>
        <Icon name="share" />
        {i18n._('Share')}
      </button>
      <span className="share__said" role="status">
        {said}
      </span>
    </div>
  )
}
