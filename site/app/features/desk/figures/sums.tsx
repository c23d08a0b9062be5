/** A few large numbers in a row, each with its name. */
import type {ReactNode} from 'react'

export const Sums = ({sums}: {sums: readonly (readonly [name: string, value: ReactNode])[]}) => (
  <dl className="sums">
    {sums.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
