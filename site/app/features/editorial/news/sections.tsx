/** The still parts of the list of news. */
import {useSite} from '../../../core/site-context.tsx'
import creekReview from '../../../media/press/creek-review.svg'
import emiratesPropertyJournal from '../../../media/press/emirates-property-journal.svg'
import houseAndHarbour from '../../../media/press/house-and-harbour.svg'
import levantLiving from '../../../media/press/levant-living.svg'
import marinaPost from '../../../media/press/marina-post.svg'
import skylineQuarterly from '../../../media/press/skyline-quarterly.svg'
import theArchitectWeekly from '../../../media/press/the-architect-weekly.svg'
import theGulfLedger from '../../../media/press/the-gulf-ledger.svg'
import {ArticleCard} from '../article-card.tsx'
import {NothingToRead} from '../empty-list.tsx'
import {BLOGS} from '../paths.ts'
import type {NewsData} from './load.ts'

/** One that has none here is shown by its name. */
const pressLogos: Record<string, string> = {
  'The Gulf Ledger': theGulfLedger,
  'Creek Review': creekReview,
  'Marina Post': marinaPost,
  'Skyline Quarterly': skylineQuarterly,
  'House & Harbour': houseAndHarbour,
  'Emirates Property Journal': emiratesPropertyJournal,
  'Levant Living': levantLiving,
  'The Architect Weekly': theArchitectWeekly,
}

const SIZES = '(min-width: 110em) 376px, (min-width: 40em) 46vw, 92vw'

export function News({pieces, failure}: NewsData) {
  const {i18n} = useSite()
  return (
    <div className="editorial wrap">
      <header className="masthead">
        <h1>{i18n._('News')}</h1>
        <p className="lead">
          {i18n._(
            'Who is writing about us, and what we have to say: new faces, open houses, figures.',
          )}
        </p>
      </header>
      <Press />
      <section aria-labelledby="own-news">
        <h2 id="own-news">{i18n._('OCP News')}</h2>
        {pieces.length > 0 ? (
          <div className="pieces" data-columns="2">
            {pieces.map((piece, at) => (
              <ArticleCard
                key={piece.slug}
                piece={piece}
                sizes={SIZES}
                more={i18n._('Read More')}
                showsText
                first={at === 0}
              />
            ))}
          </div>
        ) : (
          <NoNews failed={failure !== undefined} />
        )}
      </section>
    </div>
  )
}

/** Spec section 2: eight logos, each leading to its paper. */
function Press() {
  const {i18n, agency} = useSite()
  return (
    <section className="press" aria-labelledby="press">
      <h2 className="press__heading" id="press">
        {i18n._('Featured On')}
      </h2>
      <ul className="press__logos">
        {(agency.press ?? []).map(({name, link}) => (
          <li key={name}>
            <a href={link} rel="noopener noreferrer">
              {pressLogos[name] ? (
                <img src={pressLogos[name]} alt={name} width={320} height={120} loading="lazy" />
              ) : (
                name
              )}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function NoNews({failed}: {failed: boolean}) {
  const {i18n} = useSite()
  return (
    <NothingToRead
      failed={failed}
      lost={i18n._('We could not load the news. Please try again in a moment, or call us.')}
      none={i18n._('There is no news at the moment, which is good news, too.')}
      other={{href: BLOGS, name: i18n._('Blogs')}}
    />
  )
}
