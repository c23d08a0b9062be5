import type {Review} from '#trade/contract/entities.ts'
import {useSite, useWidgetAttributes} from '../../../core/site-context.tsx'
import {Island, lazyElement} from '../../../islands/island.tsx'

const reviewsWidget = lazyElement(
  'ocp-reviews',
  'near',
  () => import('../../../../../widgets/reviews/ssr-element.ts'),
)

export function Reviews({reviews}: {reviews: Review[]}) {
  const {i18n} = useSite()
  const attributes = {
    ...useWidgetAttributes(),
    heading: i18n._('What our clients say'),
    'fit-to': 'window', // spec section 9
  }
  if (reviews.length === 0) return null
  return (
    <section className="home-reviews wrap">
      <Island element={reviewsWidget} attributes={attributes} properties={{reviews}} />
    </section>
  )
}
