/** Shows who did something, with the mail address, because names can be alike. */
import {useDesk} from '#desk/shell/desk-frame.ts'

export interface ActorProps {
  /** The name at that time. */
  actor: string
  /** Null for the operator's commands and for the server. */
  account: string | null
  /** Null also where the account was removed. */
  mail: string | null
}

export function Actor({actor, account, mail}: ActorProps) {
  const {i18n} = useDesk()
  const beside = mail ?? (account && i18n._('removed account'))
  return (
    <>
      <bdi>{actor}</bdi>
      {beside && (
        <span className="quiet">
          {' '}
          (<bdi>{beside}</bdi>)
        </span>
      )}
    </>
  )
}
