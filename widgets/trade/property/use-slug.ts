import {useEffect, useState} from 'react'
import {onAddressChange} from '#kit/core/page-address.ts'
import {type SlugSource, slugOf} from './slug-of.ts'

/** The slug of a view: of the attributes or of the page's address, also after that has changed. */
export function useSlug({slug, slugFrom}: SlugSource) {
  const [now, setNow] = useState(() => slugOf({slug, slugFrom}))
  useEffect(() => {
    const read = () => setNow(slugOf({slug, slugFrom}))
    read()
    return slugFrom ? onAddressChange(read) : undefined
  }, [slug, slugFrom])
  return now
}
