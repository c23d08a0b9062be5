/**
 * The end of the filters: without JavaScript it applies them. With it each choice has counted already;
 * on a small screen the button says how many homes there are, folds the filters away and leads to them.
 */
import {useServices} from '#kit/core/view/use-services.ts'
import type {Translator} from '#kit/i18n/translator.ts'
import type {Results} from '../attributes.ts'
import {useList} from '../context.ts'

export function ShowResults() {
  const {i18n} = useServices()
  const {results} = useList()
  return (
    <div className="bar__apply">
      <button type="submit" className="button button--primary bar__submit">
        {i18n._('Apply')}
      </button>
      <button type="submit" className="button button--primary bar__show">
        {textFor(results, i18n)}
      </button>
    </div>
  )
}

function textFor(results: Results | null, i18n: Translator) {
  if (!results) return i18n._('Show homes')
  const {total: count} = results
  return count === 0
    ? i18n._('No homes: show the nearest')
    : i18n._('{count, plural, one {Show # home} other {Show # homes}}', {count})
}
