import {useEffect, useState} from 'react'
import carousel from '#kit/carousel/carousel.css'
import {Carousel} from '#kit/carousel/carousel.tsx'
import type {WholeView} from '#kit/core/definition.ts'
import {useServices} from '#kit/core/view/use-services.ts'
import {shownReviews} from '#trade/agency/shown-reviews.ts'
import {useAgency} from '#trade/agency/use-agency.ts'
import type {Review} from '#trade/contract/entities.ts'
import type {ReviewsProps} from './attributes.ts'
import {Frame, Skeleton} from './frame.tsx'
import {fetchReviews} from './model.ts'
import {Quote} from './quote/quote.tsx'
import own from './styles.css'

/** Spec section 9: reviews move every 4 s. */
const INTERVAL = 4000

export const whole: WholeView<ReviewsProps> = {View: Reviews, styles: carousel + own}

function Reviews({heading, reviews, fitTo}: ReviewsProps) {
  const {i18n} = useServices()
  const agency = useAgency()
  const records = useReviews(reviews)
  const shown = records && shownReviews(records, agency)
  if (shown?.length === 0) return null
  return (
    <Frame heading={heading}>
      {shown ? (
        <div className={reviews ? undefined : 'reviews__shown'}>
          <Carousel
            layout={fitTo === 'window' ? 'one-two-three-of-window' : 'one-two-three'}
            interval={INTERVAL}
            label={heading || i18n._('Reviews')}
          >
            {shown.map((review, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: one author may write twice
              <Quote key={`${at} ${review.author_name}`} review={review} />
            ))}
          </Carousel>
        </div>
      ) : (
        <Skeleton />
      )}
    </Frame>
  )
}

/** Uses the reviews that the page has given, or else the answer of the API; null until then. */
function useReviews(given: Review[] | null) {
  const services = useServices()
  const [fetched, setFetched] = useState<Review[] | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: requested once, in the first language
  useEffect(() => {
    if (given) return
    let isThere = true
    const show = (reviews: Review[]) => isThere && setFetched(reviews)
    void fetchReviews(services).then(show)
    return () => {
      isThere = false
    }
  }, [given])
  return given ?? fetched
}
