import {overview} from './overview.tsx'

export const operationScreens = {'operation/overview': overview}
