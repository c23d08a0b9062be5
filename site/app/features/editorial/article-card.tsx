/** An article in a list: its picture, its day, its title, and the way to the rest of it. */
import {otherLanguage} from '#kit/i18n/locale.ts'
import {Picture} from '#kit/ui/picture.tsx'
import {Link} from '../../ui/link.tsx'
import type {Piece} from './article-summary.ts'
import {WrittenOn} from './published-date.tsx'

interface PieceCardProps {
  piece: Piece
  sizes: string
  /** The link's text; the title follows for screen readers. */
  more: string
  /** With the short description. */
  showsText?: boolean
  /** Its picture is in the first screen. */
  first?: boolean
}

export const ArticleCard = ({
  piece,
  sizes,
  more,
  showsText = false,
  first = false,
}: PieceCardProps) => (
  <article className="piece" aria-label={piece.title}>
    <div className="piece__picture">
      {piece.image && (
        <Picture path={piece.image} pictures={piece.pictures} sizes={sizes} alt="" first={first} />
      )}
    </div>
    <div className="piece__words">
      <WrittenOn className="piece__day" createdAt={piece.createdAt} />
      <h3 className="piece__title" {...otherLanguage(piece.titleLang)}>
        {piece.title}
      </h3>
      {showsText && piece.text && (
        <p className="piece__text" {...otherLanguage(piece.textLang)}>
          {piece.text}
        </p>
      )}
      <ReadOn piece={piece} more={more} />
    </div>
  </article>
)

/** One link for the whole card. */
export const ReadOn = ({piece: {href, title, titleLang}, more}: {piece: Piece; more: string}) => (
  <p className="piece__more">
    <Link className="piece__link button button--quiet" href={href}>
      {more}{' '}
      <span className="visually-hidden" {...otherLanguage(titleLang)}>
        {title}
      </span>
    </Link>
  </p>
)
