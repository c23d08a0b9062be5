import {useState} from 'react'
import contactForm from '../../../../widgets/contact-form/element.ts'
import {definePage} from '../../core/page-types.ts'
import {useMapAttributes, useSite} from '../../core/site-context.tsx'
import {PostedForm} from '../../forms/posted-form.tsx'
import {Island, lazyElement} from '../../islands/island.tsx'
import {toTop} from '../../navigation/scroll-to-top.ts'
import {OfficeDetails} from './office-details.tsx'

/** Milliseconds after the page has loaded until the map moves (spec section 4, Timers). It is drawn before. */
const MAP_DELAY = 500

const officeMap = lazyElement('ocp-neighbourhood-map', 'load', async () => {
  if ('document' in globalThis) await new Promise(resolve => setTimeout(resolve, MAP_DELAY))
  return import('../../../../widgets/neighbourhood-map/element.ts')
})

function ContactUs() {
  const {i18n} = useSite()
  return (
    <>
      <section className="contact wrap">
        <div className="contact__words">
          <p className="eyebrow">{i18n._('Contact Us')}</p>
          <h1>{i18n._('Tell us what home means to you')}</h1>
          <p className="lead">
            {i18n._('Write a few lines, and the specialist who knows the place will answer.')}
          </p>
        </div>
        <div className="contact__form">
          <PostedForm
            element={contactForm}
            action="/contact-us"
            attributes={{heading: i18n._('Write to us'), 'from-url': 'contact-us'}}
            on={{'ocp-submit': toTop}}
          />
        </div>
        <OfficeDetails />
      </section>
      <OfficePlace />
    </>
  )
}

/** The address of the office, with a map. */
function OfficePlace() {
  const {i18n, agency} = useSite()
  const {coordinates} = agency.office
  const [latitude, longitude] = coordinates
  const [office] = useState(() => ({markers: [{name: agency.name, coordinates, info: true}]}))
  const attributes = useMapAttributes()
  return (
    <section className="place">
      <div className="place__body wrap">
        <div className="place__words">
          <h2>{i18n._('On the canal, between the old creek and the new towers')}</h2>
          <p>
            {i18n._(
              'Our office is in Business Bay. Come for a coffee, and leave with a shorter list of homes.',
            )}
          </p>
          <p className="place__point figures">
            {latitude}° N<br />
            {longitude}° E
          </p>
        </div>
        <Island
          element={officeMap}
          attributes={{...attributes, name: agency.name, heading: 'none', list: 'none'}}
          properties={office}
        />
      </div>
    </section>
  )
}

export default definePage<null>({
  elements: [contactForm],
  description: (i18n, _data, agency) =>
    i18n._('Call, write or visit {name} in Business Bay, Dubai.', {name: agency.name}),
  Page: ContactUs,
})
