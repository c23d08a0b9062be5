/**
 * The state of the database, the storage and the replica, and the backlog on this server's disk.
 */
import type {ReactNode} from 'react'
import {useDesk} from '#desk/shell/desk-frame.ts'
import {bytesIn, numberIn} from '#desk/ui/amounts.ts'
import {Facts} from '#desk/ui/facts.tsx'
import {Moment} from '#desk/ui/moment.tsx'
import type {Operation} from './read-operation.ts'

export function Health({operation}: {operation: Operation}) {
  const {i18n, locale} = useDesk()
  const {isDatabaseUp, isStorageUp, replica, spool, heldConfirmations, importedAt} = operation
  return (
    <Facts
      facts={[
        [i18n._('Database'), <Up key="database" isUp={isDatabaseUp} />],
        [i18n._('Pictures and files'), <Up key="storage" isUp={isStorageUp} />],
        [i18n._('Replica'), replica && <Replica key="replica" state={replica} />],
        [i18n._('Enquiries waiting for the database'), <Spool key="spool" spool={spool} />],
        [
          i18n._('Enquiries set aside'),
          spool.setAside > 0 ? (
            <Mark key="aside" is="wrong">
              {i18n._('{count}: the database refuses them. The log of the server says why.', {
                count: numberIn(locale, spool.setAside),
              })}
            </Mark>
          ) : undefined,
        ],
        [
          i18n._('Confirmations and shortlists waiting'),
          heldConfirmations > 0 ? (
            <Mark key="held" is="wrong">
              {i18n._(
                '{count}: more were asked for than CONFIRMATIONS_PER_HOUR allows, or the mail server is slow.',
                {count: numberIn(locale, heldConfirmations)},
              )}
            </Mark>
          ) : undefined,
        ],
        [i18n._('Content updated'), importedAt && <Moment key="content" at={importedAt} />],
      ]}
    />
  )
}

function Up({isUp}: {isUp: boolean}) {
  const {i18n} = useDesk()
  return isUp ? (
    <Mark is="good">{i18n._('Works')}</Mark>
  ) : (
    <Mark is="wrong">{i18n._('Does not answer')}</Mark>
  )
}

function Replica({state}: {state: NonNullable<Operation['replica']>}) {
  const {i18n} = useDesk()
  if (state === 'up') return <Mark is="good">{i18n._('Works')}</Mark>
  return (
    <Mark is="wrong">
      {state === 'lagging' ? i18n._('Lags behind') : i18n._('Does not answer')}
    </Mark>
  )
}

function Spool({spool: {waiting, bytes, limit, isFull}}: Pick<Operation, 'spool'>) {
  const {i18n, locale} = useDesk()
  const room = i18n._('{bytes} of {limit}', {
    bytes: bytesIn(locale, bytes),
    limit: bytesIn(locale, limit),
  })
  return (
    <>
      {numberIn(locale, waiting)} <span className="quiet">({room})</span>
      {isFull && <Mark is="wrong">{i18n._('Full: new enquiries are refused')}</Mark>}
    </>
  )
}

const Mark = ({is, children}: {is: 'good' | 'wrong'; children: ReactNode}) => (
  <span className={is === 'good' ? 'sign sign--good' : 'sign sign--wrong'}>{children}</span>
)
