/** The entered values in print, where there are no fields. */
export const AskedFacts = ({facts}: {facts: [label: string, value: string][]}) => (
  <dl className="costs__asked">
    {facts.map(([label, value]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>
          <bdi>{value}</bdi>
        </dd>
      </div>
    ))}
  </dl>
)
