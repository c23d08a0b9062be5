/** The page of the site with the draft, in each language and as wide as a phone or a computer. */
import {useDesk} from '#desk/shell/desk-frame.ts'
import {Screen} from '#desk/shell/screen.tsx'
import {addressWith} from '#desk/ui/address-with.ts'
import {Tabs} from '#desk/ui/links.tsx'
import {languageOf, locales} from '#kit/i18n/locale.ts'
import type {FieldProblem} from '../record/check-one.ts'
import {Notices, Problems} from '../record/problems.tsx'

interface PreviewData {
  kind: string
  key: string
  language: string
  device: string
  problems: FieldProblem[]
  /** Values that are stored differently from the entry, and warnings before publishing. */
  notices: FieldProblem[]
  /** There is no page to show, or it took too long. */
  missing?: 'none' | 'late' | undefined
}

export function PreviewScreen({data}: {data: PreviewData}) {
  const {i18n, path, languages} = useDesk()
  const {kind, key, language, device, problems, notices, missing} = data
  const own = `/desk/content/${kind}/${key}`
  const isShown = !problems.length && !missing
  return (
    <Screen title={i18n._('Preview')}>
      <p className="buttons">
        <a className="button button--plain" href={own}>
          {i18n._('Back to the record')}
        </a>
      </p>
      <Problems problems={problems} path={own} order="preview" />
      <Notices problems={notices} path={own} />
      {missing && <p className="empty">{i18n._(MISSING[missing])}</p>}
      {isShown && (
        <>
          <p className="quiet">
            {i18n._(
              'The page as visitors would see it now, without scripts. Nothing is published.',
            )}
          </p>
          <Tabs
            label={i18n._('Language')}
            tabs={locales
              .filter(locale => languages.includes(locale))
              .map(locale => ({
                href: addressWith(path, {language: locale}),
                label: languageOf(locale).name,
                isCurrent: locale === language,
              }))}
          />
          <Tabs
            label={i18n._('Device')}
            tabs={(['computer', 'phone'] as const).map(one => ({
              href: addressWith(path, {device: one}),
              label: one === 'phone' ? i18n._('Phone') : i18n._('Computer'),
              isCurrent: one === device,
            }))}
          />
          <iframe
            className={`preview preview--${device}`}
            src={`${own}/preview-page?language=${language}&device=${device}`}
            title={i18n._('Preview')}
          />
        </>
      )}
    </Screen>
  )
}

const MISSING = {
  none: /*i18n*/ 'No page of its own shows this record.',
  late: /*i18n*/ 'The page took too long to load. Try again in a moment.',
}
