/** The latest articles and news: one with a large picture, the others beside it. */
import {otherLanguage} from '#kit/i18n/locale.ts'
import {Picture} from '#kit/ui/picture.tsx'
import {useSite} from '../../../core/site-context.tsx'
import {Link} from '../../../ui/link.tsx'
import type {Piece} from '../../editorial/article-summary.ts'
import {BLOGS} from '../../editorial/paths.ts'
import {WrittenOn} from '../../editorial/published-date.tsx'
import {SectionHead} from './section-head.tsx'

const LARGE = '(min-width: 114em) 57rem, (min-width: 56em) 52vw, 92vw'
const SMALL = '(min-width: 114em) 17rem, (min-width: 56em) 15vw, 7rem'

export function Journal({pieces}: {pieces: Piece[]}) {
  const {i18n} = useSite()
  if (pieces.length === 0) return null
  return (
    <section className="home-journal wrap">
      <SectionHead heading={i18n._('Journal')} all={{href: BLOGS, name: i18n._('All articles')}} />
      <div className="home-journal__pieces">
        {pieces.map((piece, at) => (
          <Article key={piece.href} piece={piece} sizes={at === 0 ? LARGE : SMALL} />
        ))}
      </div>
    </section>
  )
}

function Article({piece, sizes}: {piece: Piece; sizes: string}) {
  const {href, title, titleLang, image, pictures, createdAt} = piece
  return (
    <article className="home-piece" aria-label={title}>
      <div className="home-piece__picture">
        {image && <Picture path={image} pictures={pictures} sizes={sizes} alt="" />}
      </div>
      <div className="home-piece__words">
        <WrittenOn className="home-piece__day" createdAt={createdAt} />
        <h3 className="home-piece__title" {...otherLanguage(titleLang)}>
          <Link className="home-link" href={href}>
            {title}
          </Link>
        </h3>
      </div>
    </article>
  )
}
