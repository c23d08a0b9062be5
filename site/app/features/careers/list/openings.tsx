/** Job openings, and a search box that narrows them while somebody types. */

import {type FormEvent, type MouseEvent, type RefObject, useEffect, useRef, useState} from 'react'
import {otherLanguage} from '#kit/i18n/locale.ts'
import {LanguageField} from '#kit/ui/language-field.tsx'
import {useSite} from '../../../core/site-context.tsx'
import {changeAddress} from '../../../navigation/replace-url.ts'
import {Link} from '../../../ui/link.tsx'
import {matching, OPENINGS, type Opening, type OpeningsData} from '../opening.ts'
import {Tags} from '../tags.tsx'

export function Openings({data}: {data: OpeningsData}) {
  const {i18n} = useSite()
  const box = useRef<HTMLInputElement>(null)
  /**
   * The text that this visitor has put into the address; any other text is an entry to go back to.
   */
  const kept = useRef(data.search)
  const [search, setSearch] = useState(data.search)
  useEffect(() => {
    if (box.current && data.search !== kept.current) box.current.value = data.search
    kept.current = data.search
    // Text that was typed before hydration counts, too.
    setSearch(box.current?.value ?? '')
    // Each time it was loaded: Back may lead to what is shown already, past what was not yet loaded.
  }, [data])
  const found = matching(data.openings, search)
  const count = found.length

  /** The text goes into the address, for Back and for sharing. */
  const keep = (text: string) => {
    kept.current = text
    changeAddress(text ? `${OPENINGS}?${new URLSearchParams({search: text})}` : OPENINGS)
  }
  const showAll = (event: MouseEvent) => {
    event.preventDefault()
    if (box.current) box.current.value = ''
    box.current?.focus()
    setSearch('')
    if (data.search) keep('')
  }
  return (
    <>
      <SearchBox box={box} initialText={data.search} onSearch={setSearch} onEnter={keep} />
      <p className="openings__count" role="status" data-none={count === 0 || undefined}>
        {count === 0
          ? i18n._('No Results Found')
          : i18n._('{count, plural, one {# opening} other {# openings}}', {count})}
      </p>
      {count > 0 && (
        <ul className="openings__list">
          {found.map(opening => (
            <Row key={opening.href} {...opening} />
          ))}
        </ul>
      )}
      {count === 0 && data.openings.length > 0 && (
        <p className="actions">
          <Link className="button" href={OPENINGS} onClick={showAll}>
            {i18n._('Show all openings')}
          </Link>
        </p>
      )}
    </>
  )
}

interface SearchBoxProps {
  box: RefObject<HTMLInputElement | null>
  /** The search in the address. */
  initialText: string
  onSearch: (text: string) => void
  onEnter: (text: string) => void
}

/** Without JavaScript the server answers it. */
function SearchBox({box, initialText, onSearch, onEnter}: SearchBoxProps) {
  const {i18n, link} = useSite()
  const enter = (event: FormEvent) => {
    event.preventDefault()
    onEnter(box.current?.value.trim() ?? '')
  }
  return (
    <search aria-label={i18n._('Careers')}>
      <form className="openings__search field" action={OPENINGS} onSubmit={enter}>
        <LanguageField address={link(OPENINGS)} />
        <label className="field__label" htmlFor="search-openings">
          {i18n._('Search openings')}
        </label>
        <div className="openings__line">
          <input
            ref={box}
            className="input"
            id="search-openings"
            name="search"
            type="search"
            autoComplete="off"
            enterKeyHint="search"
            defaultValue={initialText}
            onInput={({currentTarget}) => onSearch(currentTarget.value)}
          />
          <button type="submit" className="button button--quiet">
            {i18n._('Search')}
          </button>
        </div>
      </form>
    </search>
  )
}

function Row({href, title, titleLang, tags, text, textLang}: Opening) {
  const {i18n} = useSite()
  return (
    <li className="opening-row">
      <div className="opening-row__words">
        <h3 className="opening-row__title" {...otherLanguage(titleLang)}>
          {title}
        </h3>
        {text && (
          <p className="opening-row__text" {...otherLanguage(textLang)}>
            {text}
          </p>
        )}
        <Tags tags={tags} />
      </div>
      <Link
        className="opening-row__link button"
        href={href}
        aria-label={i18n._('Apply now: {title}', {title})}
      >
        {i18n._('Apply now')}
      </Link>
    </li>
  )
}
