/**
 * All pictures of a home, one by one: swiped, by arrow keys, or by the buttons. Only those that
 * are looked at are fetched.
 */
import {useLayoutEffect, useRef, useState} from 'react'
import {useServices} from '#kit/core/view/use-services.ts'
import {Dialog} from '#kit/overlay/dialog.tsx'
import {Count, flipOf} from '#kit/ui/direction.tsx'
import pictureStyles from '#kit/ui/picture.css'
import {Picture} from '#kit/ui/picture.tsx'
import {altOf, type Pictured} from './gallery.tsx'
import lightboxStyles from './lightbox.css'

const STYLES = `${pictureStyles}\n${lightboxStyles}`

interface LightboxProps {
  property: Pictured
  /** The picture that is seen first, from 0. */
  first: number
  onClose: () => void
}

export function Lightbox({property, first, onClose}: LightboxProps) {
  const {i18n} = useServices()
  return (
    <Dialog title={i18n._('Photo Gallery')} onClose={onClose} styles={STYLES}>
      <Pictures property={property} first={first} />
    </Dialog>
  )
}

function Pictures({property, first}: Omit<LightboxProps, 'onClose'>) {
  const {i18n} = useServices()
  const {main_images: paths, pictures} = property
  const {strip, shown, show, readPosition} = useStrip(first, paths.length)
  return (
    <div className="lightbox">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard, too */}
      <ul className="lightbox__strip" tabIndex={0} ref={strip} onScroll={readPosition}>
        {paths.map((path, index) => (
          <li className="lightbox__picture" key={path} aria-hidden={index !== shown}>
            <Picture
              path={path}
              pictures={pictures}
              sizes="100vw"
              alt={altOf(property, index)}
              first={index === first}
            />
          </li>
        ))}
      </ul>
      <div className="lightbox__bar">
        <p className="lightbox__words">
          <bdi>{pictures?.[paths[shown] as string]?.alt}</bdi>
        </p>
        {paths.length > 1 && (
          <>
            <p className="lightbox__count" role="status">
              <Count at={shown + 1} of={paths.length} />
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
    </div>
  )
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

/** A row that snaps to its pictures; after the last comes the first. */
function useStrip(first: number, count: number) {
  const strip = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(first)

  const show = (index: number) => {
    const {current} = strip
    const next = (index + count) % count
    current?.scrollTo({
      left: next * current.clientWidth * flipOf(current),
      behavior: isQuiet() ? 'instant' : 'smooth',
    })
    setShown(next)
  }
  /** While it scrolls the row passes other pictures: only the final position counts. */
  const readPosition = () => {
    const {current} = strip
    if (!current) return
    const position = (current.scrollLeft * flipOf(current)) / current.clientWidth
    if (Math.abs(position - Math.round(position)) < 0.02) setShown(Math.round(position))
  }

  useLayoutEffect(() => {
    const {current} = strip
    current?.scrollTo({
      left: first * current.clientWidth * flipOf(current),
      behavior: 'instant',
    })
  }, [first])

  const turn = useRef(show)
  turn.current = show
  const at = useRef(shown)
  at.current = shown
  // In the commit: what is seen answers keys.
  useLayoutEffect(() => {
    const steps: Record<string, number> = {ArrowLeft: -1, ArrowRight: 1}
    const onKeyDown = (event: KeyboardEvent) => {
      const step = steps[event.key]
      if (step === undefined || !strip.current) return
      event.preventDefault()
      turn.current(at.current + step * flipOf(strip.current))
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])

  return {strip, shown, show, readPosition}
}

const isQuiet = () => matchMedia('(prefers-reduced-motion: reduce)').matches
