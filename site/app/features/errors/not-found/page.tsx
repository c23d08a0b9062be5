import {labelled} from '#kit/i18n/labelled.ts'
import type {Translator} from '#kit/i18n/translator.ts'
import {LanguageField} from '#kit/ui/language-field.tsx'
import type {MeantPage} from '../../../core/other-spelling.ts'
import {definePage, type Visit} from '../../../core/page-types.ts'
import {useSite} from '../../../core/site-context.tsx'
import {Arch} from '../../../ui/arch.tsx'
import {Link} from '../../../ui/link.tsx'
import {WayOn} from '../../../ui/next-links.tsx'

interface NotFoundData {
  /** The server redirects to the page that is meant, if it is one. */
  meant: MeantPage[]
}

async function load(visit: Visit): Promise<NotFoundData> {
  const {pagesMeant} = await import('../../../core/other-spelling.ts')
  return {meant: await pagesMeant(visit)}
}

function NotFoundPage({data}: {data: NotFoundData}) {
  const {i18n, link} = useSite()
  return (
    <WayOn
      eyebrow={<p className="eyebrow figures">404</p>}
      heading={i18n._('This door leads nowhere')}
      lead={i18n._(
        'The page has moved, or the home is no longer on the market. Search for another:',
      )}
      window={<Arch screen="whole" />}
    >
      <Meant pages={data.meant} />
      <search className="missing__search-frame" aria-label={i18n._('Property search')}>
        <form className="missing__search" action="/properties">
          <LanguageField address={link('/properties')} />
          <div className="field">
            <label className="field__label" htmlFor="missing-place">
              {i18n._('Community, tower or place')}
            </label>
            <input className="input" id="missing-place" type="search" name="place" />
          </div>
          <button type="submit" className="button button--primary">
            {i18n._('Search')}
          </button>
        </form>
      </search>
      <p className="actions">
        <Link className="button button--quiet" href="/">
          {i18n._('Home')}
        </Link>
        <Link className="button button--quiet" href="/contact-us">
          {i18n._('Contact Us')}
        </Link>
      </p>
    </WayOn>
  )
}

/** Suggests pages whose names the address contains: `/projects/north-wind` suggests North wind. */
function Meant({pages}: {pages: MeantPage[]}) {
  const {i18n} = useSite()
  if (pages.length === 0) return null
  return (
    <nav aria-label={i18n._('Did you mean one of these pages?')}>
      <p>{i18n._('Did you mean one of these pages?')}</p>
      <ul>
        {pages.map(({path, title}) => (
          <li key={path}>
            <Link href={path}>{titleOf(path, title, i18n)}</Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function titleOf(path: string, title: string | null, i18n: Translator) {
  const name = decodeURIComponent(path.split('/').at(-1) ?? '').replaceAll('-', ' ')
  return labelled(i18n, title ? i18n._(title) : i18n._('Our Properties'), name.trim())
}

export default definePage<NotFoundData>({load, Page: NotFoundPage})
