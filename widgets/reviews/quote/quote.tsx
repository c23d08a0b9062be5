/** One review: the words first, then who said them. */
import {useEffect, useRef, useState} from 'react'
import {useServices} from '#kit/core/view/use-services.ts'
import type {Review} from '#trade/contract/entities.ts'
import {Portrait} from './portrait.tsx'
import {Stars} from './stars.tsx'

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

/** Whether lines are really hidden, in this width; assumed until it is measured. */
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
