/** Where an account is signed in; each session can be ended. */
import {useDesk} from '../desk-frame.ts'
import {Form} from '../ui/form.tsx'
import {Moment} from '../ui/moment.tsx'
import {Table} from '../ui/table.tsx'

export interface ShownSession {
  id: string
  device: string
  createdAt: string
  seenAt: string
  /** The one in which this page is looked at. */
  isThis: boolean
}

interface SessionsProps {
  sessions: readonly ShownSession[]
  /** The address behind which `/ID/end` ends one. */
  action: string
}

export function Sessions({sessions, action}: SessionsProps) {
  const {i18n} = useDesk()
  return (
    <Table
      caption={i18n._('Sessions')}
      columns={[
        {
          head: i18n._('Browser'),
          isName: true,
          cell: ({device, isThis}) => (
            <>
              {device || i18n._('Unknown browser')}{' '}
              {isThis && <span className="quiet">({i18n._('this one')})</span>}
            </>
          ),
        },
        {head: i18n._('Last seen'), cell: ({seenAt}) => <Moment at={seenAt} />},
        {head: i18n._('Since'), cell: ({createdAt}) => <Moment at={createdAt} />},
        {
          head: i18n._('End'),
          cell: ({id, device, isThis}) =>
            !isThis && (
              <Form action={`${action}/${id}/end`}>
                <button type="submit" className="button button--quiet">
                  {i18n._('End')}
                  <span className="visually-hidden"> {device}</span>
                </button>
              </Form>
            ),
        },
      ]}
      rows={sessions}
      keyOf={({id}) => id}
      empty={<p>{i18n._('Signed in nowhere.')}</p>}
    />
  )
}
