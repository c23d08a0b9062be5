/** One appointment in the calendar. A viewing leads to its enquiry, from where it is moved. */

import {Fragment} from 'react'
import {officeField} from '#desk/enquiries/office-moment.ts'
import {modeWord} from '#desk/enquiries/words.ts'
import {useDesk} from '#desk/shell/desk-frame.ts'
import type {Shown} from './read-calendar.ts'
import {clockIn, conflictText, kindWord, wordsIn} from './words.ts'

interface EntryProps {
  entry: Shown & {isCrowded: boolean}
  /** Classes of its place. */
  place: string
  /** Name of the agent, where several are shown together. */
  agent?: string | undefined
}

export function Entry({entry, place, agent}: EntryProps) {
  const {i18n, locale} = useDesk()
  const {is, id, startsAt, title, home, href, mode, isAccepted, conflicts, isCrowded} = entry
  const isViewing = is === 'viewing'
  const hasConflict = conflicts.length > 0
  const looks = [
    `entry entry--${is}`,
    isViewing && !isAccepted && 'entry--open',
    hasConflict && 'entry--conflict',
    isCrowded && 'entry--crowded',
  ]
  const about = [
    title,
    ...(home && wordsIn(locale, home) !== wordsIn(locale, title) ? [home] : []),
  ].map(words => wordsIn(locale, words))
  return (
    <li className={[...looks, place].filter(Boolean).join(' ')}>
      <a
        href={isViewing ? `${href}#viewing-${id}` : href}
        {...(isViewing && {'data-moves': id, 'data-starts': officeField(startsAt)})}
      >
        <span className="entry-line">
          <time dateTime={startsAt.toISOString()}>
            {clockIn(locale, startsAt)}
            {is !== 'reminder' && (
              <span className="entry-end">–{clockIn(locale, entry.endsAt)}</span>
            )}
          </time>{' '}
          <b dir="auto">{about[0] || i18n._('Without a name')}</b>
        </span>{' '}
        <span className="entry-more">
          {kindWord(i18n, is)}
          {[about[1], mode === 'video' && modeWord(i18n, mode), agent].map(
            more =>
              more && (
                <Fragment key={more}>
                  {' · '}
                  <bdi>{more}</bdi>
                </Fragment>
              ),
          )}
          {isViewing && !isAccepted && <span className="mark">{i18n._('Not confirmed yet')}</span>}
          {conflicts.map(conflict => (
            <span key={JSON.stringify(conflict)} className="entry-conflict">
              {conflictText(i18n, locale, conflict)}
            </span>
          ))}
        </span>
      </a>
    </li>
  )
}
