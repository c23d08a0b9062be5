/** Asks once before an enquiry is gone for good. */
import {useDesk} from '#desk/shell/desk-frame.ts'
import {Screen} from '#desk/shell/screen.tsx'
import {Form, SubmitButton} from '#desk/ui/form.tsx'
import {oneAddress, queryOf} from '../addresses.ts'
import type {EnquiryFilter} from '../list/filter.ts'
import type {WholeEnquiry} from '../one/enquiry.ts'
import {ENQUIRIES} from '../one/one-screen.tsx'

interface EraseProps extends Pick<WholeEnquiry, 'enquiry' | 'files'> {
  /** How many others go with it. */
  merged: number
  /** The filter of the list that it was opened from. */
  filter: EnquiryFilter
}

export function EraseScreen({enquiry, files, merged, filter}: EraseProps) {
  const {i18n, person} = useDesk()
  const {id, name, email, phone} = enquiry
  return (
    <Screen title={i18n._('Delete this enquiry?')}>
      <p className="lede">
        <bdi>{(name ?? email ?? phone) || i18n._('Without a name')}</bdi>
      </p>
      <p>
        {i18n._(
          'Everything about it is deleted on all servers: what was written, its files, its history and what waits to be delivered. This cannot be undone.',
        )}
      </p>
      {merged > 0 && (
        <p>{i18n._('Merged duplicates that are deleted, too: {count}', {count: merged})}</p>
      )}
      {files.length > 0 && <p>{i18n._('Files deleted with it: {count}', {count: files.length})}</p>}
      <Form action={`/desk/enquiries/${id}/erase${queryOf(filter)}`} className="buttons">
        <span hidden data-forgets={`${person?.id} ${ENQUIRIES}${id}`} />
        <SubmitButton label={i18n._('Delete permanently')} look="danger" />
        <a href={oneAddress(id, filter)}>{i18n._('Cancel')}</a>
      </Form>
    </Screen>
  )
}
