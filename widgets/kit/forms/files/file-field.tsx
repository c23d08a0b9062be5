/**
 * A field for files: the browser's own, lying unseen over a zone to press or to drop files on, so
 * that it works before the form is alive, and without JavaScript. Below it the chosen files.
 */
import {useRef} from 'react'
import {FieldFrame, useFieldState} from '../fields/field-frame.tsx'
import type {FieldProps} from '../fields/fields.tsx'
import forms from '../fields/forms.css'
import {ChosenFiles} from './chosen-files.tsx'
import files from './files.css'
import type {TakeFiles} from './take-files.ts'

interface FileFieldProps extends FieldProps {
  /** The types that a picker offers. */
  accept: string
  /** The form holds a list of files, and not just one. */
  multiple?: boolean
  /** In the zone: what pressing it does, and that files may be dropped, where one can. */
  words: [press: string, drop: string]
  /** Said before the number of files, when it has changed. */
  counted: string
  /** Processes the chosen files. */
  take: TakeFiles
}

/** @csspart input - The area that takes files. */
export function FileField({name, label, help, accept, multiple, ...rest}: FileFieldProps) {
  const {words, counted, take} = rest
  const field = useFieldState(name, help)
  const input = useRef<HTMLInputElement>(null)
  return (
    <FieldFrame field={field} label={label} help={help}>
      <div className="input drop" part="input">
        <input
          {...field.control}
          ref={input}
          className="drop__input"
          type="file"
          name={name}
          accept={accept}
          multiple={multiple}
        />
        <p aria-hidden="true">
          <b>{words[0]}</b> <span>{words[1]}</span>
        </p>
      </div>
      <ChosenFiles input={input} name={name} counted={counted} take={take} />
    </FieldFrame>
  )
}

/** Styles of a form with files. */
export const fileFormStyles = `${forms}\n${files}`
