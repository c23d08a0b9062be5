/** Drafts of all kinds that wait for somebody, for their time, or for a correction. */
import type {Translator} from '#kit/i18n/translator.ts'
import {defineScreen} from '../define-screen.ts'
import {useDesk} from '../desk-frame.ts'
import {addressWith, Pages, Tabs} from '../ui/links.tsx'
import {Moment, officeMoment} from '../ui/moment.tsx'
import {Table} from '../ui/table.tsx'
import type {WaitingData} from './list-data.ts'
import {kindName} from './words.ts'

const titles = (i18n: Translator): Record<WaitingData['filter'], string> => ({
  drafts: i18n._('Drafts'),
  scheduled: i18n._('Published later'),
  problems: i18n._('Not published in time'),
})

const addressOf = (filter: string) => `/desk/content?filter=${filter}`

export const waiting = defineScreen<WaitingData>({
  title: (i18n, {filter}) => titles(i18n)[filter],
  Screen({data: {filter, drafts, isFirst, next}}) {
    const {i18n, locale, path} = useDesk()
    return (
      <>
        <p className="buttons">
          <a href="/desk/content">{i18n._('All kinds')}</a>
        </p>
        <Tabs
          label={i18n._('Which records')}
          tabs={Object.entries(titles(i18n)).map(([one, label]) => ({
            ...{href: addressOf(one), label},
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
      </>
    )
  },
})
