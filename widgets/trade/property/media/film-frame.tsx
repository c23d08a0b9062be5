import type {FilmAddress} from './film-address.ts'

/** The player of a film elsewhere, which may show itself and nothing else. */
export const FilmFrame = ({film, title}: {film: FilmAddress; title: string}) => (
  <iframe
    className="property-watchout__frame"
    src={film.frame}
    title={title}
    loading="lazy"
    allow="autoplay; encrypted-media; picture-in-picture"
    allowFullScreen
    sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
    referrerPolicy="strict-origin-when-cross-origin"
  />
)
