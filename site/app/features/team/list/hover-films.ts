/**
 * Films over portraits: each plays, silent, while its card is under a mouse or has the keyboard, and
 * restarts the next time. Fingers scroll across cards, and start none. A film is fetched when it is
 * first played.
 */

/** Milliseconds that a pointer stays where it is meant to be; one that passes fetches nothing. */
const DWELL = 120

const WISHES_LESS = '(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)'

/** For all portraits of the page that have a film; answers how to end it. */
export function playOnHover(): () => void {
  const leaving = new AbortController()
  for (const portrait of document.querySelectorAll<HTMLElement>('[data-film]')) {
    const card = portrait.closest('a')
    if (card) playFor(card, filmOver(portrait), leaving.signal)
  }
  return () => leaving.abort()
}

function playFor(card: HTMLElement, film: Film, signal: AbortSignal) {
  const reasons = new Set<'pointer' | 'keyboard'>()
  let timer: ReturnType<typeof setTimeout>
  const begin = (reason: 'pointer' | 'keyboard') => {
    if (matchMedia(WISHES_LESS).matches) return
    reasons.add(reason)
    clearTimeout(timer)
    timer = setTimeout(film.play, DWELL)
  }
  const end = (reason: 'pointer' | 'keyboard') => {
    reasons.delete(reason)
    if (reasons.size > 0) return
    clearTimeout(timer)
    film.stop()
  }
  const onFocus = () => card.matches(':focus-visible') && begin('keyboard')

  const listen = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (event: HTMLElementEventMap[Type]) => void,
  ) => card.addEventListener(type, listener, {signal})
  listen('pointerenter', ({pointerType}) => pointerType !== 'touch' && begin('pointer'))
  listen('pointerleave', () => end('pointer'))
  listen('focus', onFocus)
  listen('blur', () => end('keyboard'))
  signal.addEventListener('abort', () => {
    clearTimeout(timer)
    film.remove()
  })

  // A pointer may have entered before this code was loaded.
  onFocus()
  if (matchMedia('(hover: hover)').matches && card.matches(':hover')) begin('pointer')
}

type Film = ReturnType<typeof filmOver>

/** Seen only while it plays: the picture stays below it, and where it cannot be had. */
function filmOver(portrait: HTMLElement) {
  let video: HTMLVideoElement | undefined
  const hide = () => {
    delete portrait.dataset.shown
  }
  const remove = () => {
    hide()
    video?.remove()
    video = undefined
  }
  const create = () => {
    const created = Object.assign(document.createElement('video'), {
      className: 'film__video',
      muted: true,
      loop: true,
      playsInline: true,
      disablePictureInPicture: true,
      tabIndex: -1,
      src: portrait.dataset.film,
      onplaying: () => {
        portrait.dataset.shown = 'true'
      },
      onerror: remove,
    })
    created.ariaHidden = 'true'
    portrait.append(created)
    return created
  }
  return {
    play: () => {
      video ??= create()
      video.play().catch(() => {}) // a browser may refuse, to save power
    },
    stop: () => {
      hide()
      video?.pause()
      if (video) video.currentTime = 0
    },
    remove,
  }
}
