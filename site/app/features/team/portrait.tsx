/** A person's picture; where there is none, the initials. */
import {Picture} from '#kit/ui/picture.tsx'
import type {Expert} from './expert.ts'

interface PortraitImageProps {
  person: Expert
  sizes: string
  /** Empty where the name is beside it. */
  alt: string
  first?: boolean
}

export const PortraitImage = ({person, sizes, alt, first}: PortraitImageProps) =>
  person.image ? (
    <Picture path={person.image} pictures={person.pictures} sizes={sizes} alt={alt} first={first} />
  ) : (
    <span className="portrait__initials" aria-hidden="true">
      {initialsOf(person.name)}
    </span>
  )

/** The initials of the first and the last name, in any script. */
function initialsOf(name: string) {
  const names = name.trim().split(/\s+/)
  const ends = names.length > 1 ? [names[0], names.at(-1)] : names
  return ends.map(each => [...(each ?? '')][0]).join('')
}
