import {eraseEnquiry} from './erase.tsx'
import {enquiryList} from './list.tsx'
import {oneEnquiry} from './one.tsx'

export const enquiryScreens = {
  'enquiries/list': enquiryList,
  'enquiries/one': oneEnquiry,
  'enquiries/erase': eraseEnquiry,
}
