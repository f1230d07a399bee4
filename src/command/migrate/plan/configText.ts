import { indentAt } from '../../app/syntax/objects.ts'
import { bare, nodeIn, nodesIn, type Node } from '../../app/syntax/parseModule.ts'
import { importedNames, type Draft, type Range } from '../source/draft.ts'
import { reindented } from '../source/indented.ts'
import { constantsOf, nameOf, type Property } from '../source/values.ts'

/** An option of `createFoyer` or `createConfig`, as the lines of an object literal without the comma at the end. */
export interface Option {
  readonly key: string
  readonly code: string
  /** A comment behind it. */
  readonly trail?: string
}

/** The parts of the new configuration of an app. */
export interface Widget {
  /** The name of the constant with the widget. */
  readonly name: string
  /** Whether other modules use it. */
  readonly isExported: boolean
  /** The options of `createFoyer`, without the backend and the networks. */
  readonly options: readonly Option[]
  /** The networks: the list, or the name of one; or the names of some of wagmi's. */
  readonly chains: Node | readonly string[]
  /** The comments before them, each with the end of its line. */
  readonly chainsComment?: string
  /** The options of `createConfig` that stay. */
  readonly wagmi: readonly Option[]
}

/** The code of a configuration: what comes before its statement, and the call of wagmi. */
export interface ConfigCode {
  readonly statements: string
  readonly call: string
}

/** Writes the configuration of Foyer's modal, and that of wagmi. */
export function configText(draft: Draft, widget: Widget): ConfigCode {
  const { indent, newline } = draft.style
  const networks = networksOf(draft, widget)
  const call = {
    createFoyer: draft.use('foyerkit', 'createFoyer'),
    createRealBackend: draft.use('foyerkit/real', 'createRealBackend'),
    foyerConnector: draft.use('foyerkit/wagmi', 'foyerConnector'),
    createConfig: draft.use('wagmi', 'createConfig'),
  }
  const { quote } = draft.style
  const projectId = widget.options.filter(({ key }) => key === 'projectId')
  const options: readonly Option[] = [
    ...projectId,
    { key: 'backend', code: `backend: ${call.createRealBackend}()` },
    {
      key: 'adapters',
      code: `adapters: [{ namespace: ${quote}eip155${quote}, ${property('networks', networks.name)} }]`,
    },
    ...widget.options.filter((each) => !projectId.includes(each)),
  ]
  const hasTransport = widget.wagmi.some(({ key }) => key === 'transports' || key === 'client')
  const wagmi: readonly Option[] = [
    { key: 'chains', code: property('chains', networks.name) },
    { key: 'connectors', code: `connectors: [${call.foyerConnector}(${widget.name})]` },
    ...(hasTransport ? [] : [transportsOf(draft, networks.ids)]),
    ...widget.wagmi.filter(({ key }) => key !== 'multiInjectedProviderDiscovery'),
    {
      key: 'multiInjectedProviderDiscovery',
      code: `// Foyer's modal lists the wallets of the browser itself.${newline}${indent}multiInjectedProviderDiscovery: false`,
    },
  ]
  const { semicolon } = draft.style
  const foyer = `${widget.isExported ? 'export ' : ''}const ${widget.name} = ${call.createFoyer}(${objectText(draft, options)})${semicolon}`
  return {
    statements: [...networks.statements, foyer].join(newline + newline),
    call: `${call.createConfig}(${objectText(draft, wagmi)})`,
  }
}

const property = (key: string, name: string) => (key === name ? key : `${key}: ${name}`)

/** An object literal over several lines, for a call at the top of a module. */
export function objectText(
  { style }: Pick<Draft, 'style'>,
  options: readonly Option[],
  outer = '',
): string {
  const lines = options.map(
    ({ code, trail }) => `${outer}${style.indent}${code},${trail === undefined ? '' : ` ${trail}`}`,
  )
  return ['{', ...lines, `${outer}}`].join(style.newline)
}

function networksOf(draft: Draft, { chains, chainsComment = '' }: Widget) {
  const { semicolon } = draft.style
  const own = draft.isFree('chains') ? 'chains' : 'appChains'
  const types = draft.isTypeScript ? ' as const' : ''
  if (isNames(chains)) {
    const ids = chains.map((each) => draft.use('wagmi/chains', each))
    return {
      name: own,
      statements: [`const ${own} = [${ids.join(', ')}]${types}${semicolon}`],
      ids,
    }
  }
  const name = nameOf(chains)
  if (name !== undefined) {
    const there = constantsOf(draft.body).find((each) => each.name === name)
    const ids = namesIn(there?.value)
    return { name: draft.keep(bare(chains) ?? chains), statements: [], ids }
  }
  const list = bare(chains) ?? chains
  const code = movedCode(draft, list, '')
  return {
    name: own,
    // wagmi wants to know that there is a first network.
    statements: [
      `${chainsComment}const ${own} = ${code}${list.type === 'ArrayExpression' ? types : ''}${semicolon}`,
    ],
    ids: namesIn(list),
  }
}

const isNames = (chains: Widget['chains']): chains is readonly string[] => Array.isArray(chains)

/** The names in a list, also those that it only has under a condition; undefined if it contains anything else. */
function namesIn(node: Node | undefined): readonly string[] | undefined {
  const list = bare(node)
  if (list?.type === 'ConditionalExpression') {
    return joined(['consequent', 'alternate'].map((field) => namesIn(nodeIn(list, field))))
  }
  if (list?.type !== 'ArrayExpression') return undefined
  return joined(
    nodesIn(list, 'elements').map((each) => {
      if (each?.type === 'SpreadElement') return namesIn(nodeIn(each, 'argument'))
      const name = nameOf(each)
      return name === undefined ? undefined : [name]
    }),
  )
}

const joined = (lists: readonly (readonly string[] | undefined)[]) =>
  lists.every((each) => each !== undefined) ? [...new Set(lists.flat())] : undefined

/** The transports of networks that are known by name; for others, a client for each. */
function transportsOf(draft: Draft, ids: readonly string[] | undefined): Option {
  const imported = importedNames(draft.body).find(
    ({ from, name }) => name === 'http' && ['wagmi', '@wagmi/core', 'viem'].includes(from),
  )
  const http = imported?.local ?? draft.use('wagmi', 'http')
  if (ids === undefined) {
    const createClient = draft.use('viem', 'createClient')
    return {
      key: 'client',
      code: `client: ({ chain }) => ${createClient}({ chain, transport: ${http}() })`,
    }
  }
  const entries = ids.map((id) => ({ key: id, code: `[${id}.id]: ${http}()` }))
  const short = `transports: { ${entries.map(({ code }) => code).join(', ')} }`
  if (short.length <= 76) return { key: 'transports', code: short }
  return {
    key: 'transports',
    code: `transports: ${objectText(draft, entries, draft.style.indent)}`,
  }
}

/** The code of an expression, at the indentation of another place. */
export const movedCode = (draft: Draft, range: Range, indent: string): string =>
  reindented(draft.keep(range), indentAt(draft.before, range.start), indent)

/** A property of an object literal as it is, with its comments. */
export function keptOption(draft: Draft, all: readonly Property[], property: Property): Option {
  const { lead, trail } = commentsOf(draft, all, property)
  return withTrail(property.key, lead + moved(draft, property, property.node), trail)
}

/** A property under another name. */
export function renamedOption(
  draft: Draft,
  all: readonly Property[],
  from: Property,
  key: string,
): Option {
  if (key === from.key) return keptOption(draft, all, from)
  const { lead, trail } = commentsOf(draft, all, from)
  const value = moved(draft, from, from.value)
  return withTrail(key, lead + (value === key ? key : `${key}: ${value}`), trail)
}

/** An option with a comment behind it, if there is one. */
export const withTrail = (key: string, code: string, trail: string | undefined): Option => ({
  key,
  code,
  ...(trail === undefined ? {} : { trail }),
})

function moved(draft: Draft, { node }: Property, range: Range): string {
  return reindented(draft.keep(range), indentAt(draft.before, node.start), draft.style.indent)
}

/** The comments of a property: those before it, on lines of their own, and the one behind it. */
export function commentsOf(draft: Draft, all: readonly Property[], { node }: Property) {
  const { before, style } = draft
  const earlier = all[all.findIndex((each) => each.node === node) - 1]
  const comments = (
    Array.isArray(node['leadingComments']) ? node['leadingComments'] : []
  ) as readonly Range[]
  // A comment on the line of the property before belongs to that one.
  const own = comments.filter(
    ({ start }) => earlier === undefined || before.slice(earlier.node.end, start).includes('\n'),
  )
  const indent = indentAt(before, node.start)
  const lead = own
    .map(
      (each) => reindented(draft.keep(each), indent, style.indent) + style.newline + style.indent,
    )
    .join('')
  const trail = /^,?[ \t]*(\/\/[^\r\n]*|\/\*[^\r\n]*?\*\/)[ \t]*(?=\r?\n)/.exec(
    before.slice(node.end),
  )?.[1]
  return { lead, trail }
}
