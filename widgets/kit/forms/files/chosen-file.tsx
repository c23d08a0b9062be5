/** One chosen file: a picture if it is one, its name and size, and a button that removes it. */

import {useEffect, useState} from 'react'
import {useServices} from '../../core/view/use-services.ts'
import {numberFormat} from '../../i18n/grouped-number.ts'
import type {Locale} from '../../i18n/locale.ts'
import {MEGABYTE} from './limits.ts'

export function ChosenFile({file, onRemove}: {file: File; onRemove: () => void}) {
  const {i18n, locale} = useServices()
  return (
    <li className="chosen__file">
      <Preview file={file} />
      <p className="chosen__words">
        <span className="chosen__name">
          <bdi>{file.name}</bdi>
        </span>
        <span className="chosen__size">
          <bdi>{humanSize(file.size, locale)}</bdi>
        </span>
      </p>
      <button
        type="button"
        className="chosen__remove"
        aria-label={`${i18n._('Remove')} ${file.name}`}
        onClick={onRemove}
      >
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <path d="M6 6l12 12M18 6L6 18" fill="none" stroke="currentColor" strokeWidth="1.5" />
        </svg>
      </button>
    </li>
  )
}

/**
 * A page may forbid pictures from memory, and a browser may not know the format: then there is a
 * sheet of paper, and no broken picture.
 */
function Preview({file}: {file: File}) {
  const [address, setAddress] = useState<string>()
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    if (!/^(image\/|$)/.test(file.type)) return
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return (
    <span className="chosen__preview" data-shown={isShown}>
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path
          d="M6.5 3.5h7l4 4v13h-11zM13.5 3.5v4h4"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.2"
        />
      </svg>
      {address && (
        <img
          src={address}
          alt=""
          decoding="async"
          onLoad={() => setShown(true)}
          onError={() => setAddress(undefined)}
        />
      )}
    </span>
  )
}

/** `2.4 MB`, `2,4 Mo`, `850 kB`. */
function humanSize(bytes: number, locale: Locale) {
  const isLarge = bytes >= MEGABYTE
  const number = numberFormat(locale, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  })
  return number(isLarge ? bytes / MEGABYTE : Math.max(1, bytes / 1024))
}
