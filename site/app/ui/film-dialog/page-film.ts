/** A film of a page's own, from `media/films`: its file, and the picture that it starts with. */
export interface PageFilm {
  file: string
  /** 480 and 960 pixels wide, 16:9. */
  avif: [small: string, large: string]
  webp: [small: string, large: string]
}
