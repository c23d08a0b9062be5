/**
 * Pictures one by one: swiped, by arrow keys, Home and End, by the buttons, or by their thumbnails. Only
 * those that are looked at are fetched.
 */
import {useEffect, useState} from 'react'
import {useServices} from '#kit/core/view/use-services.ts'
import {painted} from '#kit/core/when-idle.ts'
import {Count} from '#kit/ui/direction.tsx'
import {Picture} from '#kit/ui/picture.tsx'
import type {Picture as PictureFacts} from '#kit/ui/picture-files.ts'
import {PictureThumbs} from './picture-thumbs.tsx'
import {positionWords, useStrip} from './use-strip.ts'

interface PictureStripProps {
  paths: string[]
  pictures?: Record<string, PictureFacts>
  altOf: (index: number) => string
  /** The picture that is seen first, from 0. */
  first: number
  /** Ink on white paper: nothing of it may be cut, and it stays white on the night ground. */
  isPaper: boolean
}

export function PictureStrip({paths, pictures, altOf, first, isPaper}: PictureStripProps) {
  const {i18n} = useServices()
  const {strip, shown, show, readPosition} = useStrip(first, paths.length)
  const isComplete = usePainted()
  const position = positionWords(shown + 1, paths.length, i18n)
  return (
    <div className="lightbox__pictures" data-paper={isPaper || undefined}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard, too */}
      <ul className="lightbox__strip" tabIndex={0} ref={strip} onScroll={readPosition}>
        {paths.map((path, index) => (
          <li className="lightbox__picture" key={path} aria-hidden={index !== shown}>
            {(isComplete || index === first) && (
              <Picture
                path={path}
                pictures={pictures}
                sizes="100vw"
                alt={altOf(index)}
                first={index === first}
              />
            )}
          </li>
        ))}
      </ul>
      <div className="lightbox__bar">
        <p className="lightbox__words">
          <bdi>{pictures?.[paths[shown] as string]?.alt}</bdi>
        </p>
        {paths.length > 1 && (
          <>
            <p className="lightbox__count" aria-hidden="true">
              <Count at={shown + 1} of={paths.length} />
            </p>
            <p className="visually-hidden" role="status">
              {position}
            </p>
            <Turn
              label={i18n._('Previous')}
              path="M15 5l-7 7 7 7"
              onClick={() => show(shown - 1)}
            />
            <Turn label={i18n._('Next')} path="M9 5l7 7-7 7" onClick={() => show(shown + 1)} />
          </>
        )}
      </div>
      {paths.length > 1 && (
        <div className="lightbox__thumbs">
          {isComplete && (
            <PictureThumbs paths={paths} pictures={pictures} shown={shown} onChoose={show} />
          )}
        </div>
      )}
    </div>
  )
}

/** False in the first frame, so that a press is answered before everything is rendered. */
function usePainted() {
  const [isPainted, setPainted] = useState(false)
  useEffect(() => {
    let isMounted = true
    void painted().then(() => isMounted && setPainted(true))
    return () => {
      isMounted = false
    }
  }, [])
  return isPainted
}

function Turn({label, path, onClick}: {label: string; path: string; onClick: () => void}) {
  return (
    <button type="button" className="lightbox__turn" aria-label={label} onClick={onClick}>
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d={path} fill="none" stroke="currentColor" strokeWidth="1.5" />
      </svg>
    </button>
  )
}
