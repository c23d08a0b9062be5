/** On the thank-you page: the file that was requested before. */
import {useEffect, useState, useSyncExternalStore} from 'react'
import {callAddress} from '#kit/api-client/call-address.ts'
import {media} from '#trade/contract/contract.ts'
import {type Download, storedPath} from '#trade/enquiry/download.ts'
import {DownloadNotice} from '#trade/enquiry/download-notice.tsx'
import {useDownload} from '#trade/enquiry/use-download.ts'
import {useSite} from '../../../core/site-context.tsx'
import {forgetDownload, wantedDownload} from './wanted-download.ts'

const never = () => () => {}

/** `offered` is the file of a form that was posted without JavaScript. */
export function Delivery({offered}: {offered: Download | null}) {
  // The server does not know what this tab wants.
  const wanted = useSyncExternalStore(never, wantedDownload, () => null)
  const [kept, keep] = useState(wanted)
  if (wanted && !kept) keep(wanted)
  const download = kept ?? wanted
  if (download) return <Fetching download={download} />
  return offered && <Offer download={offered} />
}

function Fetching({download}: {download: Download}) {
  const {state, retry} = useDownload(download)
  useEffect(() => {
    if (state === 'saved') forgetDownload()
  }, [state])
  return <DownloadNotice download={download} state={state} retry={retry} />
}

function Offer({download}: {download: Download}) {
  const {apiUrl, i18n} = useSite()
  return (
    <div className="download-notice">
      <p className="download-notice__file">
        <strong>{download.name}</strong>
      </p>
      <p>
        <a href={callAddress(apiUrl, media, {file: storedPath(download)})} download>
          {download.kind === 'brochure'
            ? i18n._('Download Brochure')
            : i18n._('Download Floor Plan')}
        </a>
      </p>
    </div>
  )
}
