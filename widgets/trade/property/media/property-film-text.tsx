/** The transcript of a record's films: one text for all, below the first of them. */
import type {Property} from '../../contract/entities.ts'
import {FilmText} from '../../film/film-text.tsx'
import {englishOf} from '../facts.tsx'

interface PropertyFilmTextProps {
  property: Property
  /** The film that it belongs to: the film of the banner comes first. */
  below: 'banner' | 'embedded'
  className?: string
}

export function PropertyFilmText({property, below, className}: PropertyFilmTextProps) {
  const {transcript, video} = property
  if (!transcript || Boolean(video) !== (below === 'banner')) return null
  return (
    <FilmText text={transcript} lang={englishOf(property, 'transcript')} className={className} />
  )
}
