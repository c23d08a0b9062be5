/** The still parts of an article or a news item: all of it but the button that shares it. */

import type {ReactNode} from 'react'
import {RichText} from '#kit/html/rich-text.tsx'
import {otherLanguage} from '#kit/i18n/locale.ts'
import {Picture} from '#kit/ui/picture.tsx'
import {useSite} from '../../core/site-context.tsx'
import {Breadcrumbs} from '../../ui/breadcrumbs.tsx'
import {NoPage} from '../../ui/empty-state.tsx'
import {Link} from '../../ui/link.tsx'
import type {Article} from './article.ts'
import type {Piece} from './article-summary.ts'
import {BLOGS, blogBreadcrumbs, NEWS, newsBreadcrumbs} from './paths.ts'
import {WrittenOn} from './published-date.tsx'
import {ARTICLE_SIZES} from './sizes.ts'

/** Characters from which a title is set smaller. */
const LONG = 60

const MORE_SIZES = '6rem'

export function BlogOpening({article}: {article: Article}) {
  const {i18n} = useSite()
  return (
    <Opening article={article}>
      <Breadcrumbs {...blogBreadcrumbs(article, i18n)} />
    </Opening>
  )
}

export function NewsOpening({article}: {article: Article}) {
  const {i18n} = useSite()
  return (
    <Opening article={article}>
      <Breadcrumbs {...newsBreadcrumbs(article, i18n)} />
    </Opening>
  )
}

function Opening({article, children}: {article: Article; children: ReactNode}) {
  const {title, titleLang, image, alt, pictures, createdAt} = article
  return (
    <>
      <header className="article__head wrap" data-long={title.length > LONG || undefined}>
        {children}
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

export function MoreBlogs({others}: {others: Piece[]}) {
  const {i18n} = useSite()
  return (
    <More
      heading={i18n._('More Blogs')}
      others={others}
      all={{href: BLOGS, name: i18n._('All blogs')}}
    />
  )
}

export function MoreNews({others}: {others: Piece[]}) {
  const {i18n} = useSite()
  return (
    <More
      heading={i18n._('More news')}
      others={others}
      all={{href: NEWS, name: i18n._('All news')}}
    />
  )
}

interface MoreProps {
  heading: string
  others: Piece[]
  all: {href: string; name: string}
}

const More = ({heading, others, all}: MoreProps) => (
  <aside className="more" aria-labelledby="more">
    <h2 id="more">{heading}</h2>
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
      <Link className="button button--quiet" href={all.href}>
        {all.name}
      </Link>
    </p>
  </aside>
)

export function LostBlog() {
  const {i18n} = useSite()
  return (
    <NoPage
      block="places"
      heading={i18n._('Blogs')}
      text={i18n._('This article did not arrive. Please try again in a moment, or call us.')}
      all={{href: BLOGS, name: i18n._('All blogs')}}
    />
  )
}

export function LostNews() {
  const {i18n} = useSite()
  return (
    <NoPage
      block="places"
      heading={i18n._('News')}
      text={i18n._('This news did not arrive. Please try again in a moment, or call us.')}
      all={{href: NEWS, name: i18n._('All news')}}
    />
  )
}
