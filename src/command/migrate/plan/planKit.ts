import { nodeIn, nodesBelow, nodesIn, type Node } from '../../app/syntax/parseModule.ts'
import { inStyle } from '../../app/syntax/style.ts'
import { customButtonName, type CustomButton } from '../libraries/customButtons.ts'
import {
  callsOf,
  pathBetween,
  localsOf,
  topStatement,
  usesLeft,
  type AppSources,
} from '../source/appSources.ts'
import { importedNames, isOf, lineOf, sourceOf, usesOf, type Draft } from '../source/draft.ts'
import {
  attributesOf,
  constantsOf,
  elementsNamed,
  nameOf,
  propertiesOf,
  type Property,
} from '../source/values.ts'
import {
  commentsOf,
  configText,
  keptOption,
  objectText,
  renamedOption,
  withTrail,
  type Option,
} from './configText.ts'
import { replaceElement } from './elements.ts'
import { replaceHook, type HookRule } from './hooks.ts'

/** Why something is not carried over, and what to write by hand. */
export interface Reason {
  readonly why: string
  readonly lines?: readonly string[]
}

/** An option that a provider of the library has, for `createFoyer`. */
export interface MovedOption {
  readonly key: string
  /** The code of its value, with single quotes. */
  readonly value: string
  /** A name that the code uses, and the package from which it is imported. */
  readonly needs?: { readonly from: string; readonly name: string }
}

/** Reads a part of the app, and notes what it cannot carry over. */
export interface Reading {
  readonly sources: AppSources
  readonly draft: Draft
  /** Notes what the app does without. */
  readonly leave: (node: Node, what: string, why: string, lines?: readonly string[]) => void
}

/** A library whose modal is made of a default configuration of wagmi, a provider and a button. */
export interface Kit {
  readonly title: string
  readonly packages: readonly string[]
  readonly config: {
    /** Whether wagmi's `createConfig` is called with the result of `getDefaultConfig`. */
    readonly isWrapped: boolean
    readonly projectId: string
    /** The networks without an option. */
    readonly chains?: readonly string[]
    /** The options without a counterpart. */
    readonly left: Readonly<Record<string, Reason>>
    /** The function that makes a list of connectors for wagmi's own `createConfig`, from wallets and the options of the app. */
    readonly connectors?: string
  }
  readonly provider: string
  /** Reads the attributes of the provider. */
  readonly readProvider: (
    attributes: readonly Property[],
    reading: Reading,
  ) => readonly MovedOption[]
  readonly button: string
  /** Reads the attributes of the button, and returns those of Foyer's; undefined if it is to be changed by hand. */
  readonly readButton: (
    attributes: readonly Property[],
    reading: Reading,
  ) => readonly string[] | undefined
  readonly custom: CustomButton
  readonly hooks: readonly HookRule[]
  /** What is to be written by hand, by the name that the library exports. */
  readonly byHand: Readonly<Record<string, Reason>>
}

/** The constant with the widget, and its module. */
interface Place {
  readonly draft: Draft
  readonly name: string
  /** Whether the app has it already, so that nothing is added to its options. */
  readonly isThere?: true
}

/**
 * Plans the changes of the modules of an app that uses a library.
 * @returns whether the configuration is clear; without one, nothing is changed
 */
export function planKit(sources: AppSources, kit: Kit): boolean {
  const modules = sources.modulesWith(kit.packages)
  const place = placeOf(sources, kit, modules)
  if (place !== undefined) {
    for (const draft of modules) {
      for (const element of elementsOf(draft, kit, kit.provider)) {
        if (place.isThere === true) leaveAttributes(sources, draft, element)
        replaceElement(draft, element, draft.use('foyerkit', 'FoyerProvider'), [
          `foyer={${nameIn(sources, draft, place)}}`,
        ])
      }
    }
    askForServer(sources, place)
    const blocks = new Set<Node>()
    for (const draft of modules) {
      replaceButtons(sources, draft, kit)
      replaceCustomButtons(sources, draft, kit)
      for (const rule of kit.hooks) replaceHook(sources, draft, kit.packages, rule, blocks)
    }
  }
  const [first] = modules
  if (place === undefined && sources.byHand.length === 0 && first !== undefined) {
    sources.askFor(
      first,
      { start: 0 },
      'createFoyer',
      'no configuration that is known was found',
      configLines,
    )
  }
  const reasons = place === undefined ? waiting(kit.byHand) : kit.byHand
  for (const draft of modules) askForRest(sources, draft, kit.packages, reasons, [], place)
  return place !== undefined
}

function leaveAttributes(sources: AppSources, draft: Draft, element: Node): void {
  for (const { key, node } of attributesOf(element) ?? [{ key: 'attributes', node: element }]) {
    sources.leave(draft, node, key, 'createFoyer is there already: write it in its options')
  }
}

/** Without a widget, nothing else can be changed: another run does it. */
export const waiting = (
  reasons: Readonly<Record<string, Reason>>,
): Readonly<Record<string, Reason>> =>
  Object.fromEntries(
    Object.entries(reasons).map(([name, { lines = [] }]) => [name, { why: untilCreated, lines }]),
  )

const untilCreated = 'it waits for createFoyer: write that by hand, and run the command again'

/** Names the server components that read wagmi's state of a cookie: the configuration has the widget now, which is made for clients. */
export function askForServer(sources: AppSources, place: Place): void {
  for (const draft of sources.modulesWith(['cookieToInitialState'])) {
    const isClient = /^\s*(['"])use client\1/.test(draft.before)
    const imported = importedNames(draft.body).find(
      ({ from }) => sources.moduleAt(draft, from) === place.draft,
    )
    if (isClient || imported === undefined || draft === place.draft) continue
    const why =
      'createFoyer does not run in a server component: pass the cookie to a client component'
    const [call] = callsOf(draft, ['wagmi', '@wagmi/core'], 'cookieToInitialState')
    sources.askFor(draft, call ?? imported.node, 'cookieToInitialState', why, [
      "'use client'",
      'const initialState = cookieToInitialState(config, cookie)',
    ])
  }
}

/** The name of the widget in a module that may not import it yet. */
export function nameIn(sources: AppSources, draft: Draft, place: Place): string {
  if (draft === place.draft) return place.name
  const there = importedNames(draft.body).find(
    ({ from }) => sources.moduleAt(draft, from) === place.draft,
  )
  return draft.use(there?.from ?? pathBetween(draft, place.draft.path), place.name)
}

const elementsOf = (draft: Draft, { packages }: Kit, name: string): readonly Node[] =>
  localsOf(draft, packages, name).flatMap((local) => elementsNamed(draft.body, local))

/** The widget that the app has already, or that takes the place of the default configuration. */
function placeOf(sources: AppSources, kit: Kit, modules: readonly Draft[]): Place | undefined {
  const calls = modules.flatMap((draft) =>
    callsOf(draft, kit.packages, 'getDefaultConfig').map((node) => ({ draft, node })),
  )
  const [call, ...others] = calls
  if (call === undefined) return placeOfConnectors(sources, kit, modules)
  const problem =
    others.length > 0 ? 'it is called more than once' : problemOf(kit, call.draft, call.node)
  if (problem !== undefined) {
    for (const { draft, node } of calls) {
      sources.askFor(draft, node, 'getDefaultConfig', problem, configLines)
    }
    return undefined
  }
  const { draft, node } = call
  const options = propertiesOf(argumentsOf(node)[0]) ?? []
  const found = { draft, call: outerCall(draft, node) ?? node, own: options, wagmi: options }
  return replaceConfig(sources, kit, found, modules)
}

/** The widget in the place of a list of connectors that the app passes to wagmi itself, or that which the app has already. */
function placeOfConnectors(
  sources: AppSources,
  kit: Kit,
  modules: readonly Draft[],
): Place | undefined {
  const name = kit.config.connectors ?? ''
  const calls = modules.flatMap((draft) =>
    callsOf(draft, kit.packages, name).map((node) => ({ draft, node })),
  )
  const [call, ...others] = calls
  if (call === undefined) return existingWidget(sources)
  const found = others.length > 0 ? 'it is called more than once' : foundByConnectors(kit, call)
  if (typeof found === 'string') {
    for (const { draft, node } of calls) sources.askFor(draft, node, name, found, configLines)
    return undefined
  }
  const reason = kit.config.left['wallets']
  const [wallets] = argumentsOf(call.node)
  if (wallets !== undefined && reason !== undefined) {
    sources.leave(call.draft, wallets, 'wallets', reason.why, reason.lines)
  }
  if (found.list !== undefined) call.draft.removeLine(withComments(found.list))
  return replaceConfig(sources, kit, found, modules)
}

/** The configuration that takes a list of connectors, or why it is not clear. */
function foundByConnectors(
  kit: Kit,
  { draft, node }: { readonly draft: Draft; readonly node: Node },
): (FoundConfig & { readonly list?: Node }) | string {
  const own = propertiesOf(argumentsOf(node)[1])
  if (own?.some(({ key }) => key === kit.config.projectId) !== true) {
    return `its options have no ${kit.config.projectId}`
  }
  const constant = constantsOf(draft.body).find(({ value }) => value === node)
  const [call, ...others] = callsOf(draft, ['wagmi', '@wagmi/core'], 'createConfig')
  const wagmi = call === undefined ? undefined : propertiesOf(argumentsOf(call)[0])
  const connectors = wagmi?.find(({ key }) => key === 'connectors')?.value
  const isUsed =
    connectors !== undefined && (connectors === node || nameOf(connectors) === constant?.name)
  const uses = constant === undefined ? [] : usesOf(draft.body, constant.name)
  if (
    call === undefined ||
    wagmi === undefined ||
    others.length > 0 ||
    !isUsed ||
    uses.length > 2
  ) {
    return 'its result is not only passed to one createConfig in the same module'
  }
  if (topStatement(draft, call) === undefined) return 'createConfig is called in a function'
  if (!wagmi.some(({ key, node: each }) => key === 'chains' && each.type === 'ObjectProperty')) {
    return 'createConfig has no chains'
  }
  return {
    draft,
    call,
    own,
    wagmi,
    ...(constant === undefined ? {} : { list: constant.statement }),
  }
}

/** A statement with the comments before it. */
export function withComments(statement: Node): Pick<Node, 'start' | 'end'> {
  const comments = (
    Array.isArray(statement['leadingComments']) ? statement['leadingComments'] : []
  ) as readonly Node[]
  return { start: comments[0]?.start ?? statement.start, end: statement.end }
}

/** A configuration that is replaced. */
interface FoundConfig {
  readonly draft: Draft
  /** The call that makes it. */
  readonly call: Node
  /** The options with the project id and the name of the app. */
  readonly own: readonly Property[]
  /** The options with the networks and those of wagmi. */
  readonly wagmi: readonly Property[]
}

/** The lines of a configuration, for one that is written by hand. */
export const configLines: readonly string[] = [
  "import { createFoyer } from 'foyerkit'",
  "import { createRealBackend } from 'foyerkit/real'",
  "import { foyerConnector } from 'foyerkit/wagmi'",
  'export const foyer = createFoyer({',
  '  projectId,',
  '  backend: createRealBackend(),',
  "  adapters: [{ namespace: 'eip155', networks: chains }],",
  '})',
  'createConfig({ chains, connectors: [foyerConnector(foyer)], transports, multiInjectedProviderDiscovery: false })',
]

/** The widget that an earlier run, or the developer, has created. */
export function existingWidget(sources: AppSources): Place | undefined {
  for (const draft of sources.modulesWith(['foyerkit'])) {
    const created = callsOf(draft, ['foyerkit', 'foyerkit/elements'], 'createFoyer')
    const found = constantsOf(draft.body).find(({ value }) => created.includes(value))
    if (found !== undefined) return { draft, name: found.name, isThere: true }
  }
  return undefined
}

/** Why a default configuration cannot be replaced with certainty. */
function problemOf(kit: Kit, draft: Draft, call: Node): string | undefined {
  if (topStatement(draft, call) === undefined) return 'it is called in a function'
  const [argument] = argumentsOf(call)
  const options = propertiesOf(argument)
  if (options === undefined || argumentsOf(call).length !== 1)
    return 'its options are no plain object'
  if (!options.some(({ key }) => key === kit.config.projectId)) {
    return `its options have no ${kit.config.projectId}`
  }
  const chains = options.find(({ key }) => key === 'chains')
  if (chains === undefined && kit.config.chains === undefined) return 'its options have no chains'
  if (chains !== undefined && chains.node.type !== 'ObjectProperty')
    return 'its chains are no value'
  if (kit.config.isWrapped && outerCall(draft, call) === undefined) {
    return 'its result is not passed to createConfig as it is'
  }
  return undefined
}

const argumentsOf = (call: Node) =>
  (Array.isArray(call['arguments']) ? call['arguments'] : []) as readonly Node[]

/** `createConfig(getDefaultConfig(…))` */
function outerCall(draft: Draft, call: Node): Node | undefined {
  const outer = draft.parentOf(call)
  const isCall =
    outer !== undefined &&
    callsOf(draft, ['wagmi', '@wagmi/core'], 'createConfig').includes(outer) &&
    argumentsOf(outer).length === 1
  return isCall ? outer : undefined
}

function replaceConfig(
  sources: AppSources,
  kit: Kit,
  { draft, call, own, wagmi }: FoundConfig,
  modules: readonly Draft[],
): Place {
  const providers = modules.flatMap((module) =>
    elementsOf(module, kit, kit.provider).map((element) => ({ module, element })),
  )
  const involved = [draft, ...providers.map(({ module }) => module)]
  const name = widgetName(involved)
  const [first, ...others] = providers
  const moved =
    first === undefined ? [] : readProvider(sources, kit, first.module, first.element, draft)
  for (const { module, element } of others) {
    sources.leave(module, element, kit.provider, 'only the attributes of the first one are kept')
  }
  if (first === undefined) {
    sources.askFor(draft, call, 'FoyerProvider', `the ${kit.provider} was not found`, [
      `<FoyerProvider foyer={${name}}>…</FoyerProvider>`,
    ])
  }
  const { projectId, left } = kit.config
  const id = own.find(({ key }) => key === projectId)
  const described = metadataOf(draft, own, sources.isBrowserOnly)
  const widgetOptions: readonly Option[] = [
    ...(id === undefined ? [] : [renamedOption(draft, own, id, 'projectId')]),
    ...(described === undefined ? [] : [described]),
    ...moved.map((each) => toOption(draft, each)),
  ]
  const replaced = new Set([
    'chains',
    'connectors',
    projectId,
    'appName',
    'appDescription',
    'appUrl',
    'appIcon',
  ])
  for (const { key, node } of own) {
    const reason = Object.hasOwn(left, key) ? left[key] : undefined
    if (reason !== undefined) sources.leave(draft, node, key, reason.why, reason.lines)
  }
  const chains = wagmi.find(({ key }) => key === 'chains')
  const { newline, indent } = draft.style
  const lead = chains === undefined ? '' : commentsOf(draft, wagmi, chains).lead
  const code = configText(draft, {
    name,
    isExported: providers.some(({ module }) => module !== draft) || providers.length === 0,
    options: widgetOptions,
    chains: chains?.value ?? kit.config.chains ?? [],
    chainsComment: lead.replaceAll(newline + indent, newline),
    wagmi: wagmi
      .filter(({ key }) => !replaced.has(key) && !Object.hasOwn(left, key))
      .map((each) => keptOption(draft, wagmi, each)),
  })
  writeConfig(draft, topStatement(draft, call) ?? call, call, code)
  return { draft, name }
}

/** Puts the widget before the statement of the configuration, and wagmi's call in the place of the former one. */
export function writeConfig(
  draft: Draft,
  statement: Node,
  call: Node,
  code: { readonly statements: string; readonly call: string },
): void {
  const { newline } = draft.style
  const at = withComments(statement).start
  draft.replace({ start: at, end: at }, code.statements + newline + newline)
  draft.replace(call, code.call)
}

/** A name for the widget that is free in some modules. */
export const widgetName = (modules: readonly Draft[]): string =>
  ['foyer', 'foyerModal', 'foyerWidget'].find((name) =>
    modules.every((each) => each.isFree(name)),
  ) ?? 'foyerOfPage'

function readProvider(
  sources: AppSources,
  kit: Kit,
  module: Draft,
  element: Node,
  draft: Draft,
): readonly MovedOption[] {
  const attributes = attributesOf(element)
  const leave: Reading['leave'] = (node, what, why, lines) =>
    sources.leave(module, node, what, why, lines)
  if (attributes === undefined) {
    leave(element, kit.provider, 'something is spread into it, whose options are not known')
    return []
  }
  const moved = kit.readProvider(attributes, { sources, draft: module, leave })
  return moved.filter(({ key, needs }) => {
    if (needs === undefined || module === draft || !needs.from.startsWith('.')) return true
    leave(
      element,
      key,
      `it uses ${needs.name}, which the module of the configuration does not import`,
    )
    return false
  })
}

export function toOption(draft: Draft, { key, value, needs }: MovedOption): Option {
  if (needs !== undefined && !needs.from.startsWith('.')) draft.use(needs.from, needs.name)
  const quoted = value.replaceAll("'", draft.style.quote)
  return { key, code: `${key}: ${quoted}` }
}

/** The name and the address of the app, from the options that RainbowKit and ConnectKit share. */
function metadataOf(
  draft: Draft,
  options: readonly Property[],
  isBrowserOnly: boolean,
): Option | undefined {
  const { quote, indent } = draft.style
  const given = (key: string) => options.find((each) => each.key === key)
  const [name, description, url, icon] = ['appName', 'appDescription', 'appUrl', 'appIcon'].map(
    given,
  )
  if (name === undefined) return undefined
  const code = (property: Property | undefined) =>
    property === undefined ? undefined : draft.keep(property.value)
  const trail = (property: Property | undefined) =>
    property === undefined ? undefined : commentsOf(draft, options, property).trail
  const title = code(name) ?? ''
  const origin = isBrowserOnly
    ? 'window.location.origin'
    : `typeof window === ${quote}undefined${quote} ? ${quote}http://localhost${quote} : window.location.origin`
  const entries = [
    withTrail('name', `name: ${title}`, trail(name)),
    withTrail(
      'description',
      `description: ${code(description) ?? (isSimple(name.value) ? title : quote + quote)}`,
      trail(description),
    ),
    withTrail('url', `url: ${code(url) ?? origin}`, trail(url)),
    withTrail('icons', `icons: [${code(icon) ?? ''}]`, trail(icon)),
  ]
  const { lead } = commentsOf(draft, options, name)
  return { key: 'metadata', code: `${lead}metadata: ${objectText(draft, entries, indent)}` }
}

/** Whether an expression can be written twice: it calls nothing. */
const isSimple = (node: Node): boolean =>
  !nodesBelow([node]).some(({ type }) => /Call|New|Function|Template/.test(type))

function replaceButtons(sources: AppSources, draft: Draft, kit: Kit): void {
  for (const element of elementsOf(draft, kit, kit.button)) {
    const attributes = attributesOf(element)
    if (attributes === undefined) continue
    const leave: Reading['leave'] = (node, what, why, lines) =>
      sources.leave(draft, node, what, why, lines)
    const own = kit.readButton(attributes, { sources, draft, leave })
    if (own === undefined) continue
    replaceElement(draft, element, draft.use('foyerkit', 'FoyerButton'), own)
  }
}

/** Puts a component of the app in the place of the library's custom button, where its children read what is known. */
function replaceCustomButtons(sources: AppSources, draft: Draft, { packages, custom }: Kit): void {
  for (const local of localsOf(draft, packages, custom.element)) {
    for (const element of customElements(draft, local)) {
      const child = nodesIn(element, 'children').find(
        (each) => each?.type === 'JSXExpressionContainer',
      )
      const read = propertiesOf(nodesIn(nodeIn(child, 'expression'), 'params')[0])
      const attributes = nodesIn(nodeIn(element, 'openingElement'), 'attributes')
      const isKnown = read?.every(({ key }) => custom.fields.includes(key))
      if (isKnown !== true || attributes.length > 0) continue
      const path = customButtonPath(sources, draft, custom)
      const name = draft.use(pathBetween(draft, path), customButtonName)
      replaceElement(draft, element, name, [])
    }
  }
}

/** `<ConnectButton.Custom>` */
const customElements = (draft: Draft, local: string): readonly Node[] =>
  nodesBelow(draft.body).filter((node) => {
    const name =
      node.type === 'JSXElement' ? nodeIn(nodeIn(node, 'openingElement'), 'name') : undefined
    return (
      name?.type === 'JSXMemberExpression' &&
      nodeIn(name, 'object')?.['name'] === local &&
      nodeIn(name, 'property')?.['name'] === 'Custom'
    )
  })

/** The file of the component, which is created beside the first module that needs it. */
function customButtonPath(sources: AppSources, draft: Draft, custom: CustomButton): string {
  const [there] = Object.keys(sources.created)
  if (there !== undefined) return there
  const folder = draft.path.slice(0, draft.path.lastIndexOf('/') + 1)
  const file = (name: string) => `${folder}${name}.${draft.isTypeScript ? 'tsx' : 'jsx'}`
  const isTaken = sources.tree.paths.includes(file(customButtonName))
  const path = file(isTaken ? `Foyer${customButtonName}` : customButtonName)
  sources.create(path, inStyle(path, custom.text(draft.isTypeScript), draft.style))
  return path
}

/**
 * Names every place that still uses the library, with what to write there.
 * @param handled the names that are taken care of
 */
export function askForRest(
  sources: AppSources,
  draft: Draft,
  packages: readonly string[],
  byHand: Readonly<Record<string, Reason>>,
  handled: readonly string[] = [],
  place?: Place,
): void {
  const unknown: Reason = {
    why: place === undefined ? untilCreated : 'Foyer has nothing with this name',
  }
  for (const { from, name, local } of importedNames(draft.body)) {
    if (!isOf(packages, from) || handled.includes(name)) continue
    for (const place of withoutEndTags(draft, usesLeft(draft, local))) {
      const what = name === '*' ? local : nameOfPlace(draft, place, name)
      const line = lineOf(draft.before, place.start)
      const isKnown = sources.byHand.some(
        (each) => each.path === draft.path && each.line === line && each.what === what,
      )
      const whole: Reason = { why: 'import the names that are used, and run the command again' }
      const reason = name === '*' ? whole : (byHand[what] ?? byHand[name] ?? unknown)
      if (!isKnown) sources.askFor(draft, place, what, reason.why, reason.lines)
    }
  }
  for (const statement of draft.body) {
    const isExport = /^Export(?:Named|All)Declaration$/.test(statement.type)
    if (isExport && isOf(packages, sourceOf(statement))) {
      sources.askFor(
        draft,
        statement,
        sourceOf(statement),
        'another module may import it from here',
      )
    }
  }
}

/** `ConnectButton.Custom` is more than `ConnectButton`. */
function nameOfPlace(draft: Draft, place: Node, name: string): string {
  const member = draft.parentOf(place)
  const field =
    member?.type === 'JSXMemberExpression' ? nodeIn(member, 'property')?.['name'] : undefined
  return typeof field === 'string' ? `${name}.${field}` : name
}

/** The places without the end tags of elements. */
const withoutEndTags = (draft: Draft, uses: readonly Node[]): readonly Node[] =>
  uses.filter((each) => {
    const parent = draft.parentOf(each)
    const tag = parent?.type === 'JSXMemberExpression' ? draft.parentOf(parent) : parent
    return tag?.type !== 'JSXClosingElement'
  })
