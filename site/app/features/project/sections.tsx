/** The still parts of a project's page: fetched by a browser only when it changes to such a page. */

export {PriceHistory} from '#trade/property/particulars/price-history.tsx'
export {ContactBar} from '#trade/property/sections/contact-bar.tsx'
export {ViewingSection} from '../viewings/section.tsx'
