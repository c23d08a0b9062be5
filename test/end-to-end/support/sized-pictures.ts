/** No picture is fetched larger than it is shown: `sizes` says how wide that is. */
import type {Page} from 'playwright-core'

/** Below them pictures are lazy, and few visitors get there. */
const SCREENS = 3
const TOLERANCE = 1.15

interface SizedPicture {
  /** The class of what it is in. */
  place: string
  /** The width that `sizes` declares in this window, in CSS pixels. */
  said: number
  /** How wide the picture itself is: of one that covers its frame, with what the frame cuts off. */
  shown: number
  /** The widths of its files, in dots, the smallest first. */
  files: number[]
}

/** Pictures whose files are larger than they are shown, on a screen with so many dots to a pixel. */
export async function tooLargePictures(page: Page, density: number): Promise<string[]> {
  const faults = (await sizedPictures(page))
    .filter(picture => isTooLarge(picture, density))
    .map(({place, said, shown}) => `${place}: ${said} for ${shown}`)
  return [...new Set(faults)]
}

/** `sizes` may declare any width where no smaller file would be chosen. */
function isTooLarge({said, shown, files}: SizedPicture, density: number) {
  const fileFor = (width: number) => files.find(file => file >= width * density) ?? files.at(-1)
  return said > shown * TOLERANCE && fileFor(said) !== fileFor(shown)
}

/** Those in the first screens, in shadow roots as well. */
const sizedPictures = (page: Page): Promise<SizedPicture[]> =>
  page.evaluate(count => {
    const imagesIn = (root: ParentNode): HTMLImageElement[] =>
      [...root.querySelectorAll('*')].flatMap(element => [
        ...(element instanceof HTMLImageElement ? [element] : []),
        ...(element.shadowRoot ? imagesIn(element.shadowRoot) : []),
      ])
    const isSeen = (image: HTMLImageElement) => {
      const {top, left, right, width} = image.getBoundingClientRect()
      const isInWindow = top < innerHeight * count && left < innerWidth && right > 0
      return width > 0 && isInWindow && image.checkVisibility()
    }
    const widthOf = (image: HTMLImageElement) => {
      const {width, height} = image.getBoundingClientRect()
      const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'))
      const covers = getComputedStyle(image).objectFit === 'cover'
      return covers && ratio ? Math.max(width, height * ratio) : width
    }
    const probe = document.body.appendChild(document.createElement('div'))
    // Without motion changes are transitions of no length, which would be measured before they end.
    probe.style.cssText = 'position: absolute; visibility: hidden; transition: none !important'
    /** The first length whose condition holds. */
    const pixelsOf = (sizes: string) => {
      const choices = sizes
        .split(/,(?![^(]*\))/)
        .map(choice => /^((?:\([^()]*\)(?: and )?)*) *(.*)$/.exec(choice.trim()))
      const choice = choices.find(found => found && matchMedia(found[1] || 'all').matches)
      probe.style.width = choice?.[2] ?? ''
      return probe.getBoundingClientRect().width
    }
    const pictures = imagesIn(document).flatMap(image => {
      const picture = image.closest('picture')
      const source = [...(picture?.querySelectorAll('source') ?? [])].find(
        ({media, sizes}) => sizes && matchMedia(media || 'all').matches,
      )
      if (!picture || !source || !isSeen(image)) return []
      return {
        place: `${picture.closest('[class]:not(.picture)')?.className}`,
        said: Math.round(pixelsOf(source.sizes)),
        shown: Math.round(widthOf(image)),
        files: source.srcset.split(', ').map(file => Number(/ (\d+)w$/.exec(file)?.[1])),
      }
    })
    probe.remove()
    return pictures
  }, SCREENS)
