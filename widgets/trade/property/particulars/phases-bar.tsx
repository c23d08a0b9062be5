import {useServices} from '#kit/core/view/use-services.ts'
import {percentText} from '../../buying-costs/percent-text.ts'
import type {Payment} from '../../contract/home-facts.ts'
import {phaseNames, phasesOf} from './plan-phases.ts'

/** For the eye: what is paid before, on and after handover. The table says the same row by row. */
export function PhasesBar({rows}: {rows: Payment[]}) {
  const {i18n} = useServices()
  const phases = phasesOf(rows)
  if (phases.length === 0) return null
  const begins = (index: number) =>
    phases.slice(0, index).reduce((all, [, percent]) => all + percent, 0)
  return (
    <div className="terms__phases" aria-hidden="true">
      {/* Attributes of a drawing: the policy of a page allows no styles in its markup. */}
      <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        {phases.map(([phase, percent], index) => (
          <rect
            className={`terms__phase terms__phase--${phase}`}
            x={begins(index)}
            width={percent}
            height="1"
            key={phase}
          />
        ))}
      </svg>
      {phases.map(([phase, percent]) => (
        <p className={`terms__phase terms__phase--${phase}`} key={phase}>
          {i18n._(phaseNames[phase])} <bdi>{percentText(percent, i18n)}</bdi>
        </p>
      ))}
    </div>
  )
}
