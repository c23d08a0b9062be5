/** The sessions of an account; each can be ended. */
import type {Session} from '#desk/access/sessions.ts'
import {useDesk} from '#desk/shell/desk-frame.ts'
import {PostButton} from '#desk/ui/form.tsx'
import {Moment} from '#desk/ui/moment.tsx'
import {Table} from '#desk/ui/table.tsx'

interface SessionsProps {
  sessions: readonly Session[]
  /** The address behind which `/ID/end` ends one. */
  action: string
}

export function Sessions({sessions, action}: SessionsProps) {
  const {i18n, session} = useDesk()
  return (
    <Table
      caption={i18n._('Sessions')}
      columns={[
        {
          head: i18n._('Browser'),
          isName: true,
          cell: ({id, device}) => (
            <>
              {device || i18n._('Unknown browser')}{' '}
              {id === session && <span className="quiet">({i18n._('this one')})</span>}
            </>
          ),
        },
        {head: i18n._('Last seen'), cell: ({seenAt}) => <Moment at={seenAt} />},
        {head: i18n._('Since'), cell: ({createdAt}) => <Moment at={createdAt} />},
        {
          head: i18n._('End'),
          cell: ({id, device}) =>
            id !== session && (
              <PostButton
                action={`${action}/${id}/end`}
                label={
                  <>
                    {i18n._('End')}
                    <span className="visually-hidden"> {device}</span>
                  </>
                }
                look="quiet"
              />
            ),
        },
      ]}
      rows={sessions}
      keyOf={({id}) => id}
      empty={<p>{i18n._('Signed in nowhere.')}</p>}
    />
  )
}
