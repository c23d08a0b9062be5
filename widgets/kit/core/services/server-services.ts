/** Services for server rendering: no requests, no events. */
import type {Services} from './services.ts'

export const serverServices: Omit<Services, 'i18n' | 'locale' | 'media'> = {
  api: () => Promise.reject(new Error('Widgets make no calls while the server renders them')),
  prepareCalls: () => {},
  notify: {prepare: () => {}, success: () => {}, error: () => {}},
  emit: () => true,
  isTest: () => false,
  path: () => '',
  page: path => path,
  display: () => ({}),
  host: null,
}
