/** When a film plays: the visitor's own word first, then what they wish of every page, then where it is. */
import {type RefObject, useEffect, useRef, useState} from 'react'
import {useMedia} from '#kit/ui/use-media.ts'

/** One file of a film. */
export interface FilmSource {
  src: string
  /** A media query for the source; omit it to match everywhere. */
  media?: string
  /** True for a large file, which slow connections do not fetch. */
  large?: true
}

interface FilmWishes {
  sources: FilmSource[]
  start: 'visible' | 'pressed' | 'immediate'
  delay: number
}

/** The share of a film that counts as visible. */
const VISIBLE = 0.2

export function useFilm(frame: RefObject<HTMLElement | null>, {sources, start, delay}: FilmWishes) {
  const video = useRef<HTMLVideoElement>(null)
  const [isPlaying, setPlaying] = useState(false)
  const [isShown, setShown] = useState(false)
  const [isMuted, setMuted] = useState(true)
  const [said, setSaid] = useState<'nothing' | 'play' | 'pause'>(
    start === 'immediate' ? 'play' : 'nothing',
  )
  const startsItself = useStart(delay) && start === 'visible'
  const isVisible = useVisible(frame)
  const plays = isVisible && (said === 'nothing' ? startsItself : said === 'play')
  const latest = useRef(sources)
  latest.current = sources

  const play = useRef(() => {
    const film = video.current
    if (!film) return
    if (!film.getAttribute('src')) film.src = fitting(latest.current)
    film.play().catch(() => {}) // a browser may refuse, to save power; the button still works
  }).current

  useEffect(() => {
    if (!plays) return
    play()
    const film = video.current
    return () => film?.pause() // also when its page is left: its sound may still be playing
  }, [plays, play])

  return {
    isPlaying,
    /** The first picture of the film is there. */
    isShown,
    isMuted,
    toggleSound: () => setMuted(!isMuted),
    /** At once, not in an effect: some browsers play only while a press is handled. */
    togglePlay: () => {
      setSaid(isPlaying ? 'pause' : 'play')
      if (isPlaying) video.current?.pause()
      else play()
    },
    video: {
      ref: video,
      onPlay: () => setPlaying(true),
      onPlaying: () => setShown(true),
      onPause: () => setPlaying(false),
      /** The poster is shown again, and the button retries. */
      onError: () => {
        video.current?.removeAttribute('src')
        setShown(false)
        setPlaying(false)
        setSaid('pause')
      },
    },
  }
}

const fitting = (sources: FilmSource[]) =>
  sources.find(({media, large}) => !(large && isSlow()) && (!media || matchMedia(media).matches))
    ?.src ?? ''

/** True some time after the page has loaded, unless the visitor wishes less motion or less data. */
function useStart(delay: number) {
  const [hasCome, setCome] = useState(false)
  const wantsLess = useMedia('(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)')
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const count = () => {
      timer = setTimeout(() => setCome(!savesData()), delay)
    }
    if (document.readyState === 'complete') count()
    else addEventListener('load', count)
    return () => {
      removeEventListener('load', count)
      clearTimeout(timer)
    }
  }, [delay])
  return hasCome && !wantsLess
}

/** Only some browsers tell; the others count as fast. */
const connection = (): {saveData?: boolean; effectiveType?: string} =>
  (navigator as {connection?: object}).connection ?? {}
const savesData = () => connection().saveData === true
const isSlow = () => savesData() || (connection().effectiveType ?? '4g') !== '4g'

function useVisible(frame: RefObject<HTMLElement | null>) {
  const [isVisible, setVisible] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(
      changes => setVisible((changes.at(-1)?.intersectionRatio ?? 0) >= VISIBLE),
      {threshold: VISIBLE},
    )
    observer.observe(frame.current as HTMLElement)
    return () => observer.disconnect()
  }, [frame])
  return isVisible
}
