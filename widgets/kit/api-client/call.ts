/**
 * How one call of the API is described, and the types that follow from a description.
 * A description is plain data, so the browser carries no schema library: the server turns it into
 * TypeBox schemas, the client into requests, the docs into a table (spec section 7).
 */
import type {Shape} from './shapes.ts'

/** Types of a field. `file` and `files` make the payload multipart. */
export type FieldKind = 'text' | 'flag' | 'file' | 'files'

/** One field of a query or payload. Optional fields may be left out or empty. */
export interface Field<Kind extends FieldKind = FieldKind, Optional extends boolean = boolean> {
  kind: Kind
  optional: Optional
}

export type Fields = Record<string, Field>

export const text: Field<'text', false> = {kind: 'text', optional: false}
export const flag: Field<'flag', false> = {kind: 'flag', optional: false}
export const file: Field<'file', false> = {kind: 'file', optional: false}
export const files: Field<'files', false> = {kind: 'files', optional: false}
export const optional = <Kind extends FieldKind>(field: Field<Kind>): Field<Kind, true> => ({
  kind: field.kind,
  optional: true,
})

type ValueOf<Kind> = Kind extends 'text'
  ? string
  : Kind extends 'flag'
    ? boolean
    : Kind extends 'file'
      ? File
      : File[]

/** The object that a set of fields describes. */
export type ValuesOf<F extends Fields> = {
  [Name in keyof F as F[Name]['optional'] extends true ? never : Name]: ValueOf<F[Name]['kind']>
} & {
  [Name in keyof F as F[Name]['optional'] extends true ? Name : never]?: ValueOf<F[Name]['kind']>
}

/** One call: its name, method, path below `/api/v1/user/`, its parameters and its response. */
export interface Call<Params extends Fields = Fields, Data = unknown> {
  name: string
  method: 'GET' | 'POST'
  /** Path below the base; `{name}` is replaced by the field of that name. */
  path: string
  /** GET: query (or path) parameters. POST: the payload. */
  params: Params
  /** The answer is a file, not an envelope; only an error has one. */
  isFile?: true
  /** Reads `data` of an answer; none: there is nothing to read. */
  response?: Shape<Data>
}

/** Returns true when a call's payload is multipart. */
export const takesFiles = (call: Call) =>
  Object.values(call.params).some(({kind}) => kind === 'file' || kind === 'files')

/** The envelope of every answer; the HTTP status equals `statusCode`. */
export interface Answer<Data = unknown> {
  statusCode: number
  message: string
  data?: Data
  /** The id of the stored record; servers before 1.1 do not send it. */
  id?: string
  /** Only with 422: the first message for each field that was refused. */
  errors?: Record<string, string>
}

export type ParamsOf<C> = C extends Call<infer Params, unknown> ? ValuesOf<Params> : never
export type DataOf<C> = C extends Call<Fields, infer Data> ? Data : never

/** A reading call. Its path is its name unless the specification gives another. */
export const read =
  <Data>(response: Shape<Data>) =>
  <const Params extends Fields>(name: string, params: Params, path = name): Call<Params, Data> => ({
    name,
    method: 'GET',
    path,
    params,
    response,
  })

/** A call that reads a file. `{file}` in its path may have folders. */
export const readFile = <const Params extends Fields>(name: string, params: Params, path = name) =>
  ({name, method: 'GET', path, params, isFile: true}) as Call<Params, Blob>

/** A sending call. */
export const send = <const Params extends Fields>(name: string, params: Params, path = name) =>
  ({name, method: 'POST', path, params}) as Call<Params, null>

/** A sending call whose answer has data. */
export const sendFor =
  <Data>(response: Shape<Data>) =>
  <const Params extends Fields>(name: string, params: Params, path = name): Call<Params, Data> => ({
    name,
    method: 'POST',
    path,
    params,
    response,
  })
