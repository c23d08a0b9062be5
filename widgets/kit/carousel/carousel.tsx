/**
 * Slides in a row. The first markup is a strip that the browser scrolls by itself, right from the
 * first paint and without JavaScript; when it is near the viewport, motion is fetched and takes
 * over the very same elements (docs/decisions/006-carousel-progressive-enhancement.md).
 */
import {type ReactNode, useRef} from 'react'
import {useServices} from '../core/view/use-services.ts'
import {Count} from '../ui/direction.tsx'
import {useCarousel} from './use-carousel.ts'

export interface CarouselProps {
  /** The name of its content, for screen readers: 'Featured properties'. */
  label: string
  /** Milliseconds between moves; none: it moves only on request. */
  interval?: number
  /** Milliseconds after the page has loaded until it starts to move by itself (spec section 4). */
  startAfter?: number
  /** How many are seen; by the carousel's own width, where it does not say otherwise. */
  layout: 'one' | 'one-two-three' | 'one-two-three-of-window' | 'peek'
  /** Each becomes a slide; keys are kept. */
  children: ReactNode[]
}

export function Carousel({label, interval, startAfter = 1000, layout, children}: CarouselProps) {
  const {i18n} = useServices()
  const viewport = useRef<HTMLDivElement>(null)
  const slides = slidesFrom(children)
  const keys = slides.map(({key}) => key).join('\n')
  const carousel = useCarousel(viewport, {keys, interval, startAfter})
  const {index, overflows, step, Controls} = carousel
  const isLong = slides.length > 1 && overflows !== false

  return (
    <section
      className={`carousel carousel--${layout}`}
      aria-roledescription={i18n._('carousel')}
      aria-label={label}
      data-slides={slides.length}
    >
      <div
        ref={viewport}
        className="carousel__viewport"
        {...(isLong ? {tabIndex: 0, role: 'group', 'aria-label': i18n._('Slides')} : {})}
      >
        <div className="carousel__camera">
          {slides.map(({key, content}, at) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
            <div
              key={key}
              className="carousel__slide"
              role="group"
              aria-roledescription={i18n._('slide')}
              aria-label={`${at + 1} / ${slides.length}`}
            >
              {content}
            </div>
          ))}
        </div>
      </div>
      {isLong && (
        <div className="carousel__controls">
          {Controls && (
            <Controls
              position={<Count at={Math.min(index, slides.length - 1) + 1} of={slides.length} />}
              step={step}
              playing={interval && !carousel.hasFailed ? carousel : undefined}
            />
          )}
        </div>
      )}
    </section>
  )
}

/** React and Preact both keep an element's key in `key`. */
function slidesFrom(children: ReactNode[]) {
  return [children].flat().flatMap((content, at) => {
    if (content === null || content === undefined || typeof content === 'boolean') return []
    const {key} = content as {key?: string | null}
    return [{key: key ?? `${at}`, content}]
  })
}
