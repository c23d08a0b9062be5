/** A film in a dialog: it plays at once, silent at first, and ends with the dialog. */

import {Dialog} from '#kit/overlay/dialog.tsx'
import films from '#trade/film/film.css'
import {Film} from '#trade/film/film.tsx'
import {FilmText} from '#trade/film/film-text.tsx'
import own from './film-dialog.css'
import {FilmPoster, type PageFilm} from './film-poster.tsx'

const STYLES = `${films}\n${own}`

interface FilmDialogProps {
  film: PageFilm
  title: string
  seen: string
  /** A description of the whole film. */
  shows: string
  onClose: () => void
}

export const FilmDialog = ({film, title, seen, shows, onClose}: FilmDialogProps) => (
  <Dialog title={title} onClose={onClose} styles={STYLES}>
    <div className="film-frame">
      <Film
        sources={[{src: film.file}]}
        poster={<FilmPoster film={film} className="film__still" alt={seen} sizes="100vw" />}
        label={title}
        start="immediate"
      />
      <FilmText text={shows} isOver />
    </div>
  </Dialog>
)
