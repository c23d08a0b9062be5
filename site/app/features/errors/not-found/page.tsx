import {LanguageField} from '../../../../../widgets/shared/ui/language-field.tsx'
import {definePage} from '../../../core/page-types.ts'
import {useSite} from '../../../core/site-context.tsx'
import {Arch} from '../../../ui/arch.tsx'
import {Link} from '../../../ui/link.tsx'
import {WayOn} from '../../../ui/next-links.tsx'

function NotFoundPage() {
  const {i18n, link} = useSite()
  return (
    <WayOn
      eyebrow={<p className="eyebrow figures">404</p>}
      heading={i18n._('There is no door here')}
      lead={i18n._(
        'The page has moved, or the home is no longer on the market. Search for another:',
      )}
      window={<Arch screen="whole" />}
    >
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

export default definePage<null>({Page: NotFoundPage})
