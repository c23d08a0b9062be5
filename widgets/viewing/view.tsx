import type {WholeView} from '#kit/core/definition.ts'
import {useModel} from '#kit/core/view/use-model.ts'
import {useServices} from '#kit/core/view/use-services.ts'
import {useSignalValue} from '#kit/core/view/use-signal-value.ts'
import {Unavailable} from '#kit/ui/unavailable.tsx'
import {useShownHome} from '#trade/property/use-shown-home.ts'
import {parametersOf, type ViewingProps} from './attributes.ts'
import {Frame, ownHeading, Skeleton} from './frame.tsx'
import {HoursList} from './hours-list.tsx'
import {viewingModel} from './model.ts'
import {NoHours} from './no-hours.tsx'
import styles from './styles.css'

export const whole: WholeView<ViewingProps> = {View: ViewingOf, styles}

/** Another home, or another agent, begins again. */
function ViewingOf(props: ViewingProps) {
  return <Viewing key={JSON.stringify(parametersOf(props))} {...props} />
}

/** A back end without hours leaves nothing, and no message. */
function Viewing(props: ViewingProps) {
  const {i18n} = useServices()
  const model = useModel(viewingModel, props)
  const {listed, step} = useSignalValue(model.state)
  useShownHome(props.slug.trim() || undefined)
  if (listed.is === 'missing') return null
  const own = ownHeading(props.heading)
  const words = model.isMeeting
    ? i18n._('Choose a time to meet')
    : i18n._('Choose an hour for a viewing')
  return (
    <Frame heading={own === '' ? words : own}>
      <Content model={model} isTitled={own !== null} key={step.is} />
    </Frame>
  )
}

function Content({model, isTitled}: {model: ReturnType<typeof viewingModel>; isTitled: boolean}) {
  const {listed, step} = useSignalValue(model.state)
  const Heading = isTitled ? 'h3' : 'h2'
  if (listed.is === 'failed') return <Unavailable retry={model.retry} />
  if (listed.is !== 'shown') return <Skeleton />
  const {hours} = listed
  if (step.is !== 'choosing') return <step.View {...{model, hours, Heading, step}} />
  if (hours.days.length === 0) return <NoHours />
  return <HoursList {...{model, hours, Heading}} step={step} />
}
