/** How the last imports and syncs ended, with the records that were refused. */
import {useDesk} from '#desk/shell/desk-frame.ts'
import {durationIn, numberIn} from '#desk/ui/amounts.ts'
import {Facts} from '#desk/ui/facts.tsx'
import {Moment} from '#desk/ui/moment.tsx'
import {Table} from '#desk/ui/table.tsx'
import type {Translator} from '#kit/i18n/translator.ts'
import type {Operation} from './read-operation.ts'

type Run = Operation['runs'][number]

export function Runs({operation: {schedule, runs}}: {operation: Operation}) {
  const {i18n} = useDesk()
  return (
    <>
      {schedule && <Scheduled schedule={schedule} />}
      {runs.length ? (
        <ol className="plain runs" aria-label={i18n._('Imports and syncs, the latest first')}>
          {runs.map(run => (
            <li key={run.id}>
              <RunEntry run={run} />
            </li>
          ))}
        </ol>
      ) : (
        <p className="empty">{i18n._('Nothing has been imported or synced yet.')}</p>
      )}
    </>
  )
}

function Scheduled({
  schedule: {source, every, lastBegan, failsSince},
}: {
  schedule: NonNullable<Operation['schedule']>
}) {
  const {i18n, locale} = useDesk()
  return (
    <Facts
      facts={[
        [i18n._('Synced automatically'), <bdi key="source">{source}</bdi>],
        [i18n._('Every'), durationIn(locale, every)],
        [
          i18n._('Last began'),
          lastBegan ? <Moment key="began" at={lastBegan} /> : i18n._('Not yet'),
        ],
        [
          i18n._('Has failed since'),
          failsSince && (
            <span key="fails" className="sign sign--wrong">
              <Moment at={failsSince} />
            </span>
          ),
        ],
      ]}
    />
  )
}

function RunEntry({run}: {run: Run}) {
  const {i18n} = useDesk()
  const {task, source, ended, outcome, says, problems, problemCount} = run
  const isGood = outcome === 'done'
  return (
    <>
      <h3>
        {task === 'import' ? i18n._('Import') : i18n._('Sync')} · <Moment at={ended} />{' '}
        <span className={isGood ? 'sign sign--good' : 'sign sign--wrong'}>
          {outcomeName(i18n, outcome)}
        </span>
      </h3>
      <p className="quiet">
        <bdi>{source}</bdi>
      </p>
      <Counts run={run} />
      {says && (
        <p>
          <English>{says}</English>
        </p>
      )}
      {problemCount > 0 && (
        <details>
          <summary>
            {i18n._('{count, plural, one {# warning} other {# warnings}}', {count: problemCount})}
          </summary>
          {problemCount > problems.length && (
            <p>{i18n._('The first {count}:', {count: problems.length})}</p>
          )}
          <Problems problems={problems} />
        </details>
      )}
    </>
  )
}

function Counts({run: {counts}}: {run: Run}) {
  const {i18n, locale} = useDesk()
  const names = countNames(i18n)
  const known = Object.entries(names).filter(([name]) => counts[name])
  if (!known.length) return null
  const text = known.map(([name, label]) => `${label}: ${numberIn(locale, counts[name] ?? 0)}`)
  return <p>{text.join(' · ')}</p>
}

/** Problems are shown in the words of the check, in English. */
function Problems({problems}: Pick<Run, 'problems'>) {
  const {i18n} = useDesk()
  const rows = problems.map((problem, id) => ({...problem, id}))
  return (
    <Table
      caption={i18n._('Records that were refused or need attention')}
      rows={rows}
      keyOf={({id}) => id}
      empty={null}
      columns={[
        {head: i18n._('Record'), isName: true, cell: ({record}) => <bdi>{record}</bdi>},
        {head: i18n._('Field'), cell: ({field}) => <bdi>{field ?? '–'}</bdi>},
        {head: i18n._('What is wrong'), cell: ({says}) => <English>{says}</English>},
      ]}
    />
  )
}

const English = ({children}: {children: string}) => (
  <bdi lang="en" dir="ltr">
    {children}
  </bdi>
)

const outcomeName = (i18n: Translator, outcome: Run['outcome']) =>
  ({done: i18n._('Done'), refused: i18n._('Refused'), failed: i18n._('Failed')})[outcome]

const countNames = (i18n: Translator): Record<string, string> => ({
  records: i18n._('Records'),
  listings: i18n._('Listings'),
  added: i18n._('Added'),
  changed: i18n._('Changed'),
  withdrawn: i18n._('Withdrawn'),
  unchanged: i18n._('Unchanged'),
  refused: i18n._('Refused'),
})
