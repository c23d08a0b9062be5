/**
 * A few pictures of a home, to swipe through on its card. All but the first are fetched when a visitor
 * turns to the card. It is no tab stop of a list: with the focus on the card's link, the arrow keys
 * turn; the description of the picture in view stands beside what is scrolled, which is hidden from
 * screen readers.
 */
import {type RefObject, useEffect, useRef, useState} from 'react'
import {useServices} from '#kit/core/view/use-services.ts'
import {Picture} from '#kit/ui/picture.tsx'
import type {PropertyCardProps} from './card.tsx'
import {useHomeLink} from './use-home-link.ts'

const MAX_PICTURES = 5

export function CardPictures({property, sizes, first, eager, detailsUrl}: PropertyCardProps) {
  const {i18n} = useServices()
  const homeLink = useHomeLink(detailsUrl)
  const {pictures} = property
  const paths = (property.main_images ?? []).slice(0, MAX_PICTURES)
  const count = paths.length
  const strip = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(0)
  const [fetched, setFetched] = useState(1)
  const fetchUpTo = (wanted: number) => setFetched(now => Math.max(now, Math.min(wanted, count)))
  const step = (by: 1 | -1) => {
    fetchUpTo(count)
    scrollToSlide(strip.current, (at + by + count) % count)
  }
  useCard(strip, () => fetchUpTo(2), step)
  const alt = pictures?.[paths[at] ?? '']?.alt
  if (count < 2) {
    return paths.map(path => (
      <Picture
        key={path}
        path={path}
        pictures={pictures}
        sizes={sizes}
        first={first}
        eager={eager}
      />
    ))
  }
  return (
    <>
      {alt && <span className="visually-hidden" role="img" aria-label={alt} />}
      <div
        ref={strip}
        className="card__strip"
        aria-hidden="true"
        tabIndex={-1}
        onScroll={({currentTarget: box}) => {
          fetchUpTo(count)
          setAt(Math.round(Math.abs(box.scrollLeft) / box.clientWidth))
        }}
      >
        <div className="card__track">
          {paths.map((path, place) => (
            <span key={path} className="card__slide">
              {place < fetched && (
                <Picture
                  path={path}
                  pictures={pictures}
                  sizes={sizes}
                  first={first && place === 0}
                  eager={eager || place > 0}
                />
              )}
            </span>
          ))}
          <a {...homeLink(property)} className="card__press" tabIndex={-1} />
        </div>
      </div>
      <span className="card__dots" aria-hidden="true">
        {paths.map((path, place) => (
          <span key={path} data-at={place === at || undefined} />
        ))}
      </span>
      {fetched > 1 && (
        <>
          <Turn label={i18n._('Previous')} path="M14.5 5.5 8 12l6.5 6.5" onClick={() => step(-1)} />
          <Turn label={i18n._('Next')} path="M9.5 5.5 16 12l-6.5 6.5" onClick={() => step(1)} />
        </>
      )}
    </>
  )
}

interface TurnProps {
  label: string
  path: string
  onClick: () => void
}

const Turn = ({label, path, onClick}: TurnProps) => (
  <button type="button" className="card__turn" tabIndex={-1} aria-label={label} onClick={onClick}>
    <svg viewBox="0 0 24 24" width="20" height="20" fill="none" aria-hidden="true">
      <path d={path} stroke="currentColor" strokeWidth="1.5" strokeLinejoin="round" />
    </svg>
  </button>
)

function scrollToSlide(box: HTMLElement | null, place: number) {
  if (!box) return
  const forwards = getComputedStyle(box).direction === 'rtl' ? -1 : 1
  box.scrollTo({left: forwards * place * box.clientWidth})
}

/** Answers a visitor who comes to the card, or turns its pictures with the arrow keys. */
function useCard(
  inside: RefObject<HTMLElement | null>,
  onIntent: () => void,
  step: (by: 1 | -1) => void,
) {
  const latest = useRef({onIntent, step})
  latest.current = {onIntent, step}
  useEffect(() => {
    const card = inside.current?.closest('.card')
    if (!card) return
    const leave = new AbortController()
    const {signal} = leave
    const intend = () => latest.current.onIntent()
    // The page may have hydrated for this very visitor.
    if (card.matches(':hover, :focus-within')) intend()
    card.addEventListener('pointerenter', intend, {signal})
    card.addEventListener('focusin', intend, {signal})
    const turn = (event: Event) => {
      const {key, target} = event as KeyboardEvent
      if (!/^Arrow(Left|Right)$/.test(key)) return
      if (!(target as Element).matches('.card__link')) return
      event.preventDefault()
      const isRtl = getComputedStyle(card).direction === 'rtl'
      latest.current.step((key === 'ArrowRight') === isRtl ? -1 : 1)
    }
    card.addEventListener('keydown', turn, {signal})
    return () => leave.abort()
  }, [inside])
}
