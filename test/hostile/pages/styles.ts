/** Pages whose styles interfere with the widget. */
import {longText} from '../../support/partner/partner.ts'
import {type HostilePage, style} from '../hostile-page.ts'

export const styles: HostilePage[] = [
  {
    name: 'all-unset',
    what: 'unsets and hides everything except the widget’s ancestors',
    head: style(
      '*{all:unset!important;display:none!important} html,body,main{display:block!important}',
    ),
  },
  {
    name: 'loud-styles',
    what: 'styles every element with !important',
    head: style(
      'body *{font:40px/3 fantasy!important;color:#fff!important;' +
        'background:#fff!important;margin:9px!important;padding:99px!important;opacity:.1!important;' +
        'pointer-events:none!important;position:absolute!important;text-transform:uppercase!important}',
    ),
  },
  {
    name: 'large-rem',
    what: 'sets a rem of 40 px and wide line, letter and word spacing',
    head: style('html{font-size:40px;line-height:3;letter-spacing:1em;word-spacing:2em}'),
  },
  {
    name: 'zoom',
    what: 'doubles its size with zoom',
    head: style('body{zoom:2}'),
    zoom: 2,
  },
  {
    name: 'viewport-at-200-percent',
    what: 'is viewed at 200 %, so that half of it fits',
    viewport: {width: 640, height: 360},
  },
  {
    name: 'endless-transitions',
    what: 'animates everything slowly and endlessly',
    head: style(
      '@keyframes away{to{transform:translateX(200px);opacity:0}}' +
        '*{transition:all 3s 1s!important}main *{animation:away 3s infinite!important}',
    ),
  },
  {
    name: 'forced-colors',
    what: 'is viewed in forced colours',
    media: {forcedColors: 'active', colorScheme: 'dark'},
  },
  {
    name: 'dark-high-contrast',
    what: 'is dark and viewed with full motion and high contrast',
    media: {reducedMotion: 'no-preference', colorScheme: 'dark', contrast: 'more'},
  },
  {
    name: 'transformed-ancestors',
    what: 'transforms, clips and covers the widget’s ancestors',
    head: style(
      'body{transform:scale(.9);overflow:hidden;height:300px;contain:paint;filter:sepia(1)}' +
        'main{transform:rotate(1deg);overflow:hidden;height:120px;padding:20px;opacity:.8}' +
        'nav{position:fixed;inset:200px 0 0 0;z-index:2147483647;background:#fff}',
    ),
    body: ({widget}) => `<main>${widget}</main><nav>Menu</nav>`,
  },
  {
    name: 'contained-ancestors',
    what: 'sets containment and compositing on the widget’s ancestors',
    head: style(
      'body{perspective:300px;will-change:transform}' +
        'main{contain:strict;height:90px;will-change:opacity,transform;backdrop-filter:blur(4px)}' +
        'section{content-visibility:auto;contain-intrinsic-size:1px;container-type:size;height:70px}' +
        'div{clip-path:inset(0);mask:linear-gradient(#000,#000);mix-blend-mode:multiply}',
    ),
    body: ({widget}) =>
      `<p>Homes</p><main><section><div>${widget}</div></section></main>${longText}`,
  },
  {
    name: 'no-pointer-events',
    what: 'disables selection, touch and dragging around the widget',
    head: style(
      'main,main *{user-select:none!important;-webkit-user-drag:none;pointer-events:none;' +
        'touch-action:none;cursor:none!important;visibility:hidden}',
    ),
  },
  {
    name: 'root-styles',
    what: 'has inline styles and scrollbars on its root',
    html: 'lang="en" style="overflow: auto scroll; padding-right: 3px; scroll-behavior: smooth;"',
    body: ({widget}) => `<main>${longText.slice(0, 500)}${widget}${longText}</main>`,
  },
  {
    name: 'smooth-scroll',
    what: 'scrolls smoothly below a sticky header',
    head: style(
      'html{scroll-behavior:smooth;scroll-padding-top:20px}' +
        'section{height:300px}' +
        'header{position:sticky;top:0;height:20px;z-index:2147483647}',
    ),
    body: ({widget}) =>
      `<header>Menu</header><section><p>Homes</p>${widget}</section><section></section>${longText}`,
  },
]
