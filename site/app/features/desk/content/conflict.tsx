/** Somebody else changed the record meanwhile: whose value each field gets is chosen here. */
import {defineScreen} from '../define-screen.ts'
import {useDesk} from '../desk-frame.ts'
import {Form} from '../ui/form.tsx'
import type {ConflictData} from './list-data.ts'
import {Value} from './value.tsx'
import {fieldName} from './words.ts'

export const conflict = defineScreen<ConflictData>({
  title: i18n => i18n._('Somebody else changed this record'),
  Screen({data}) {
    const {i18n} = useDesk()
    const {kind, key, mine, theirs, isDraft, base, since, differences} = data
    return (
      <>
        <p className="notice notice--wrong" role="alert">
          {isDraft
            ? i18n._(
                'While you worked, somebody else saved a draft of it. Nothing of yours is lost: choose what each field shall have.',
              )
            : i18n._(
                'While you worked, somebody else published it. Nothing of yours is lost: choose what each field shall have.',
              )}
        </p>
        <Form action={`/desk/content/${kind}/${key}`}>
          <input type="hidden" name="take" value="1" />
          <input type="hidden" name="mine" value={mine} />
          <input type="hidden" name="theirs" value={theirs} />
          <input type="hidden" name="base" value={base} />
          <input type="hidden" name="since" value={since} />
          {differences.map(({field, of, before, after}) => (
            <fieldset key={field} className="conflict">
              <legend>{fieldName(i18n, field)}</legend>
              <label className="check">
                <input type="radio" name={`of-${field}`} value="" defaultChecked />
                <span>
                  <strong>{i18n._('Mine')}</strong> <Value value={after} of={of} />
                </span>
              </label>
              <label className="check">
                <input type="radio" name={`of-${field}`} value="theirs" />
                <span>
                  <strong>{i18n._('Theirs')}</strong> <Value value={before} of={of} />
                </span>
              </label>
            </fieldset>
          ))}
          <p className="buttons">
            <button type="submit" className="button" name="do" value="merge">
              {i18n._('Continue with these')}
            </button>
            <a href={`/desk/content/${kind}/${key}`}>{i18n._('Give up mine')}</a>
          </p>
        </Form>
      </>
    )
  },
})
