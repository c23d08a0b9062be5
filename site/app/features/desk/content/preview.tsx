/** The page of the site with the draft, in each language and as wide as a phone or a computer. */
import {languageOf, locales} from '#kit/i18n/locale.ts'
import {defineScreen} from '../define-screen.ts'
import {useDesk} from '../desk-frame.ts'
import {addressWith, Tabs} from '../ui/links.tsx'
import type {PreviewData} from './list-data.ts'
import {Notices, Problems} from './problems.tsx'

export const preview = defineScreen<PreviewData>({
  title: i18n => i18n._('Preview'),
  Screen({data}) {
    const {i18n, path, languages} = useDesk()
    const {kind, key, language, device, problems, notices, missing} = data
    const own = `/desk/content/${kind}/${key}`
    const isShown = !problems.length && !missing
    return (
      <>
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
      </>
    )
  },
})

const MISSING = {
  none: /*i18n*/ 'No page of its own shows this record.',
  late: /*i18n*/ 'The page took too long. Try again in a moment.',
}
