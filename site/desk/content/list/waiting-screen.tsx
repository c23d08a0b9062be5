/** Drafts of all kinds that wait for somebody, for their time, or for a correction. */
import {useDesk} from '#desk/shell/desk-frame.ts'
import {Screen} from '#desk/shell/screen.tsx'
import {addressWith} from '#desk/ui/address-with.ts'
import {Pages, Tabs} from '#desk/ui/links.tsx'
import {Moment, officeMoment} from '#desk/ui/moment.tsx'
import {Table} from '#desk/ui/table.tsx'
import type {Translator} from '#kit/i18n/translator.ts'
import {kindName} from '../words.ts'
import type {WaitingFilter, WaitingPage} from './waiting-drafts.ts'

const titles = (i18n: Translator): Record<WaitingFilter, string> => ({
  drafts: i18n._('Drafts'),
  scheduled: i18n._('Published later'),
  problems: i18n._('Not published in time'),
})

const addressOf = (filter: string) => `/desk/content?filter=${filter}`

interface WaitingProps extends WaitingPage {
  filter: WaitingFilter
  isFirst: boolean
}

export function WaitingScreen({filter, drafts, isFirst, next}: WaitingProps) {
  const {i18n, locale, path} = useDesk()
  return (
    <Screen title={titles(i18n)[filter]}>
      <p className="buttons">
        <a href="/desk/content">{i18n._('All kinds')}</a>
      </p>
      <Tabs
        label={i18n._('Which records')}
        tabs={Object.entries(titles(i18n)).map(([one, label]) => ({
          href: addressOf(one),
          label,
          isCurrent: one === filter,
        }))}
      />
      <Table
        caption={titles(i18n)[filter]}
        rows={drafts}
        keyOf={({kind, key}) => `${kind}/${key}`}
        empty={i18n._('There is no such record.')}
        columns={[
          {
            head: i18n._('Name'),
            isName: true,
            cell: ({kind, key, name}) => <a href={`/desk/content/${kind}/${key}`}>{name}</a>,
          },
          {head: i18n._('Kind'), cell: ({kind}) => kindName(i18n, kind)},
          {head: i18n._('By'), cell: ({actor}) => actor},
          {head: i18n._('Saved'), cell: ({savedAt}) => <Moment at={savedAt} />},
          {
            head: i18n._('Publish at'),
            cell: ({publishAt}) => publishAt && officeMoment(locale, publishAt),
          },
          {
            head: i18n._('Could not be published'),
            cell: ({problem}) =>
              problem && (
                <span lang="en" dir="ltr">
                  {problem}
                </span>
              ),
          },
        ]}
      />
      <Pages
        first={isFirst ? undefined : addressOf(filter)}
        next={next && addressWith(path, {...next})}
      />
    </Screen>
  )
}
