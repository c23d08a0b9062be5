/** Listens to files chosen in a field, and dropped on the zone around it. */
import {type RefObject, useLayoutEffect, useRef} from 'react'
import {pickFrom} from './take-files.ts'

export function useDropZone(
  field: RefObject<HTMLInputElement | null>,
  onFiles: (files: File[]) => void,
) {
  const latest = useRef(onFiles)
  latest.current = onFiles

  useLayoutEffect(() => {
    const input = field.current
    const zone = input?.parentElement
    if (!input || !zone) return
    const silence = new AbortController()
    const {signal} = silence
    const take = (files: File[]) => {
      if (files.length > 0) latest.current(files)
    }
    const mark = (isOver: boolean) => zone.toggleAttribute('data-over', isOver)
    const over = (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      mark(true)
    }
    zone.addEventListener('dragenter', over, {signal})
    zone.addEventListener('dragover', over, {signal})
    zone.addEventListener(
      'dragleave',
      ({relatedTarget}) => {
        if (!zone.contains(relatedTarget as Node | null)) mark(false)
      },
      {signal},
    )
    zone.addEventListener(
      'drop',
      event => {
        mark(false)
        if (!hasFiles(event)) return
        event.preventDefault()
        take([...(event.dataTransfer?.files ?? [])])
      },
      {signal},
    )
    const pick = () => take(pickFrom(input))
    input.addEventListener('change', pick, {signal})
    pick() // chosen before the form was alive
    return () => silence.abort()
  }, [field])
}

const hasFiles = ({dataTransfer}: DragEvent) => dataTransfer?.types.includes('Files') ?? false
