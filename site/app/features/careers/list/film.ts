/** The film that those who look for work see. */

import file from '../../../media/films/careers/careers.mp4'
import smallAvif from '../../../media/films/careers/careers-480.avif'
import smallWebp from '../../../media/films/careers/careers-480.webp'
import largeAvif from '../../../media/films/careers/careers-960.avif'
import largeWebp from '../../../media/films/careers/careers-960.webp'
import type {PageFilm} from '../../../ui/film-dialog/film-poster.tsx'

export const careersFilm: PageFilm = {
  file,
  avif: [smallAvif, largeAvif],
  webp: [smallWebp, largeWebp],
}
