/** The signs of long texts: as a legend, and as a bar of buttons that the script puts over each text. */
import {useDesk} from '../desk-frame.ts'

/** Of all long texts of a page: the script takes copies. */
export function TextTools() {
  const {i18n} = useDesk()
  return (
    <template id="text-tools">
      <div className="text-tools" role="toolbar" aria-label={i18n._('Format')}>
        {tools.map(({tool, name, face, keys}) => (
          <button
            key={tool}
            type="button"
            className={`button button--plain button--sign text-tool--${tool}`}
            data-tool={tool}
            aria-label={i18n._(name)}
            title={keys ? `${i18n._(name)} (Ctrl+${keys})` : i18n._(name)}
            {...(keys && {'aria-keyshortcuts': `Control+${keys} Meta+${keys}`})}
          >
            <span aria-hidden="true">{face}</span>
          </button>
        ))}
        <button type="button" className="button button--quiet" data-look="" aria-expanded="false">
          {i18n._('How it will look')}
        </button>
      </div>
      <section
        hidden
        className="text-look"
        aria-label={i18n._('How it will look')}
        data-failed={i18n._('It cannot be shown now. What you typed is still there.')}
        data-empty={i18n._('Nothing')}
      />
    </template>
  )
}

const tools = [
  {tool: 'heading', name: /*i18n*/ 'Heading', face: 'H', sample: '## …'},
  {tool: 'bold', name: /*i18n*/ 'Bold', face: 'B', sample: '**…**', keys: 'B'},
  {tool: 'italic', name: /*i18n*/ 'Italic', face: 'I', sample: '*…*', keys: 'I'},
  {tool: 'list', name: /*i18n*/ 'List', face: '•', sample: '- …'},
  {tool: 'numbers', name: /*i18n*/ 'Numbered list', face: '1.', sample: '1. …'},
  {tool: 'link', name: /*i18n*/ 'Link', face: '↗', sample: '[…](https://…)', keys: 'K'},
]

export function Signs() {
  const {i18n} = useDesk()
  return (
    <details className="signs">
      <summary>{i18n._('Signs for headings, bold text, lists and links')}</summary>
      <dl>
        {tools.map(({tool, name, sample}) => (
          <div key={tool}>
            <dt>{i18n._(name)}</dt>
            <dd>
              <code dir="ltr">{sample}</code>
            </dd>
          </div>
        ))}
      </dl>
      <p className="field-help">
        {i18n._(
          'An empty line begins a new paragraph. A backslash before a sign shows the sign itself.',
        )}
      </p>
    </details>
  )
}
