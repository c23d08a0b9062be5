/** Files of a record: what each is, its text and its focus, and where new ones come from. */
import {useDesk} from '#desk/shell/desk-frame.ts'
import {Field} from '#desk/ui/field.tsx'
import {mediaAddress} from '#kit/api-client/addresses.ts'
import {languageAttributes, languageOf, locales} from '#kit/i18n/locale.ts'
import type {
  Field as FieldDefinition,
  Item,
  MediaKind,
} from '../../../app/shared-with-server/content-fields.ts'
import {
  type InputProps,
  recordPath,
  textOf,
  useProblem,
  useRecord,
} from '../record/record-context.tsx'

interface MediaInputProps extends InputProps {
  field: Extract<FieldDefinition | Item, {is: 'media'}>
}

/** One file. */
export function MediaInput({path, label, help, field, value}: MediaInputProps) {
  const {i18n} = useDesk()
  const address = textOf(value)
  return (
    <fieldset className="rows" id={path} data-media={path}>
      <legend>{label}</legend>
      {help && <p className="field-help">{help}</p>}
      {address && (
        <>
          <PictureTile path={path} kind={field.kind} address={address} />
          <label className="check">
            <input type="checkbox" name={`${path}.remove`} />
            <span>{i18n._('Remove this file')}</span>
          </label>
        </>
      )}
      <UploadInput path={path} kind={field.kind} />
    </fieldset>
  )
}

/** The formats that browsers offer to choose from. */
const ACCEPTED: Record<MediaKind, string> = {
  picture: 'image/jpeg,image/png,image/webp,image/avif',
  video: 'video/mp4',
  document: 'application/pdf',
}

const SAYS: Record<MediaKind, string> = {
  picture: /*i18n*/ 'JPEG, PNG, WebP or AVIF, up to 25 MB.',
  video: /*i18n*/ 'MP4, up to 200 MB.',
  document: /*i18n*/ 'A PDF, up to 25 MB.',
}

export function UploadInput({path, kind, isMany}: {path: string; kind: MediaKind; isMany?: true}) {
  const {i18n, csrfFor} = useDesk()
  const upload = `${recordPath(useRecord())}/upload`
  const action = `${upload}?${new URLSearchParams({field: path, csrf: csrfFor(upload)})}`
  return (
    <div className="upload" data-upload={action}>
      <label htmlFor={`${path}-file`}>{i18n._('Add files')}</label>
      <p className="field-help" id={`${path}-file-help`}>
        {i18n._(SAYS[kind])}
      </p>
      <input
        type="file"
        id={`${path}-file`}
        name={`${path}-file`}
        accept={ACCEPTED[kind]}
        multiple={isMany}
        aria-describedby={`${path}-file-help`}
      />
      <button
        type="submit"
        className="button button--plain"
        formAction={action}
        formEncType="multipart/form-data"
        formNoValidate
        data-failed={i18n._('“%” could not be sent. Choose it again.')}
        data-sending={i18n._('Sending “%” …')}
        data-unseen={i18n._('The files have arrived. They are shown here when the draft is saved.')}
      >
        {i18n._('Upload')}
      </button>
      <p className="upload-status" role="status" />
      <p className="upload-faults field-error" role="alert" />
    </div>
  )
}

interface TileProps {
  path: string
  kind: MediaKind
  address: string
}

/** A stored file; of a picture also what is seen and which point stays visible. */
export function PictureTile({path, kind, address}: TileProps) {
  const {storageUrl} = useDesk()
  const error = useProblem(path)
  const name = address.slice(address.lastIndexOf('/') + 1)
  return (
    <div className="tile">
      <input type="hidden" name={path} value={address} />
      {error && <p className="field-error">{error}</p>}
      {kind === 'picture' && address ? (
        <Picture address={address} />
      ) : (
        <a href={mediaAddress(storageUrl, address)}>{name}</a>
      )}
    </div>
  )
}

function Picture({address}: {address: string}) {
  const {i18n, storageUrl, languages} = useDesk()
  const {pictures} = useRecord()
  const {alt, focus} = pictures[address] ?? {}
  const own = `pic.${address}`
  const texts = typeof alt === 'object' && alt ? (alt as Record<string, unknown>) : undefined
  const [x, y] = Array.isArray(focus) ? focus.map(Number) : []
  return (
    <>
      <div className="focus" data-focus={i18n._('Focus of the picture: arrow keys move it')}>
        <img src={mediaAddress(storageUrl, address)} alt="" loading="lazy" decoding="async" />
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <ellipse cx={x ?? 50} cy={y ?? 50} rx="4" ry="4" />
        </svg>
      </div>
      <details>
        <summary>{i18n._('Alt text and crop')}</summary>
        {locales.map(locale => {
          const id = `${own}.alt.${locale}`
          const text = textOf(texts ? texts[locale] : alt)
          return languages.includes(locale) ? (
            <Field
              key={locale}
              id={id}
              label={`${i18n._('What is seen')} (${languageOf(locale).name})`}
            >
              {attributes => (
                <input
                  name={id}
                  defaultValue={text}
                  {...languageAttributes(locale)}
                  {...attributes}
                />
              )}
            </Field>
          ) : (
            <input key={locale} type="hidden" name={id} value={text} />
          )
        })}
        <p className="field-help">
          {i18n._('The point that stays visible where the picture is cut, in percent.')}
        </p>
        <div className="focus-numbers">
          {(['x', 'y'] as const).map(axis => (
            <Field
              key={axis}
              id={`${own}.${axis}`}
              label={axis === 'x' ? i18n._('From the left') : i18n._('From the top')}
            >
              {attributes => (
                <input
                  type="number"
                  min="0"
                  max="100"
                  step="1"
                  name={`${own}.${axis}`}
                  defaultValue={axis === 'x' ? x : y}
                  {...attributes}
                />
              )}
            </Field>
          ))}
        </div>
      </details>
    </>
  )
}
