/** The logos of the press that writes about the agency, by the names that its facts have. */
import creekReview from '../../../media/press/creek-review.svg'
import emiratesPropertyJournal from '../../../media/press/emirates-property-journal.svg'
import houseAndHarbour from '../../../media/press/house-and-harbour.svg'
import levantLiving from '../../../media/press/levant-living.svg'
import marinaPost from '../../../media/press/marina-post.svg'
import skylineQuarterly from '../../../media/press/skyline-quarterly.svg'
import theArchitectWeekly from '../../../media/press/the-architect-weekly.svg'
import theGulfLedger from '../../../media/press/the-gulf-ledger.svg'

/** One that has none here is shown by its name. */
export const pressLogos: Record<string, string> = {
  'The Gulf Ledger': theGulfLedger,
  'Creek Review': creekReview,
  'Marina Post': marinaPost,
  'Skyline Quarterly': skylineQuarterly,
  'House & Harbour': houseAndHarbour,
  'Emirates Property Journal': emiratesPropertyJournal,
  'Levant Living': levantLiving,
  'The Architect Weekly': theArchitectWeekly,
}
