/** Asks once before an enquiry is gone for good. */
import {defineScreen} from '../define-screen.ts'
import {useDesk} from '../desk-frame.ts'
import {Form} from '../ui/form.tsx'
import type {EraseData} from './data.ts'
import {ENQUIRIES} from './one.tsx'

export const eraseEnquiry = defineScreen<EraseData>({
  title: i18n => i18n._('Erase this enquiry?'),
  Screen({data: {id, who, merged, files, action, back}}) {
    const {i18n, person} = useDesk()
    return (
      <>
        <p className="lede">
          <bdi>{who || i18n._('Without a name')}</bdi>
        </p>
        <p>
          {i18n._(
            'Everything about it is deleted on all servers: what was written, its files, its history and what waits to be delivered. This cannot be undone.',
          )}
        </p>
        {merged > 0 && <p>{i18n._('Repetitions that go with it: {count}', {count: merged})}</p>}
        {files > 0 && <p>{i18n._('Files that go with it: {count}', {count: files})}</p>}
        <Form action={action} className="buttons">
          <span hidden data-forgets={`${person?.id} ${ENQUIRIES}${id}`} />
          <button type="submit" className="button button--danger">
            {i18n._('Erase it for good')}
          </button>
          <a href={back}>{i18n._('Keep it')}</a>
        </Form>
      </>
    )
  },
})
