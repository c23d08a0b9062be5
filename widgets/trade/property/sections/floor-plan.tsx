/** The plan itself, a sheet for each floor; only its document is asked for by the dialog. */
import {useServices} from '#kit/core/view/use-services.ts'
import {Picture} from '#kit/ui/picture.tsx'
import type {Property} from '../../contract/entities.ts'
import {planAltOf} from '../media/views.ts'

const WHOLE = '(min-width: 1824px) 1520px, 96vw'
const HALF = '(min-width: 1824px) 760px, (min-width: 900px) 48vw, 96vw'

export function FloorPlan({property}: {property: Property}) {
  const {i18n, media} = useServices()
  const {floor_plan_images: plans = [], pictures} = property
  if (plans.length === 0) return null
  return (
    <section className="property-section property-plan" id="plan">
      <h2 className="property-section__heading">{i18n._('Floor plan')}</h2>
      <ul className="property-plan__sheets" data-wide>
        {plans.map((path, index) => (
          <li key={path}>
            <a className="property-plan__sheet" href={media(path)} data-picture={`plan ${index}`}>
              <Picture
                path={path}
                pictures={pictures}
                sizes={plans.length > 1 ? HALF : WHOLE}
                alt={planAltOf(property, index, i18n)}
              />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
