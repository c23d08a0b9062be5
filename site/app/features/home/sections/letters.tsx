/** The newsletter as one line. */

import {useFormAttributes, useReturnedForm, useSite} from '../../../core/site-context.tsx'
import {FormNotice} from '../../../forms/form-notice.tsx'
import {Island, lazyElement} from '../../../islands/island.tsx'
import {toTop} from '../../../navigation/scroll-to-top.ts'

const newsletter = lazyElement(
  'ocp-newsletter',
  'near',
  () => import('../../../../../widgets/newsletter/element.ts'),
)

export function Letters() {
  const {i18n} = useSite()
  const form = useReturnedForm('/newsletter')
  return (
    <section className="letters" id="newsletter">
      <div className="letters__body wrap">
        <div>
          <h2>{i18n._('Letters from Dubai')}</h2>
          <p>{i18n._('New homes and open houses, before they reach the portals.')}</p>
        </div>
        <div>
          <FormNotice form={form} />
          <Island
            element={newsletter}
            attributes={useFormAttributes('/newsletter')}
            on={{'ocp-submit': toTop}}
          />
        </div>
      </div>
    </section>
  )
}
