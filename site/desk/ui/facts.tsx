/** Names and what they are, one under the other. Those without a value are left out. */
import type {ReactNode} from 'react'

export const Facts = ({facts}: {facts: readonly (readonly [name: string, value: ReactNode])[]}) => (
  <dl className="facts">
    {facts
      .filter(
        ([, value]) => value !== undefined && value !== null && value !== false && value !== '',
      )
      .map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
)
