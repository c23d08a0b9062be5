/** Form fields for a widget's attributes and for the tokens of the theming API. */
import type {AttributeFact, AttributeGroup} from '../facts/attributes.ts'
import type {TokenFact, TokenGroup} from '../facts/tokens.ts'
import type {WidgetFact} from '../facts/widgets.ts'
import {type Html, html} from './html.ts'

/** Set by the view switches; and a preview is always in test mode. */
const SET_ELSEWHERE = ['lang', 'theme', 'test']

export const attributeEditor = (widget: WidgetFact, start: Record<string, string>): Html => html`
<div class="editor" data-editor="attributes" role="group" aria-labelledby="edit-attributes">
<div class="editor__head"><h3 id="edit-attributes">Attributes</h3><button type="button" class="editor__reset" data-reset>Reset</button></div>
${fields(widget.own, start)}
${widget.own.attributes.length === 0 && html`<p class="quiet">This widget has no attributes of its own.</p>`}
<details><summary>Shared with other widgets</summary>
${widget.shared.map(group => fields(group, start))}
</details>
</div>`

const fields = ({attributes}: AttributeGroup, start: Record<string, string>) =>
  attributes
    .filter(({name}) => !SET_ELSEWHERE.includes(name))
    .map(attribute => attributeField(attribute, start[attribute.name] ?? ''))

function attributeField(attribute: AttributeFact, value: string): Html {
  const {name, control, initial} = attribute
  const id = `edit-${name}`
  const known = html`id="${id}" name="${name}" aria-describedby="${id}-problem"`
  const shown = value || initial
  if (control.is === 'boolean') {
    return html`<div class="field field--boolean"><input type="checkbox" value="true" ${known}${value && html` checked`}><label for="${id}">${name}</label></div>`
  }
  return html`<div class="field"><label for="${id}">${name}</label>${input()}<p class="field__problem" id="${id}-problem" role="status"></p></div>`

  function input(): Html {
    if (control.is === 'enum') {
      return html`<select ${known}>${control.values.map(option => html`<option${option === shown && html` selected`}>${option}</option>`)}</select>`
    }
    if (control.is === 'number') {
      return html`<input type="number" min="${control.min}" max="${control.max}" step="any" value="${value}" placeholder="${initial || `${control.min} to ${control.max}`}" ${known}>`
    }
    if (control.is === 'json') {
      return html`<textarea rows="3" spellcheck="false" placeholder="${control.example}" ${known}>${value}</textarea>`
    }
    const example = control.is === 'string' ? control.example : ''
    return html`<input type="text" value="${value}" placeholder="${initial || example}" autocomplete="off" spellcheck="false" ${known}>`
  }
}

export const tokenEditor = (groups: TokenGroup[]): Html => html`
<div class="editor" data-editor="tokens" role="group" aria-labelledby="edit-tokens">
<div class="editor__head"><h3 id="edit-tokens">Tokens</h3><button type="button" class="editor__reset" data-reset>Reset</button></div>
${groups.map(
  ({title, tokens}) => html`<details><summary>${title}</summary>
${tokens.map(tokenField)}
</details>`,
)}
</div>`

function tokenField(token: TokenFact): Html {
  const {name, light, dark} = token
  const short = name.replace('--ocp-', '')
  if (!isColour(light) || !isColour(dark)) {
    return html`<div class="field"><label for="edit${name}">${short}</label><input type="text" id="edit${name}" name="${name}" placeholder="${light}" autocomplete="off" spellcheck="false"></div>`
  }
  const colour = (scheme: string, value: string) =>
    html`<label>${scheme}<input type="color" name="${name}" data-scheme="${scheme}" value="${value}" aria-label="${short}, ${scheme}"></label>`
  return html`<div class="field field--colours" role="group" aria-label="${short}"><span>${short}</span>${colour('light', light)}${colour('dark', dark)}</div>`
}

/** A colour field knows no transparency. */
const isColour = (value: string) => /^#[\da-f]{6}$/i.test(value)
