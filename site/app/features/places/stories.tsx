/** Places as a magazine lists them: the first one large, the others beneath it. */
import {otherLanguage} from '#kit/i18n/locale.ts'
import {Picture} from '#kit/ui/picture.tsx'
import {Link} from '../../ui/link.tsx'
import type {Story} from './story.ts'

interface StoriesProps {
  stories: Story[]
  /** The first picture is in the first screen. */
  first?: boolean
}

const MIN_FOR_THREE_COLUMNS = 10

const LARGE = '(min-width: 114em) 891px, (min-width: 56em) 56vw, 92vw'
const SMALL = '(min-width: 114em) 780px, (min-width: 40em) 46vw, 92vw'
const SMALLEST = '(min-width: 110em) 376px, (min-width: 56em) 29vw, (min-width: 40em) 46vw, 40vw'

export function Stories({stories, first = false}: StoriesProps) {
  const columns = stories.length < MIN_FOR_THREE_COLUMNS ? 2 : 3
  return (
    <ul className="stories" data-columns={columns}>
      {stories.map((story, place) => {
        const large = isLarge(place, stories.length, columns)
        return (
          <li key={story.href} className={large ? 'story story--large' : 'story'}>
            <div className="story__picture">
              {story.image && (
                <Picture
                  path={story.image}
                  pictures={story.pictures}
                  sizes={large ? LARGE : columns === 2 ? SMALL : SMALLEST}
                  alt=""
                  first={first && place === 0}
                />
              )}
            </div>
            <div className="story__words">
              <h2 className="story__name" {...otherLanguage(story.nameLang)}>
                <Link className="story__link" href={story.href}>
                  {story.name}
                </Link>
              </h2>
              {story.text && (
                <p className="story__text" {...otherLanguage(story.textLang)}>
                  {story.text}
                </p>
              )}
            </div>
          </li>
        )
      })}
    </ul>
  )
}

/** The first, and a last one that would be alone in its row. */
const isLarge = (place: number, count: number, columns: number) =>
  place === 0 || (place === count - 1 && (count - 1) % columns === 1)
