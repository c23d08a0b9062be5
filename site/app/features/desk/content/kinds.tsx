/** All that visitors read, by its kinds. */
import {defineScreen} from '../define-screen.ts'
import {useDesk} from '../desk-frame.ts'
import {numberIn} from '../ui/amounts.ts'
import {Table} from '../ui/table.tsx'
import type {KindsData} from './list-data.ts'
import {kindName} from './words.ts'

export const kinds = defineScreen<KindsData>({
  title: i18n => i18n._('Content'),
  Screen({data}) {
    const {i18n, locale} = useDesk()
    return (
      <>
        <p>
          <a href="/desk/content/permits">{i18n._('Advertising permits that end soon')}</a>
        </p>
        <Table
          caption={i18n._('Kinds of content')}
          rows={data.kinds}
          keyOf={({kind}) => kind}
          empty={null}
          columns={[
            {
              head: i18n._('Kind'),
              isName: true,
              cell: ({kind}) => <a href={`/desk/content/${kind}`}>{kindName(i18n, kind)}</a>,
            },
            {
              head: i18n._('Published'),
              isNumber: true,
              cell: ({published}) => numberIn(locale, published),
            },
            {
              head: i18n._('Drafts'),
              isNumber: true,
              cell: ({kind, drafts}) =>
                drafts ? (
                  <a href={`/desk/content/${kind}?filter=draft`}>{numberIn(locale, drafts)}</a>
                ) : (
                  numberIn(locale, 0)
                ),
            },
          ]}
        />
      </>
    )
  },
})
