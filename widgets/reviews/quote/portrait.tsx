/** The author's photo over the initials, which are seen where there is none or it does not come. */
import {useServices} from '#kit/core/view/use-services.ts'

export function Portrait({name, photo}: {name: string; photo?: string}) {
  const {media} = useServices()
  return (
    <span className="portrait" aria-hidden="true">
      {initialsOf(name)}
      {photo && (
        <img
          src={media(photo)}
          alt=""
          loading="lazy"
          referrerPolicy="no-referrer"
          // One that failed before this view was hydrated fired no event here.
          ref={image => hideIf(image?.complete && !image.naturalWidth, image)}
          onError={({currentTarget}) => hideIf(true, currentTarget)}
        />
      )}
    </span>
  )
}

function hideIf(isBroken: boolean | undefined, image: HTMLImageElement | null) {
  if (isBroken && image) image.hidden = true
}

/** `Annika de Vries` -> `AV`. */
function initialsOf(name: string) {
  const [first = '', ...others] = name.match(/(?<!\S)\S/gu) ?? []
  return first + (others.at(-1) ?? '')
}
