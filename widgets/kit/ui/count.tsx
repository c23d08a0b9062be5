/** `2 / 8`: which of how many, in this order in every language. */
export const Count = ({at, of}: {at: number; of: number}) => <bdi dir="ltr">{`${at} / ${of}`}</bdi>
