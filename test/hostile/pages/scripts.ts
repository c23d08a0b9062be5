/** Pages whose scripts changed the browser's built-ins. */
import {longText} from '../../support/partner/partner.ts'
import {type HostilePage, script} from '../hostile-page.ts'

const homes = '<p><a href="#sea">by the sea</a></p>'

export const scripts: HostilePage[] = [
  {
    name: 'enumerable-prototypes',
    what: 'adds enumerable properties to prototypes',
    head: script(`
      Array.prototype.added = function () {}
      String.prototype.added = 's'
      Function.prototype.added = function () {}
      Array.prototype.toJSON = function () { return 'not an array' }
      HTMLElement.prototype.added = true`),
  },
  {
    name: 'enumerable-object-prototype',
    what: 'adds an enumerable property to Object.prototype',
    head: script("Object.prototype.added = 'o'"),
    // Vest cannot run there. The server has the same rules, and browsers log its refusal.
    consoleMessages: [/status of 422/],
  },
  {
    name: 'amd-and-commonjs',
    what: 'defines the globals of AMD and CommonJS',
    head: script(`
      var define = function () { throw new Error('define was called') }
      define.amd = {}
      var module = {exports: {}}, exports = module.exports, require = define`),
  },
  {
    name: 'module-loader',
    what: 'loads our script with its own module loader',
    placesScript: true,
    head: script(`
      (function () {
        var waiting = [], modules = {}
        window.define = function (name, needs, make) { modules[name] = make }
        window.define.amd = {}
        window.require = function (urls, done) {
          waiting.push(done)
          urls.forEach(function (url) {
            var tag = document.createElement('script')
            tag.async = true
            tag.type = /react/.test(url) ? 'module' : 'text/javascript'
            tag.setAttribute('data-requiremodule', url)
            tag.onload = function () { waiting.shift()(modules) }
            tag.src = url
            document.head.appendChild(tag)
          })
        }
      })()`),
    body: parts =>
      homes +
      parts.widget +
      longText +
      script(`require(['${/src="([^"]+)/.exec(parts.script)?.[1]}'], function () {})`),
  },
  {
    name: 'zone-js',
    what: 'wraps listeners, timers and promises, as zone.js does',
    head: script(`
      (function () {
        var add = EventTarget.prototype.addEventListener, remove = EventTarget.prototype.removeEventListener
        var wrapped = new WeakMap()
        EventTarget.prototype.addEventListener = function (type, listener, options) {
          if (!listener) return add.call(this, type, listener, options)
          var inner = wrapped.get(listener) || function (event) {
            return listener.handleEvent ? listener.handleEvent(event) : listener.call(this, event)
          }
          wrapped.set(listener, inner)
          return add.call(this, type, inner, options)
        }
        EventTarget.prototype.removeEventListener = function (type, listener, options) {
          return remove.call(this, type, listener && wrapped.get(listener) || listener, options)
        }
        ;['setTimeout', 'setInterval', 'requestAnimationFrame', 'queueMicrotask'].forEach(function (name) {
          var real = window[name]
          window[name] = function (act) {
            var rest = [].slice.call(arguments, 2)
            return real.call(window, function () { return act.apply(window, rest.length ? rest : arguments) }, arguments[1])
          }
        })
        var then = Promise.prototype.then
        Promise.prototype.then = function (done, failed) {
          return then.call(this, done && function (value) { return done(value) }, failed)
        }
        var Native = window.MutationObserver
        window.MutationObserver = function (hear) { return new Native(function (a, b) { hear.call(b, a, b) }) }
        window.MutationObserver.prototype = Native.prototype
      })()`),
  },
  {
    name: 'wrapped-fetch',
    what: 'wraps fetch, XMLHttpRequest and beacons to count requests',
    head: script(`
      (function () {
        var real = window.fetch, seen = []
        window.fetch = function (input, init) {
          var url = typeof input === 'string' ? input : input.url
          seen.push(url.split('?')[0])
          return real.apply(this, arguments).then(function (response) {
            response.clone().text().then(function (text) { seen.push(text.length) })
            return response
          })
        }
        var send = XMLHttpRequest.prototype.send
        XMLHttpRequest.prototype.send = function () { seen.push('x'); return send.apply(this, arguments) }
        navigator.sendBeacon = function () { return false }
        window.Request = class extends Request {}
        window.Headers = class extends Headers {}
      })()`),
  },
  {
    name: 'polyfills',
    what: 'replaces Promise, Map, Set and Symbol with polyfills',
    head: script(`
      (function () {
        class Promised extends Promise {
          static get [Symbol.species]() { return Promised }
          then(done, failed) { return super.then(done, failed) }
        }
        delete Promised.try
        window.Promise = Promised
        ;['Map', 'Set', 'WeakMap', 'WeakSet'].forEach(function (name) {
          var Native = window[name]
          window[name] = class extends Native {
            constructor(entries) { super(); if (entries) for (var entry of entries) this.add ? this.add(entry) : this.set(entry[0], entry[1]) }
          }
        })
        var made = {}
        Symbol.for = (function (real) { return function (name) { return made[name] = made[name] || real.call(Symbol, name) } })(Symbol.for)
      })()`),
  },
  {
    name: 'wrapped-dom',
    what: 'wraps the DOM methods that create and insert elements',
    head: script(`
      ['append', 'prepend', 'before', 'after', 'replaceWith', 'remove', 'attachShadow', 'setAttribute',
        'insertAdjacentHTML', 'querySelector', 'matches', 'closest'].forEach(function (name) {
        var real = Element.prototype[name]
        Element.prototype[name] = function () { return real.apply(this, arguments) }
      })
      ;['appendChild', 'insertBefore', 'removeChild', 'replaceChild', 'cloneNode'].forEach(function (name) {
        var real = Node.prototype[name]
        Node.prototype[name] = function () { return real.apply(this, arguments) }
      })
      ;['createElement', 'createElementNS', 'createTextNode', 'importNode'].forEach(function (name) {
        var real = Document.prototype[name]
        Document.prototype[name] = function () { return real.apply(document, arguments) }
      })
      ;(function (real) {
        customElements.define = function (name, type, options) { return real.call(customElements, name, type, options) }
      })(customElements.define)`),
  },
  {
    name: 'slow-strings-and-json',
    what: 'replaces methods of strings and JSON with slow ones',
    head: script(`
      (function () {
        var replace = String.prototype.replace, stringify = JSON.stringify, parse = JSON.parse
        String.prototype.replace = function (what, by) {
          for (var wait = 0; wait < 1e4;) wait++
          return replace.call(this, what, by)
        }
        String.prototype.trim = function () { return replace.call(this, /^\\s+|\\s+$/g, '') }
        JSON.stringify = function (value, replacer, space) { return stringify(value, replacer, space) }
        JSON.parse = function (text, reviver) { return parse(text, reviver) }
        Date.prototype.toJSON = function () { return '"' + this.toISOString() + '"' }
        Number.prototype.toJSON = function () { return this.valueOf() }
      })()`),
  },
  {
    name: 'prototype-1.6',
    what: 'adds String.prototype.toJSON, as Prototype 1.6 does',
    head: script("String.prototype.toJSON = function () { return '\"' + this + '\"' }"),
  },
  {
    name: 'prototype-1.7',
    what: 'has the methods of Prototype 1.7',
    head: script(`
      (function () {
        function $A(iterable) {
          if (!iterable) return []
          if ('toArray' in Object(iterable)) return iterable.toArray()
          var length = iterable.length || 0, results = new Array(length)
          while (length--) results[length] = iterable[length]
          return results
        }
        function extend(place, methods) { for (var name in methods) place[name] = methods[name] }
        Array.from = window.$A = $A
        window.$ = function (id) { return typeof id === 'string' ? document.getElementById(id) : id }
        window.$$ = function (selector) { return $A(document.querySelectorAll(selector)) }
        extend(Function.prototype, {
          bind: function (context) {
            var method = this, given = $A(arguments).slice(1)
            return function () { return method.apply(context, given.concat($A(arguments))) }
          },
          curry: function () {}, delay: function () {}, defer: function () {}, wrap: function () {}
        })
        extend(Array.prototype, {
          each: Array.prototype.forEach, all: Array.prototype.every, any: Array.prototype.some,
          collect: Array.prototype.map, detect: Array.prototype.find, select: Array.prototype.filter,
          toArray: function () { return this.concat() }, clear: function () { this.length = 0; return this },
          first: function () { return this[0] }, last: function () { return this[this.length - 1] },
          compact: function () {}, flatten: function () {}, without: function () {}, uniq: function () {},
          clone: function () { return this.slice() }, size: function () { return this.length },
          inspect: function () {}, pluck: function () {}, invoke: function () {}, zip: function () {}
        })
        extend(String.prototype, {
          gsub: function () {}, sub: function () {}, scan: function () {}, truncate: function () {},
          strip: function () { return this.trim() }, camelize: function () {}, times: function () {},
          include: function (text) { return this.indexOf(text) > -1 }, blank: function () {}
        })
        extend(Number.prototype, {succ: function () {}, times: function () {}, toColorPart: function () {}})
        extend(HTMLElement.prototype, {
          show: function () {}, hide: function () {}, toggle: function () {}, update: function () {},
          remove: function () { this.parentNode.removeChild(this); return this },
          replace: function () {}, select: function () {}, up: function () {}, down: function () {},
          next: function () {}, previous: function () {}, siblings: function () {}, observe: function () {}
        })
        extend(Event.prototype, {stop: function () { this.preventDefault(); this.stopPropagation() }})
        extend(window.Hash = function () {}, {})
        extend(window.Ajax = {}, {}); extend(window.Form = {}, {}); window.Class = {}; window.Template = {}
      })()`),
  },
  {
    name: 'mootools',
    what: 'has the methods of MooTools',
    head: script(`
      (function () {
        var slice = Array.prototype.slice
        Array.from = function (item) {
          if (item == null) return []
          return typeof item === 'object' && 'length' in item ? slice.call(item) : [item]
        }
        Function.from = function (item) { return typeof item === 'function' ? item : function () { return item } }
        String.from = function (item) { return item + '' }
        Object.append = Object.merge = Object.assign
        Function.prototype.implement = Function.prototype.extend = function (name, value) { this.prototype[name] = value }
        Function.prototype.overloadSetter = function () { return this }
        Array.prototype.each = Array.prototype.forEach
        Array.prototype.contains = Array.prototype.includes
        Array.prototype.clean = Array.prototype.flatten = Array.prototype.erase = function () { return this }
        String.prototype.test = function (pattern) { return new RegExp(pattern).test(this) }
        String.prototype.contains = String.prototype.includes
        Element.prototype.set = Element.prototype.inject = Element.prototype.grab = function () { return this }
        Element.prototype.getProperty = Element.prototype.getAttribute
        Element.prototype.dispose = function () { return this.parentNode ? this.parentNode.removeChild(this) : this }
        window.$ = document.id = function (id) { return document.getElementById(id) }
        window.Element.prototype.$family = function () { return 'element' }
        Event.prototype.stop = function () {}
        window.Browser = {name: 'chrome'}
        window.typeOf = function (item) { return typeof item }
      })()`),
  },
  {
    name: 'frozen-builtins',
    what: 'freezes the browser’s built-ins',
    head: script(`
      [Array, String, Number, RegExp, Date, Promise, Map, Set, Symbol, Error, JSON, Math,
        Reflect, Event, CustomEvent, URL].forEach(function (builtin) {
        Object.freeze(builtin)
        if (builtin.prototype && builtin !== Error) Object.freeze(builtin.prototype)
      })
      Object.freeze(Object)
      Object.freeze(Function)`),
  },
  {
    name: 'frozen-object-prototype',
    what: 'freezes Object.prototype',
    head: script('Object.freeze(Object.prototype)'),
  },
  {
    name: 'old-browser',
    what: 'runs in a browser that is three years old',
    head: script(`
      delete window.structuredClone
      delete window.requestIdleCallback
      delete window.cancelIdleCallback
      delete window.scheduler
      delete window.CloseWatcher
      delete Crypto.prototype.randomUUID
      delete AbortSignal.any
      delete Promise.withResolvers
      delete Promise.try
      delete Array.fromAsync
      delete Object.groupBy
      delete URL.canParse
      delete URL.parse
      delete Element.prototype.moveBefore
      delete Element.prototype.setHTMLUnsafe
      delete HTMLElement.prototype.showPopover
      delete HTMLElement.prototype.hidePopover
      delete HTMLElement.prototype.togglePopover
      delete HTMLElement.prototype.popover
      ;['toSorted', 'toReversed', 'toSpliced', 'with', 'findLast', 'findLastIndex'].forEach(function (name) {
        delete Array.prototype[name]
      })
      ;['union', 'intersection', 'difference'].forEach(function (name) { delete Set.prototype[name] })
      ;['map', 'filter', 'take', 'drop', 'toArray'].forEach(function (name) {
        if (window.Iterator) delete Iterator.prototype[name]
      })`),
  },
  {
    name: 'clobbered-window',
    what: 'has elements named like globals that scripts use',
    body: ({widget}) =>
      homes +
      [
        'ocp',
        'customElements',
        'fetch',
        'crypto',
        'Promise',
        'history',
        'React',
        'preact',
        'process',
        'define',
      ]
        .map(name => `<i id="${name}"></i><form name="${name}"></form>`)
        .join('') +
      widget +
      longText,
  },
  {
    name: 'clobbered-document',
    what: 'has forms named like properties of the document',
    body: ({widget}) =>
      homes +
      ['body', 'head', 'title', 'forms', 'images', 'cookie', 'currentScript', 'links']
        .map(name => `<form name="${name}"></form>`)
        .join('') +
      widget +
      longText,
  },
  {
    name: 'own-ocp-global',
    what: 'uses our global names for something else',
    head: script(`
      window.ocp = function () {}
      window.name = '[object Object]'
      window.React = window.preact = window.process = window.global = window.exports = null
      window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {isDisabled: true, supportsFiber: true, inject: function () {}}`),
    owns: ['globals + ocp'],
  },
  {
    name: 'silent-console-lost-timers',
    what: 'disables setInterval and silences the console',
    head: script(`
      ['log', 'info', 'warn', 'error', 'debug'].forEach(function (name) { console[name] = function () {} })
      window.onerror = function () { return true }
      window.setInterval = function () { return 0 }
      Math.random = function () { return 0.5 }
      Date.now = function () { return 0 }`),
  },
]
