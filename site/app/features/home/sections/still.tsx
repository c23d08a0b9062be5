/** The sections in which nothing moves and nothing is pressed but links. */
export {AboutUs} from './about-us.tsx'
export {Guides} from './guides.tsx'
export {Journal} from './journal.tsx'
export {Mansion} from './mansion.tsx'
export {OpenHouses} from './open-houses.tsx'
export {People} from './people.tsx'
