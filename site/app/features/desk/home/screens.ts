import {today} from './today.tsx'

export const homeScreens = {'home/today': today}
