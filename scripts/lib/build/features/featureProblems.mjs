import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { features } from 'web-features'
import { everReached } from '../bundleGraph.mjs'
import { cssFeatures } from './cssFeatures.mjs'
import { enhancements, namesakes, oldestBrowsers } from './oldestBrowsers.mjs'
import { scriptFeatures } from './scriptFeatures.mjs'

/** Members of ECMAScript's objects, and of those interfaces of the web that a widget has to do with. */
const memberKeys = new RegExp(
  String.raw`^(javascript\.builtins\.\w+|api\.(${[
    'AbortController|AbortSignal|Animation|Blob|Clipboard|CSSStyleSheet|Crypto|Document|Element|EventTarget|Headers|History',
    'HTML\\w*Element|Location|MessagePort|Navigator|Node|Performance|Range|Request|Response|Selection|ShadowRoot|Storage',
    'SubtleCrypto|SVG\\w*Element|URL|URLSearchParams|WebSocket|Window',
    '(Animation|Clipboard|Custom|Focus|Input|Keyboard|Message|Mouse|Pointer|Storage|Toggle|Transition|UI)?Event',
  ].join('|')}))\.\w+$`,
)

/** @typedef {{ id: string, newerThan: readonly string[] }} Known which of the oldest browsers lack a feature */

/**
 * The styles and scripts of the production entry points for pages.
 *
 * @param {import('../bundleGraph.mjs').Graph} graph
 * @param {readonly import('../entryPoints.mjs').EntryPoint[]} entryPoints
 * @param {string} root folder of the repository
 */
export function productionSources(graph, entryPoints, root) {
  const reached = entryPoints
    .filter(({ production, server }) => production && server !== true)
    .flatMap(({ file }) => everReached(graph, `${file}.js`))
  const sheets = new Set(
    reached.flatMap(({ modules }) => modules.filter((id) => id.endsWith('.css?inline'))),
  )
  const scripts = new Set(reached.map(({ file }) => file))
  return {
    styles: [...sheets].map((id) => readFileSync(join(root, id.replace('?inline', '')), 'utf8')),
    scripts: [...scripts].map((file) => readFileSync(join(root, 'dist/package', file), 'utf8')),
  }
}

/**
 * Features of the web in styles and scripts that some of the oldest browsers have not, unless they are enhancements.
 *
 * @param {{ styles: readonly string[], scripts: readonly string[] }} sources
 * @returns {string[]}
 */
export function featureProblems({ styles, scripts }) {
  const known = knownFeatures()
  const functions = keysByLast(known, /^css\.types\./)
  const members = keysByLast(known, memberKeys)
  // A name that something older has as well says nothing.
  const onlyNew = new Map(
    [...members].filter(([, keys]) =>
      keys.every((key) => (known.get(key)?.newerThan.length ?? 0) > 0),
    ),
  )
  const used = new Set([
    ...styles.flatMap((css) => cssFeatures(css, functions)),
    ...scriptFeatures(scripts, onlyNew),
  ])
  /** @type {Map<string, string>} */
  const problems = new Map()
  for (const key of used) {
    const { id = '', newerThan = [] } = known.get(key) ?? {}
    if (newerThan.length === 0 || Object.hasOwn(enhancements, id)) continue
    if (namesakes.includes(lastOf(key))) continue
    problems.set(
      id,
      `${key} ("${id}") is newer than ${newerThan.join(', ')}: do without it, look whether it is there first and name it in scripts/lib/build/features/oldestBrowsers.mjs, or raise the oldest browsers.`,
    )
  }
  return [...problems.values()]
}

/** @returns {ReadonlyMap<string, Known>} by key of `compat_features` */
function knownFeatures() {
  return new Map(
    Object.entries(features).flatMap(([id, feature]) => {
      if (feature.kind !== 'feature') return []
      const { by_compat_key: byKey = {}, support: common } = feature.status
      return (feature.compat_features ?? []).map((key) => {
        const { support = common } = byKey[key] ?? {}
        const newerThan = Object.entries(oldestBrowsers).flatMap(([browser, oldest]) => {
          const since = support[/** @type {keyof typeof oldestBrowsers} */ (browser)]
          const isThere = since !== undefined && Number(since.replace('≤', '')) <= oldest
          return isThere ? [] : [`${browser} ${oldest}`]
        })
        return /** @type {const} */ ([key, { id, newerThan }])
      })
    }),
  )
}

/**
 * @param {ReadonlyMap<string, Known>} known
 * @param {RegExp} pattern
 * @returns {ReadonlyMap<string, readonly string[]>} keys by their last part
 */
function keysByLast(known, pattern) {
  /** @type {Map<string, string[]>} */
  const byLast = new Map()
  for (const key of known.keys()) {
    if (!pattern.test(key)) continue
    const last = lastOf(key)
    byLast.set(last, [...(byLast.get(last) ?? []), key])
  }
  return byLast
}

/** @param {string} key */
const lastOf = (key) =>
  key
    .split('.')
    .at(-1)
    ?.replace(/_(static|event)$/, '') ?? ''
