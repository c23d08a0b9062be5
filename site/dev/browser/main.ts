/** Every page's first script while the site is developed. */
import './sheets.ts'
import './revision.ts'
