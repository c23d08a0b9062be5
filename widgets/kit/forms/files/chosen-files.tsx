/** The files that were chosen: taken from the field or the zone around it, listed, and removed. */
import {type RefObject, useEffect, useLayoutEffect, useRef, useState} from 'react'
import {useServices} from '../../core/view/use-services.ts'
import {useSignalValue} from '../../core/view/use-signal-value.ts'
import {useForm} from '../form.tsx'
import {ChosenFile} from './chosen-file.tsx'
import {filesOf, pickFrom, type TakeFiles} from './take-files.ts'

interface ChosenFilesProps {
  input: RefObject<HTMLInputElement | null>
  name: string
  /** Processes the chosen files. */
  take: TakeFiles
  /** Said before their number, when it has changed. */
  counted: string
}

export function ChosenFiles({input, name, take, counted}: ChosenFilesProps) {
  const {notify} = useServices()
  const {model, isControlled} = useForm()
  const files = filesOf(useSignalValue(model.values)[name])
  const list = useRef<HTMLUListElement>(null)
  const focusNext = useFocusAfterRemoval(list, input, files)

  useDropZone(isControlled ? input : null, chosen =>
    model.waitFor(() => take(chosen, model, notify)),
  )
  const remove = (file: File, index: number) => {
    focusNext(index)
    const rest = files.filter(one => one !== file)
    model.change(name, input.current?.multiple ? rest : rest[0])
  }
  return (
    <>
      <Counted words={counted} count={files.length} />
      {files.length > 0 && (
        <ul className="chosen" ref={list}>
          {files.map((file, index) => (
            <ChosenFile key={keyOf(file)} file={file} onRemove={() => remove(file, index)} />
          ))}
        </ul>
      )}
    </>
  )
}

/** Empty at first: a live region does not announce text that is there from the start. */
function Counted({words, count}: {words: string; count: number}) {
  const [said, say] = useState('')
  const last = useRef(0)
  useEffect(() => {
    if (count !== last.current) say(`${words} ${count}`)
    last.current = count
  }, [words, count])
  return (
    <p className="visually-hidden" role="status">
      {said}
    </p>
  )
}

/** The focus goes to what takes the place of the file that went, or to the field. */
function useFocusAfterRemoval(
  list: RefObject<HTMLUListElement | null>,
  input: RefObject<HTMLInputElement | null>,
  files: File[],
) {
  const removed = useRef<number | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once they have changed
  useEffect(() => {
    if (removed.current === null) return
    const buttons = list.current?.querySelectorAll('button') ?? []
    const next = buttons[Math.min(removed.current, buttons.length - 1)] ?? input.current
    removed.current = null
    next?.focus()
  }, [files.length])
  return (index: number) => {
    removed.current = index
  }
}

const keys = new WeakMap<File, number>()
let lastKey = 0

/** The same file may be chosen twice: names are no keys. */
function keyOf(file: File) {
  const key = keys.get(file) ?? ++lastKey
  keys.set(file, key)
  return key
}

/**
 * Listens to files chosen in a field, and dropped on the zone around it; without a field to none: until
 * the form is alive, they are the browser's.
 */
function useDropZone(
  field: RefObject<HTMLInputElement | null> | null,
  onFiles: (files: File[]) => void,
) {
  const latest = useRef(onFiles)
  latest.current = onFiles

  useLayoutEffect(() => {
    const input = field?.current
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
