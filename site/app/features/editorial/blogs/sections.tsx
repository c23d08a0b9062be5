/** The still parts of the list of articles. */
import {otherLanguage} from '#kit/i18n/locale.ts'
import {Picture} from '#kit/ui/picture.tsx'
import {useSite} from '../../../core/site-context.tsx'
import {CARD_SIZES} from '../../../ui/card-sizes.ts'
import {ArticleCard, ReadOn} from '../article-card.tsx'
import type {Piece} from '../article-summary.ts'
import {NothingToRead} from '../empty-list.tsx'
import {WrittenOn} from '../published-date.tsx'
import type {BlogsData} from './load.ts'

/** Most of the page's width. */
const COVER_SIZES = '(min-width: 114em) 1056px, (min-width: 60em) 62vw, 92vw'

export function Blogs({pieces: [first, ...rest], failure}: BlogsData) {
  const {i18n} = useSite()
  return (
    <div className="editorial wrap">
      <header className="masthead">
        <h1>{i18n._('Blogs')}</h1>
        <p className="lead">
          {i18n._(
            'What we would tell you over coffee, written down: how buying, renting and living here work, without the adjectives.',
          )}
        </p>
      </header>
      {first ? <Cover piece={first} /> : <NoBlogs failed={failure !== undefined} />}
      {rest.length > 0 && (
        <section className="pieces" data-columns="3" aria-label={i18n._('More Blogs')}>
          {rest.map(piece => (
            <ArticleCard
              key={piece.slug}
              piece={piece}
              sizes={CARD_SIZES}
              more={i18n._('Read more')}
            />
          ))}
        </section>
      )}
    </div>
  )
}

/** The first one, as large as a cover. */
function Cover({piece}: {piece: Piece}) {
  const {i18n} = useSite()
  const {title, titleLang, text, textLang, image, pictures, createdAt} = piece
  return (
    <article className="cover" data-pictured={Boolean(image)} aria-label={title}>
      {image && (
        <div className="cover__picture">
          <Picture path={image} pictures={pictures} sizes={COVER_SIZES} alt="" first />
        </div>
      )}
      <div className="cover__words">
        <WrittenOn className="cover__day" createdAt={createdAt} />
        <h2 className="cover__title" {...otherLanguage(titleLang)}>
          {title}
        </h2>
        {text && (
          <p className="cover__text" {...otherLanguage(textLang)}>
            {text}
          </p>
        )}
        <ReadOn piece={piece} more={i18n._('Read more')} />
      </div>
    </article>
  )
}

function NoBlogs({failed}: {failed: boolean}) {
  const {i18n} = useSite()
  return (
    <NothingToRead
      failed={failed}
      lost={i18n._('We could not load the articles. Please try again in a moment, or call us.')}
      none={i18n._('Our first article is being written. Until then, our guides are worth an hour.')}
      other={{href: '/neighborhood-guides', name: i18n._('All neighbourhoods')}}
    />
  )
}
