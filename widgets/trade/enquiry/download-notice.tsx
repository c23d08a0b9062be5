/** The progress of a requested download (spec section 4). */

import {useServices} from '#kit/core/view/use-services.ts'
import {InAppHint} from '#kit/ui/in-app-hint.tsx'
import {phoneLink} from '../agency/agency.ts'
import {useAgency} from '../agency/use-agency.ts'
import type {Download, FileKind} from './download.ts'
import type {DownloadState} from './use-download.ts'

interface DownloadNoticeProps {
  /** The id of the progress message. */
  id?: string
  download: Download
  state: DownloadState
  retry: () => void
}

export function DownloadNotice({id, download, state, retry}: DownloadNoticeProps) {
  const {i18n, media} = useServices()
  const agency = useAgency()
  return (
    <div className="download-notice" data-state={state}>
      <p className="download-notice__file">
        <strong>{download.name}</strong> · {i18n._(WORDS[download.kind])}
      </p>
      {state === 'failed' ? (
        <div role="alert">
          <p id={id}>
            {i18n._(
              'We have your message, but the file could not be downloaded. There is no need to send the form again.',
            )}
          </p>
          <p className="download-notice__ways">
            <button type="button" className="button button--primary" onClick={retry}>
              {i18n._('Try again')}
            </button>
            <a className="button button--quiet figures" dir="ltr" href={phoneLink(agency.phone)}>
              {agency.phone}
            </a>
          </p>
        </div>
      ) : state === 'linked' ? (
        <div id={id}>
          <p className="download-notice__ways">
            <a className="button button--primary" href={media(download.file)}>
              {i18n._(LINKS[download.kind])}
            </a>
          </p>
          <InAppHint />
        </div>
      ) : (
        <p id={id} role="status">
          {state === 'saved'
            ? i18n._('You will find it in your downloads.')
            : i18n._('Your download is on its way.')}
        </p>
      )}
    </div>
  )
}

/** The same words as the link that requested it. */
const LINKS: Record<FileKind, string> = {
  brochure: /*i18n*/ 'Download Brochure',
  floor_plan: /*i18n*/ 'Download Floor Plan',
}

const WORDS: Record<FileKind, string> = {
  brochure: /*i18n*/ 'Brochure',
  floor_plan: /*i18n*/ 'Floor Plan',
}
