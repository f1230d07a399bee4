import { parse } from 'postcss'

/**
 * The features of a style sheet, as keys of `compat_features`: at-rules, selectors, properties with their values, functions.
 *
 * @param {string} css
 * @param {ReadonlyMap<string, readonly string[]>} functions keys by the name of the CSS function
 * @returns {string[]}
 */
export function cssFeatures(css, functions) {
  /** @type {string[]} */
  const keys = []
  parse(css).walk((node) => {
    if (node.type === 'atrule') keys.push(`css.at-rules.${node.name}`)
    if (node.type === 'rule') {
      keys.push(...named(node.selector, /::?([a-z-]+)/g, 'css.selectors'))
      if (node.parent?.type === 'rule') keys.push('css.selectors.nesting')
    }
    if (node.type === 'decl') {
      const property = `css.properties.${node.prop}`
      keys.push(property, ...named(node.value, /([a-z-]+)/g, property))
      for (const [, name = ''] of node.value.matchAll(/([a-z-]+)\(/g)) {
        keys.push(...(functions.get(name) ?? []))
      }
    }
  })
  return keys
}

/**
 * @param {string} text
 * @param {RegExp} pattern
 * @param {string} prefix
 */
const named = (text, pattern, prefix) =>
  [...text.matchAll(pattern)].map(([, name]) => `${prefix}.${name}`)
