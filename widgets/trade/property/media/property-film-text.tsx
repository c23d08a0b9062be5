/** The transcript of a record's films: one text for all, with the first of them. */
import type {Property} from '../../contract/entities.ts'
import {FilmText} from '../../film/film-text.tsx'
import {englishOf} from '../facts.tsx'

interface PropertyFilmTextProps {
  property: Property
  /** The film that it belongs to: the film of the banner comes first, and has it among its controls. */
  of: 'banner' | 'embedded'
}

export function PropertyFilmText({property, of}: PropertyFilmTextProps) {
  const {transcript, video} = property
  if (!transcript || Boolean(video) !== (of === 'banner')) return null
  return (
    <FilmText text={transcript} lang={englishOf(property, 'transcript')} isOver={of === 'banner'} />
  )
}
