/** An arch that looks out on an empty shore; closed, where nothing can be seen. */
export const EmptyIllustration = ({closed}: {closed?: boolean}) => (
  <svg className="drawing" viewBox="0 0 120 150" width="96" height="120" aria-hidden="true">
    <path d="M12 146V66C12 36 34 22 60 4c26 18 48 32 48 62v80z" />
    <path
      className="drawing__fine"
      d="M22 146V68c0-24 16-36 38-51 22 15 38 27 38 51v78M4 146h112"
    />
    {closed ? (
      <path
        className="drawing__fine"
        d="M60 18v128M22 80h76M22 112h76M41 36v110M79 36v110M22 64l38 32 38-32M22 128l38-32 38 32"
      />
    ) : (
      <path
        className="drawing__fine"
        d="M22 104h76M28 118h26M62 118h30M34 131h18M64 131h22M72 76a9 9 0 1 0 .01 0"
      />
    )}
  </svg>
)
