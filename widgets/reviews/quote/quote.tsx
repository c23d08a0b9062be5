/** One review: the words first, then who said them. */
import {useEffect, useRef, useState} from 'react'
import {useServices} from '#kit/core/view/use-services.ts'
import {languageOf} from '#kit/i18n/locale.ts'
import type {Review} from '#trade/contract/entities.ts'

/** Characters that eight lines hold in the narrowest column; more may need opening. */
const EIGHT_LINES = 230

export function Quote({review}: {review: Review}) {
  const {author_name, rating, text, relative_time_description} = review
  return (
    <figure className="review">
      <Stars rating={rating} />
      <blockquote className="review__words">
        <Words text={text.trim()} lang={review.in_english?.includes('text') ? 'en' : undefined} />
      </blockquote>
      <figcaption className="review__author">
        <Portrait name={author_name} photo={review.profile_photo_url} />
        <span>
          <span className="review__name">
            <bdi>{author_name.trim()}</bdi>
          </span>
          {relative_time_description && (
            <span className="review__time">
              <bdi>{relative_time_description}</bdi>
            </span>
          )}
        </span>
      </figcaption>
    </figure>
  )
}

function Words({text, lang}: {text: string; lang?: string}) {
  const {i18n} = useServices()
  const words = useRef<HTMLParagraphElement>(null)
  const [isOpen, setOpen] = useState(false)
  const isLong = text.length > EIGHT_LINES
  const isCut = useCut(words, isLong && !isOpen)
  return (
    <>
      <p
        ref={words}
        className={`review__text${isLong && !isOpen ? ' review__text--cut' : ''}`}
        lang={lang}
        dir="auto"
      >
        {text}
      </p>
      {isLong && (
        <button
          type="button"
          className={`button button--quiet review__more${isCut ? '' : ' review__more--idle'}`}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? i18n._('Read less') : i18n._('Read more')}
        </button>
      )}
    </>
  )
}

/** Tracks whether lines are really hidden at this width; assumed until it is measured. */
function useCut(words: {current: HTMLElement | null}, isClamped: boolean) {
  const [isCut, setCut] = useState(true)
  useEffect(() => {
    const text = words.current
    if (!text || !isClamped) return
    const observer = new ResizeObserver(() => setCut(text.scrollHeight > text.clientHeight + 1))
    observer.observe(text)
    return () => observer.disconnect()
  }, [words, isClamped])
  return isCut
}

/** The author's photo over the initials, which are seen where there is none or it does not come. */
function Portrait({name, photo}: {name: string; photo?: string}) {
  const {media} = useServices()
  return (
    <span className="portrait" aria-hidden="true">
      {initialsOf(name)}
      {photo && (
        <img
          src={media(photo)}
          alt=""
          loading="lazy"
          referrerPolicy="no-referrer"
          // One that failed before this view was hydrated fired no event here.
          ref={image => hideIf(image?.complete && !image.naturalWidth, image)}
          onError={({currentTarget}) => hideIf(true, currentTarget)}
        />
      )}
    </span>
  )
}

function hideIf(isBroken: boolean | undefined, image: HTMLImageElement | null) {
  if (isBroken && image) image.hidden = true
}

/** `Annika de Vries` -> `AV`. */
function initialsOf(name: string) {
  const [first = '', ...others] = name.match(/(?<!\S)\S/gu) ?? []
  return first + (others.at(-1) ?? '')
}

const MAX_STARS = 5
const SIZE = 20
const STAR = 'm10 2.6 2.2 4.9 5.3.6-3.9 3.6 1 5.3-4.6-2.6L5.4 17l1-5.3-3.9-3.6 5.3-.6z'

/** A rating as stars, with a text alternative for screen readers. */
function Stars({rating}: {rating: number}) {
  const {i18n, locale} = useServices()
  const given = Number(rating)
  if (!(given >= 0 && given <= MAX_STARS)) return null
  return (
    <p className="stars">
      <span className="visually-hidden">{`${given.toLocaleString(languageOf(locale).formats)} ${i18n._('of 5')}`}</span>
      <svg
        width={MAX_STARS * SIZE}
        height={SIZE}
        viewBox={`0 0 ${MAX_STARS * SIZE} ${SIZE}`}
        aria-hidden="true"
      >
        <Row className="stars__empty" />
        {/* The full ones are cut off where the rating ends, within a star too. */}
        <svg width={given * SIZE} height={SIZE} aria-hidden="true">
          <Row className="stars__full" />
        </svg>
      </svg>
    </p>
  )
}

const Row = ({className}: {className: string}) => (
  <g className={className}>
    {[0, 1, 2, 3, 4].map(at => (
      <path key={at} d={STAR} transform={`translate(${at * SIZE} 0)`} />
    ))}
  </g>
)
