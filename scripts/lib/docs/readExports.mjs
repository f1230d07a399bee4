import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync } from 'oxc-parser'

/**
 * @typedef {object} Exported
 * @property {string} name under which it is exported
 * @property {'value' | 'type'} kind
 * @property {string} comment its docstring with delimiters, or nothing
 * @property {string} code its declaration
 * @property {readonly Member[]} [members] of an interface or an object type that has only named ones
 * @property {string} [bases] what an interface extends
 */
/**
 * @typedef {object} Member
 * @property {string} name with `?` if it is optional
 * @property {string} type
 * @property {string} comment its docstring with delimiters, or nothing
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
      const comment = commentBefore(statement.start)
      const code = text.slice(statement.start, statement.end).replace(/^(export )?declare /, '')
      const kind = /^(interface|type) /.test(code) ? 'type' : 'value'
      const name = /^(?:interface|type|function|class|const|let)\s+([\w$]+)/.exec(code)?.[1]
      if (name === undefined) continue
      const members = membersOf(statement)
      const bases =
        statement.type === 'TSInterfaceDeclaration' ? statement.extends.map(textAt).join(', ') : ''
      module.declared.set(name, {
        kind,
        comment,
        code,
        ...(members === undefined ? {} : { members }),
        ...(bases === '' ? {} : { bases }),
      })
    }
  }
  return module

  /** @param {{ start: number, end: number }} node */
  function textAt(node) {
    return text.slice(node.start, node.end)
  }

  /** @param {number} start */
  function commentBefore(start) {
    const before = comments.findLast(
      ({ end, value }) =>
        value.startsWith('*') && end <= start && /^\s*$/.test(text.slice(end, start)),
    )
    return before ? text.slice(before.start, before.end) : ''
  }

  /**
   * @param {import('oxc-parser').Statement} statement
   * @returns {readonly Member[] | undefined}
   */
  function membersOf(statement) {
    const list =
      statement.type === 'TSInterfaceDeclaration'
        ? statement.body.body
        : statement.type === 'TSTypeAliasDeclaration' &&
            statement.typeAnnotation.type === 'TSTypeLiteral'
          ? statement.typeAnnotation.members
          : []
    const members = list.flatMap((member) => {
      const comment = commentBefore(member.start)
      if (member.type === 'TSPropertySignature' && !member.computed) {
        const name = `${textAt(member.key)}${member.optional ? '?' : ''}`
        const type = member.typeAnnotation ? textAt(member.typeAnnotation.typeAnnotation) : ''
        return [{ name, type, comment }]
      }
      if (member.type !== 'TSMethodSignature' || member.computed) return []
      const name = `${textAt(member.key)}${member.optional ? '?' : ''}`
      return [{ name, type: text.slice(member.key.end, member.end).replace(/;$/, ''), comment }]
    })
    return members.length > 0 && members.length === list.length ? members : undefined
  }
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
