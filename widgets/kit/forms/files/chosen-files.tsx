/** The files that were chosen: taken from the field or the zone around it, listed, and removed. */
import {type RefObject, useEffect, useRef, useState} from 'react'
import {useServices} from '../../core/view/use-services.ts'
import {useSignalValue} from '../../core/view/use-signal-value.ts'
import {useForm} from '../form.tsx'
import {ChosenFile} from './chosen-file.tsx'
import {filesOf, type TakeFiles} from './take-files.ts'
import {useDropZone} from './use-drop-zone.ts'

interface ChosenFilesProps {
  input: RefObject<HTMLInputElement | null>
  name: string
  /** What becomes of files that were chosen. */
  take: TakeFiles
  /** Said before their number, when it has changed. */
  counted: string
}

export function ChosenFiles({input, name, take, counted}: ChosenFilesProps) {
  const {notify} = useServices()
  const {model} = useForm()
  const files = filesOf(useSignalValue(model.values)[name])
  const list = useRef<HTMLUListElement>(null)
  const focusNext = useFocusAfterRemoval(list, input, files)

  useDropZone(input, chosen => model.waitFor(() => take(chosen, model, notify)))
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
