import {useServices} from '#kit/core/view/use-services.ts'
import {useLazy} from '#kit/ui/lazy.ts'
import {Unavailable} from '#kit/ui/unavailable.tsx'
import type {BookNowProps} from './attributes.ts'
import {DialogButton} from './dialog-button.tsx'

export function BookNow({mode, label, open}: BookNowProps) {
  const {i18n} = useServices()
  const words = label || i18n._('Book Now')
  return mode === 'inline' ? (
    <InlineForm label={words} />
  ) : (
    <DialogButton label={words} isOpen={open} floats={mode === 'floating'} />
  )
}

function InlineForm({label}: {label: string}) {
  const form = useLazy(async () => (await import('./inline.tsx')).InlineBooking, {eager: true})
  if (form.state.is === 'failed') return <Unavailable retry={form.open} />
  return (
    <section aria-busy={form.state.is !== 'open' || undefined}>
      <h2 className="form__heading">{label}</h2>
      {form.state.is === 'open' ? (
        <form.state.Part label={label} />
      ) : (
        <div className="skeleton inline-skeleton" />
      )}
    </section>
  )
}
