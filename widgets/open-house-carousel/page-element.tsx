import {inDocument} from '#kit/core/in-document.ts'
import {HousePictures, type HousePicturesProps} from '#trade/open-house/house-pictures.tsx'
import element from './element.ts'

/** The pictures of one open house on the agency's own site, whose page says the rest of it. */
export default inDocument(
  element,
  ({content}: {content: HousePicturesProps | null}) => content && <HousePictures {...content} />,
)
