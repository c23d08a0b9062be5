import type {ReactNode} from 'react'
import type {BuyingCostsProps} from './attributes.ts'

/**
 * The placeholder and the view share this frame, so that nothing moves when one becomes the other.
 * @csspart heading - The heading above the figures.
 */
export const Frame = ({heading, children}: {heading: string; children: ReactNode}) => (
  <div className="costs">
    {heading && (
      <h2 className="costs__title" part="heading">
        {heading}
      </h2>
    )}
    {children}
  </div>
)

/** Holds the place of the fields and of the figures. */
export const Skeleton = ({mode}: Pick<BuyingCostsProps, 'mode'>) => (
  <div className={`costs__waiting costs__waiting--${mode}`} aria-busy="true">
    <div className="skeleton costs__waiting-fields" />
    <div className="skeleton costs__waiting-figures" />
  </div>
)

/** The first view on a partner's page: it reserves the space of the figures. */
export const Placeholder = ({heading, mode}: BuyingCostsProps) => (
  <Frame heading={heading}>
    <Skeleton mode={mode} />
  </Frame>
)
