import {group} from './group.tsx'
import {overview} from './overview.tsx'
import {response} from './response.tsx'

export const figuresScreens = {
  'figures/overview': overview,
  'figures/response': response,
  'figures/group': group,
}
