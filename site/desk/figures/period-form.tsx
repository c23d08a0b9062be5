/** The period of the figures: the last 7, 30 or 90 days, or any others. Works as an address. */
import {useDesk} from '#desk/shell/desk-frame.ts'
import {addressWith} from '#desk/ui/address-with.ts'
import {TextField} from '#desk/ui/field.tsx'
import {Alert, Form, SubmitButton} from '#desk/ui/form.tsx'
import {officeDay} from '#trade/agency/office-day.ts'
import {type FiguresPeriod, MOST_DAYS} from './figures.ts'

const DAY = 86_400_000

export function PeriodForm({period: {from, to, problem}}: {period: FiguresPeriod}) {
  const {i18n, path, now} = useDesk()
  const today = officeDay(now)
  const problems = {
    day: i18n._('Write days such as 2026-12-31. The last 30 are shown.'),
    order: i18n._('The first day is after the last. The last 30 days are shown.'),
    length: i18n._('Choose up to {count} days. The last 30 are shown.', {count: MOST_DAYS}),
  }
  return (
    <>
      {problem && <Alert>{problems[problem]}</Alert>}
      <div className="period">
        <nav aria-label={i18n._('Days')}>
          <ul>
            {[7, 30, 90].map(count => {
              const first = daysBefore(today, count)
              const isShown = first === from && today === to
              return (
                <li key={count}>
                  <a
                    href={addressWith(path, {from: first, to: today})}
                    aria-current={isShown ? 'true' : undefined}
                  >
                    {i18n._('{count} days', {count})}
                  </a>
                </li>
              )
            })}
          </ul>
        </nav>
        <Form action={addressWith(path, {from: undefined, to: undefined})} method="get">
          <TextField
            id="from"
            label={i18n._('From')}
            type="date"
            defaultValue={from}
            max={today}
            required
          />
          <TextField
            id="to"
            label={i18n._('To')}
            type="date"
            defaultValue={to}
            max={today}
            required
          />
          <SubmitButton label={i18n._('Show')} look="plain" />
        </Form>
      </div>
    </>
  )
}

/** The first of so many days up to one. */
const daysBefore = (to: string, count: number) =>
  new Date(Date.parse(to) - (count - 1) * DAY).toISOString().slice(0, 10)
