import {useEffect, useRef} from 'react'
import {useServices} from '#kit/core/view/use-services.ts'
import {TextField} from '#kit/forms/fields/fields.tsx'
import {officeDay} from '#trade/agency/office-day.ts'

const DAY = 86_400_000

/** Offers the days from tomorrow on, as it is at the office; no server knows when a page is read. */
export function MoveInDateField() {
  const {i18n} = useServices()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const field = box.current?.querySelector('input')
    if (field) field.min = officeDay(new Date(Date.now() + DAY))
  }, [])
  return (
    <div ref={box}>
      <TextField
        name="move_in_date"
        type="date"
        label={i18n._('Move-in date')}
        help={i18n._('The first day somebody could move in')}
      />
    </div>
  )
}
