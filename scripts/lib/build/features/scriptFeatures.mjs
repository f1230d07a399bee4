import { parseSync, Visitor } from 'oxc-parser'

/**
 * The platform features of scripts, as keys of `compat_features`: globals, functions of a named global (`Promise.try`), and the
 * given members. A member counts only if no script defines a member with the same name. ECMAScript's own methods are also checked by the
 * compiler, because `lib` in tsconfig.json ends with ES2023.
 *
 * @param {readonly string[]} scripts
 * @param {ReadonlyMap<string, readonly string[]>} members names of members, with the keys of their features
 * @returns {string[]}
 */
export function scriptFeatures(scripts, members) {
  /** @type {Set<string>} */
  const globals = new Set()
  /** @type {Set<string>} */
  const read = new Set()
  /** @type {Set<string>} */
  const defined = new Set()
  /** @param {{ key: object }} node */
  function define({ key }) {
    if ('name' in key) defined.add(String(key.name))
  }
  const visitor = new Visitor({
    Identifier: ({ name }) => void globals.add(name),
    MemberExpression({ object, property, computed }) {
      if (computed || property.type !== 'Identifier') return
      read.add(property.name)
      if (object.type === 'Identifier') globals.add(`${object.name}.${property.name}`)
    },
    Property: define,
    MethodDefinition: define,
    PropertyDefinition: define,
  })
  for (const code of scripts) visitor.visit(parseSync('script.js', code).program)
  return [
    ...[...globals].flatMap((name) => [
      `javascript.builtins.${name}`,
      `api.${name}`,
      `api.${name}_static`,
    ]),
    ...[...read].filter((name) => !defined.has(name)).flatMap((name) => members.get(name) ?? []),
  ]
}
