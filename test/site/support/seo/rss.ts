/** Reads RSS with a parser that takes nothing but well-formed XML. */
import sax, {type QualifiedTag, type Tag} from 'sax'

type Values = Record<string, string>
type Item = Record<string, string | Values>

export interface Channel {
  channel: Values
  items: Item[]
}

export function channelIn(xml: string): Channel {
  const channel: Values = {}
  const items: Item[] = []
  const open: string[] = []
  let text = ''
  const reader = sax.parser(true)
  reader.onerror = error => {
    throw error
  }
  reader.ontext = piece => {
    text += piece
  }
  reader.oncdata = piece => {
    text += piece
  }
  reader.onopentag = ({name, attributes}: Tag | QualifiedTag) => {
    open.push(name)
    text = ''
    if (name === 'item') items.push({})
    if (name === 'enclosure') (items.at(-1) as Item).enclosure = {...(attributes as Values)}
  }
  reader.onclosetag = name => {
    open.pop()
    const isLeaf = name !== 'item' && name !== 'enclosure'
    if (open.at(-1) === 'item' && isLeaf) (items.at(-1) as Item)[name] = text
    if (open.at(-1) === 'channel' && isLeaf) channel[name] = text
  }
  reader.write(xml).close()
  return {channel, items}
}
