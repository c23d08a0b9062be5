/**
 * A film over its poster: silent at first, played while it is seen, without an end. Nothing of it is
 * fetched before the page has loaded, nor by itself for those who wish less motion or less data. The
 * poster stays where no film comes.
 */
import {type ReactNode, useRef} from 'react'
import {useServices} from '#kit/core/view/use-services.ts'
import {labelled} from '#kit/i18n/labelled.ts'
import {type FilmSource, useFilm} from './use-film.ts'

export interface FilmProps {
  /** Its files; the first whose `media` fits is fetched. */
  sources: FilmSource[]
  /** The poster until it plays: a `<Picture>`, or an image of class `film__still`. */
  poster: ReactNode
  /** The subject of the film, in the names of its buttons. */
  label: string
  /**
   * By itself as soon as it is seen, or only when its button is pressed; `immediate`: somebody has just
   * pressed what shows it, which is more than any wish for less motion.
   */
  start?: 'visible' | 'pressed' | 'immediate'
  /** Milliseconds after the page has loaded until it may start by itself. */
  delay?: number
}

export function Film({sources, poster, label, start = 'visible', delay = 0}: FilmProps) {
  const {i18n} = useServices()
  const frame = useRef<HTMLDivElement>(null)
  const film = useFilm(frame, {sources, start, delay})
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div
      ref={frame}
      className="film"
      role="group"
      aria-label={labelled(i18n, i18n._('Film'), label)}
      data-shown={film.isShown}
    >
      {poster}
      <video
        {...film.video}
        className="film__video"
        muted={film.isMuted}
        loop
        playsInline
        preload="none"
        tabIndex={-1}
        aria-hidden="true"
      />
      <div className="film__controls">
        <FilmButton
          name={film.isMuted ? i18n._('Unmute') : i18n._('Mute')}
          path={film.isMuted ? MUTED : LOUD}
          press={film.toggleSound}
        />
        <FilmButton
          name={film.isPlaying ? i18n._('Pause') : i18n._('Play')}
          path={film.isPlaying ? 'M9 6.5v11M15 6.5v11' : 'M8.5 5.5v13l10-6.5z'}
          press={film.togglePlay}
        />
      </div>
    </div>
  )
}

const LOUD = 'M4 9.5v5h3l4.5 4v-13L7 9.5zM15 9a4 4 0 0 1 0 6M17.5 6.5a8 8 0 0 1 0 11'
const MUTED = 'M4 9.5v5h3l4.5 4v-13L7 9.5zM15.5 9.5l5 5M20.5 9.5l-5 5'

function FilmButton({name, path, press}: {name: string; path: string; press: () => void}) {
  return (
    <button type="button" className="film__button" aria-label={name} onClick={press}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  )
}
