/** A widget's view within its services: the same tree on the server and in the browser. */
import {type ComponentType, useEffect, useLayoutEffect} from 'react'
import type {Services} from '../services/services.ts'
import {HYDRATED, rootOf} from '../shadow-box.ts'
import {ServicesProvider, useServices} from './use-services.ts'

interface WidgetViewProps {
  View: ComponentType<Record<string, unknown>>
  props: Record<string, unknown>
  services: Services
  /** Not while it only takes its room. */
  isReady?: boolean
}

export const WidgetView = ({View, props, services, isReady = true}: WidgetViewProps) => (
  <ServicesProvider value={services}>
    <View {...props} />
    {isReady && <Ready />}
  </ServicesProvider>
)

/** Notifies the page once the view is really there. */
function Ready() {
  const {emit, host} = useServices()
  useLayoutEffect(() => void (host && rootOf(host).dispatchEvent(new Event(HYDRATED))), [host])
  useEffect(() => void emit('ocp-ready', {}), [emit])
  return null
}
