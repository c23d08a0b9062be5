import {useEffect, useRef} from 'react'
import {useServices} from '#kit/core/view/use-services.ts'
import {Picture} from '#kit/ui/picture.tsx'
import type {Picture as PictureFacts} from '#kit/ui/picture-files.ts'
import {positionWords} from './use-strip.ts'

interface PictureThumbsProps {
  paths: string[]
  pictures?: Record<string, PictureFacts>
  shown: number
  onChoose: (index: number) => void
}

/** All pictures, small; the shown one stays in sight. */
export function PictureThumbs({paths, pictures, shown, onChoose}: PictureThumbsProps) {
  const {i18n} = useServices()
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const row = list.current
    const thumb = row?.children[shown] as HTMLElement | undefined
    if (!row || !thumb) return
    const {left, width} = thumb.getBoundingClientRect()
    const box = row.getBoundingClientRect()
    row.scrollBy({left: left + width / 2 - box.left - box.width / 2})
  }, [shown])
  return (
    <ul className="lightbox__row" ref={list}>
      {paths.map((path, index) => (
        <li key={path}>
          <button
            type="button"
            className="lightbox__thumb"
            aria-label={positionWords(index + 1, paths.length, i18n)}
            aria-current={index === shown || undefined}
            onClick={() => onChoose(index)}
          >
            <Picture path={path} pictures={pictures} sizes="96px" alt="" />
          </button>
        </li>
      ))}
    </ul>
  )
}
