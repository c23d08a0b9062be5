import {log} from './log.tsx'

export const auditScreens = {'audit/log': log}
