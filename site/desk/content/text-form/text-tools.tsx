/** The signs of long texts: as a legend, and as a bar of buttons that the script puts over each text. */
import {useDesk} from '#desk/shell/desk-frame.ts'

/** Tools for all long texts of a page: the script copies them. */
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
            {face ? (
              <span aria-hidden="true">{face}</span>
            ) : (
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d={drawings[tool]} />
              </svg>
            )}
          </button>
        ))}
        <button type="button" className="button button--quiet" data-look="" aria-expanded="false">
          {i18n._('Text preview')}
        </button>
      </div>
      <section
        hidden
        className="text-look"
        // It scrolls: the arrow keys must reach it.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: as said above.
        tabIndex={0}
        aria-label={i18n._('Text preview')}
        data-failed={i18n._('It cannot be shown just now. What you typed is still there.')}
        data-empty={i18n._('Nothing')}
      />
    </template>
  )
}

const tools = [
  {tool: 'heading', name: /*i18n*/ 'Heading', face: 'H', sample: '## …'},
  {tool: 'bold', name: /*i18n*/ 'Bold', face: 'B', sample: '**…**', keys: 'B'},
  {tool: 'italic', name: /*i18n*/ 'Italic', face: 'I', sample: '*…*', keys: 'I'},
  {tool: 'list', name: /*i18n*/ 'List', sample: '- …'},
  {tool: 'numbers', name: /*i18n*/ 'Numbered list', sample: '1. …'},
  {tool: 'link', name: /*i18n*/ 'Link', sample: '[…](https://…)', keys: 'K'},
]

const LINES = 'M10 6h10M10 12h10M10 18h10'
/** Drawings for the tools that no letter stands for. */
const drawings: Record<string, string> = {
  list: `${LINES}M5 6h.01M5 12h.01M5 18h.01`,
  numbers: `${LINES}M3.5 5.2L5 4v5M3.4 15.6c.3-1.6 2.8-1.4 2.6.2-.1 1.2-2.6 2-2.6 3.6H6`,
  link: 'M9 15l6-6M11 7l2-2a4.2 4.2 0 0 1 6 6l-2 2M13 17l-2 2a4.2 4.2 0 0 1-6-6l2-2',
}

export function Signs() {
  const {i18n} = useDesk()
  return (
    <details className="signs">
      <summary>{i18n._('Formatting help')}</summary>
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
          'An empty line starts a new paragraph. A backslash before a character shows the character itself.',
        )}
      </p>
    </details>
  )
}
