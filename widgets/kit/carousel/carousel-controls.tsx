/** Below the slides: where one is, and the buttons. They are loaded with the driver. */
import type {ReactNode} from 'react'
import {useServices} from '../core/view/use-services.ts'

interface Playing {
  /** True while it moves by itself. */
  isMoving: boolean
  isPaused: boolean
  toggle: () => void
}

export interface CarouselControlsProps {
  /** '2 / 8' */
  position: ReactNode
  step: (by: 1 | -1) => void
  /** None where it never moves by itself. */
  playing?: Playing
}

export function CarouselControls({position, step, playing}: CarouselControlsProps) {
  const {i18n} = useServices()
  return (
    <>
      <p className="carousel__position" aria-live={playing?.isMoving ? 'off' : 'polite'}>
        {position}
      </p>
      {playing && (
        <button
          type="button"
          className="carousel__button carousel__button--pause"
          aria-label={playing.isPaused ? i18n._('Play') : i18n._('Pause')}
          onClick={playing.toggle}
        >
          <Drawing path={playing.isPaused ? 'M9 6.5v11l9-5.5z' : 'M9 7v10M15 7v10'} />
        </button>
      )}
      <button
        type="button"
        className="carousel__button"
        aria-label={i18n._('Previous')}
        onClick={() => step(-1)}
      >
        <Drawing path="M14.5 5.5 8 12l6.5 6.5" />
      </button>
      <button
        type="button"
        className="carousel__button"
        aria-label={i18n._('Next')}
        onClick={() => step(1)}
      >
        <Drawing path="M9.5 5.5 16 12l-6.5 6.5" />
      </button>
    </>
  )
}

const Drawing = ({path}: {path: string}) => (
  <svg viewBox="0 0 24 24" width="20" height="20" fill="none" aria-hidden="true">
    <path d={path} stroke="currentColor" strokeWidth="1.25" strokeLinejoin="round" />
  </svg>
)
