/** The services in views, by context. */
import {createContext, useContext} from 'react'
import type {Services} from '../services/services.ts'

const ServicesContext = createContext<Services | null>(null)

export const ServicesProvider = ServicesContext.Provider

export function useServices(): Services {
  const services = useContext(ServicesContext)
  if (!services) throw new Error('useServices() is only for views inside a widget')
  return services
}
