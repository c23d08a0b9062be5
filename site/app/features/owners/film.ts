import file from '../../media/films/list-with-us/list-with-us.mp4'
import smallAvif from '../../media/films/list-with-us/list-with-us-480.avif'
import smallWebp from '../../media/films/list-with-us/list-with-us-480.webp'
import largeAvif from '../../media/films/list-with-us/list-with-us-960.avif'
import largeWebp from '../../media/films/list-with-us/list-with-us-960.webp'
import type {PageFilm} from '../../ui/film-dialog/film-poster.tsx'

export const ownersFilm: PageFilm = {
  file,
  avif: [smallAvif, largeAvif],
  webp: [smallWebp, largeWebp],
}
