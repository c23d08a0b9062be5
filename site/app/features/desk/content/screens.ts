import {conflict} from './conflict.tsx'
import {history} from './history.tsx'
import {kinds} from './kinds.tsx'
import {list} from './list.tsx'
import {needed} from './needed.tsx'
import {permits} from './permits.tsx'
import {preview} from './preview.tsx'
import {record} from './record.tsx'
import {waiting} from './waiting.tsx'

export const contentScreens = {
  'content/kinds': kinds,
  'content/list': list,
  'content/permits': permits,
  'content/record': record,
  'content/history': history,
  'content/conflict': conflict,
  'content/needed': needed,
  'content/preview': preview,
  'content/waiting': waiting,
}
