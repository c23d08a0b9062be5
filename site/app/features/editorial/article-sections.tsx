/** The still parts of an article or a news item: all of it but the button that shares it. */

import {RichText} from '#kit/html/rich-text.tsx'
import {otherLanguage} from '#kit/i18n/locale.ts'
import {Picture} from '#kit/ui/picture.tsx'
import {useSite} from '../../core/site-context.tsx'
import {Breadcrumbs} from '../../ui/breadcrumbs.tsx'
import {NoPage} from '../../ui/empty-state.tsx'
import {Link} from '../../ui/link.tsx'
import type {Article} from './article.ts'
import type {Piece} from './article-summary.ts'
import {type ArticleKind, articleBreadcrumbs, kinds} from './paths.ts'
import {WrittenOn} from './published-date.tsx'

/** Characters from which a title is set smaller. */
const LONG = 60

/** The picture fills the column of the page. */
const ARTICLE_SIZES = '(min-width: 114em) 1600px, 100vw'
const MORE_SIZES = '6rem'

interface OpeningProps {
  kind: ArticleKind
  article: Article
}

export function Opening({kind, article}: OpeningProps) {
  const {i18n} = useSite()
  const {title, titleLang, image, alt, pictures, createdAt} = article
  return (
    <>
      <header className="article__head wrap" data-long={title.length > LONG || undefined}>
        <Breadcrumbs {...articleBreadcrumbs(kind, article, i18n)} />
        <WrittenOn className="article__day" createdAt={createdAt} />
        <h1 {...otherLanguage(titleLang)}>{title}</h1>
      </header>
      {image && (
        <div className="article__picture">
          <Picture path={image} pictures={pictures} sizes={ARTICLE_SIZES} alt={alt} first />
        </div>
      )}
    </>
  )
}

export const Words = ({article}: {article: Article}) => {
  const {text, textLang, body, bodyLang, hasInitial} = article
  return (
    <>
      {text && (
        <p className="article__text" {...otherLanguage(textLang)}>
          {text}
        </p>
      )}
      {body && (
        <RichText
          className={`article__body rich-text${hasInitial ? ' article__body--initial' : ''}`}
          html={body}
          lang={bodyLang}
        />
      )}
    </>
  )
}

interface MoreProps {
  kind: ArticleKind
  others: Piece[]
}

export function More({kind, others}: MoreProps) {
  const {i18n} = useSite()
  const {list, more, all} = kinds[kind]
  return (
    <aside className="more" aria-labelledby="more">
      <h2 id="more">{i18n._(more)}</h2>
      <ul>
        {others.map(({slug, href, title, titleLang, image, pictures, createdAt}) => (
          <li className="more__piece" key={slug}>
            {image && (
              <div className="more__picture">
                <Picture path={image} pictures={pictures} sizes={MORE_SIZES} alt="" />
              </div>
            )}
            <div className="more__words">
              <WrittenOn className="more__day" createdAt={createdAt} />
              <h3 className="more__title" {...otherLanguage(titleLang)}>
                <Link className="more__link" href={href}>
                  {title}
                </Link>
              </h3>
            </div>
          </li>
        ))}
      </ul>
      <p>
        <Link className="button button--quiet" href={list}>
          {i18n._(all)}
        </Link>
      </p>
    </aside>
  )
}

export function Lost({kind}: {kind: ArticleKind}) {
  const {i18n} = useSite()
  const {list, name, all, lost} = kinds[kind]
  return (
    <NoPage
      block="places"
      heading={i18n._(name)}
      text={i18n._(lost)}
      all={{href: list, name: i18n._(all)}}
    />
  )
}
