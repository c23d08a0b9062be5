/** A film of a page's own, from `media/films`: its file, and the picture that it starts with. */
export interface PageFilm {
  file: string
  /** 480 and 960 pixels wide, 16:9. */
  avif: [small: string, large: string]
  webp: [small: string, large: string]
}

interface FilmPosterProps {
  film: PageFilm
  className: string
  alt: string
  sizes: string
}

/** The picture that a film starts with. */
export function FilmPoster({film, className, alt, sizes}: FilmPosterProps) {
  const {avif, webp} = film
  return (
    <picture>
      <source type="image/avif" srcSet={`${avif[0]} 480w, ${avif[1]} 960w`} sizes={sizes} />
      <img
        className={className}
        src={webp[1]}
        srcSet={`${webp[0]} 480w, ${webp[1]} 960w`}
        sizes={sizes}
        width={960}
        height={540}
        alt={alt}
        fetchPriority="high"
      />
    </picture>
  )
}
