import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync } from 'oxc-parser'

/**
 * @typedef {object} Exported
 * @property {string} name under which it is exported
 * @property {'value' | 'type'} kind
 * @property {string} comment its docstring with delimiters, or nothing
 * @property {string} code its declaration
 */
/** @typedef {{ file: string, name: string }} Origin */
/**
 * @typedef {object} Module
 * @property {Map<string, Omit<Exported, 'name'>>} declared by local name
 * @property {Map<string, Origin>} imported by local name
 * @property {Map<string, string | Origin>} exported by exported name: a local name, or another module's
 */

/** @param {import('oxc-parser').ModuleExportName} node */
const textOf = (node) => ('name' in node ? node.name : node.value)

/**
 * @param {string} file
 * @param {string} from
 */
const sourceOf = (file, from) => join(dirname(file), from.replace(/\.js$/, '.d.ts'))

/**
 * @param {string} file
 * @returns {Module}
 */
function readModule(file) {
  const text = readFileSync(file, 'utf8')
  const { program, comments } = parseSync(file, text)
  /** @type {Module} */
  const module = { declared: new Map(), imported: new Map(), exported: new Map() }
  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration') {
      if (!statement.source.value.startsWith('.')) continue
      const source = sourceOf(file, statement.source.value)
      for (const each of statement.specifiers) {
        if (each.type !== 'ImportSpecifier') continue
        module.imported.set(each.local.name, { file: source, name: textOf(each.imported) })
      }
    } else if (statement.type === 'ExportNamedDeclaration' && statement.declaration === null) {
      for (const { local, exported } of statement.specifiers) {
        const name = textOf(local)
        const origin = statement.source && { file: sourceOf(file, statement.source.value), name }
        module.exported.set(textOf(exported), origin ?? name)
      }
    } else {
      const before = comments.findLast(
        ({ end, value }) =>
          value.startsWith('*') &&
          end <= statement.start &&
          /^\s*$/.test(text.slice(end, statement.start)),
      )
      const comment = before ? text.slice(before.start, before.end) : ''
      const code = text.slice(statement.start, statement.end).replace(/^(export )?declare /, '')
      const kind = /^(interface|type) /.test(code) ? 'type' : 'value'
      const name = /^(?:interface|type|function|class|const|let)\s+([\w$]+)/.exec(code)?.[1]
      if (name !== undefined) module.declared.set(name, { kind, comment, code })
    }
  }
  return module
}

/**
 * The exports of a bundled declaration file, also from the files it shares with others.
 *
 * @param {string} file
 * @returns {readonly Exported[]} in the order of their names
 */
export function readExports(file) {
  /** @type {Map<string, Module>} */
  const modules = new Map()
  const moduleAt = (/** @type {string} */ path) => {
    const module = modules.get(path) ?? readModule(path)
    modules.set(path, module)
    return module
  }

  /**
   * @param {Origin} origin
   * @returns {Omit<Exported, 'name'> | undefined} nothing for what another package declares
   */
  function declarationOf({ file: path, name }) {
    const { declared, imported, exported } = moduleAt(path)
    const found = exported.get(name) ?? name
    if (typeof found !== 'string') return declarationOf(found)
    const origin = imported.get(found)
    return origin === undefined ? declared.get(found) : declarationOf(origin)
  }

  return [...moduleAt(file).exported.keys()]
    .flatMap((name) => {
      const declaration = declarationOf({ file, name })
      return declaration === undefined ? [] : [{ name, ...declaration }]
    })
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
}
