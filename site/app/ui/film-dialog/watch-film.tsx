/**
 * A page's own film behind its first picture: watched in a dialog, whose code is fetched on intent.
 * Without JavaScript, or where that code cannot be had, the link leads to the film itself.
 */
import {type KeyboardEvent, type MouseEvent, useEffect} from 'react'
import {focusPressed} from '#kit/overlay/focus-pressed.ts'
import {useLazy} from '#kit/ui/lazy.ts'
import {useSite} from '../../core/site-context.tsx'
import {FilmPoster, type PageFilm} from './film-poster.tsx'

interface WatchFilmProps {
  film: PageFilm
  /** The title of the film, and the name of the dialog. */
  title: string
  /** A description of the poster. */
  seen: string
  /** A description of the whole film. */
  shows: string
  /** How wide the poster is, as an image's `sizes`. */
  sizes: string
}

export function WatchFilm({film, title, seen, shows, sizes}: WatchFilmProps) {
  const {i18n} = useSite()
  const {state, prepare, open, close} = useLazy(
    async () => (await import('./film-dialog.tsx')).FilmDialog,
  )
  useEffect(() => {
    if (state.is === 'failed') location.assign(film.file)
  }, [state.is, film.file])

  const watch = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault()
    focusPressed(event as {detail: number}, event.currentTarget as Element)
    open()
  }
  return (
    <figure className="watch" aria-label={title}>
      <FilmPoster film={film} className="watch__poster" alt={seen} sizes={sizes} />
      {/* biome-ignore lint/a11y/useSemanticElements: without JavaScript it is a link */}
      <a
        className="watch__button"
        href={film.file}
        role="button"
        aria-haspopup="dialog"
        aria-busy={state.is === 'loading' || undefined}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={watch}
        onKeyDown={event => event.key === ' ' && watch(event)}
      >
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path d="M8.5 5.5v13l10-6.5z" fill="none" stroke="currentColor" strokeWidth="1.4" />
        </svg>
        {i18n._('Watch the film')}
      </a>
      {state.is === 'open' && (
        <state.Part film={film} title={title} seen={seen} shows={shows} onClose={close} />
      )}
    </figure>
  )
}
