/** Adding a partner. */
import type {PartnerFormShown} from '../../../shared-with-server/desk/partners.ts'
import {defineScreen} from '../define-screen.ts'
import {useDesk} from '../desk-frame.ts'
import {Form} from '../ui/form.tsx'
import {Faults, NameField, PartnerFields} from './fields.tsx'

export const newPartner = defineScreen<PartnerFormShown>({
  title: i18n => i18n._('Add a partner'),
  Screen({data}) {
    const {i18n} = useDesk()
    return (
      <Form action="/desk/partners/new" className="narrow">
        <Faults faults={data.faults} />
        <NameField {...data} />
        <PartnerFields {...data} />
        <div className="buttons">
          <button type="submit" className="button">
            {i18n._('Add')}
          </button>
          <a href="/desk/partners">{i18n._('Cancel')}</a>
        </div>
      </Form>
    )
  },
})
