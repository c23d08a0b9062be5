/** A form that came without its session: its address, and its fields without passwords. */
export interface KeptForm {
  action: string
  /** Who typed it; empty: nobody knows. */
  account: string
  fields: readonly (readonly [name: string, value: string])[]
}

/** What a form carries along unseen. */
export type Hidden = readonly (readonly [name: string, value: string])[]

export const HiddenFields = ({fields}: {fields: Hidden}) =>
  fields.map(([name, value], at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once; a name may come more than once
    <input key={`${name} ${at}`} type="hidden" name={name} value={value} />
  ))
