import { indentAt } from '../../app/syntax/objects.ts'
import { bare, nodeIn, nodesIn, type Node } from '../../app/syntax/parseModule.ts'
import { configText, keptOption, movedCode, type Option } from '../plan/configText.ts'
import { replaceElement } from '../plan/elements.ts'
import { replaceHook, type HookRule } from '../plan/hooks.ts'
import {
  askForRest,
  askForServer,
  configLines,
  existingWidget,
  nameIn,
  toOption,
  waiting,
  widgetName,
  withComments,
  writeConfig,
  type MovedOption,
  type Reason,
} from '../plan/planKit.ts'
import { wrapChildren } from '../plan/wrapChildren.ts'
import { callsOf, localsOf, topStatement, usesLeft, type AppSources } from '../source/appSources.ts'
import { importedNames, usesOf, type Draft } from '../source/draft.ts'
import { reindented } from '../source/indented.ts'
import {
  attributesOf,
  constantsOf,
  elementsNamed,
  flagOf,
  flagOfAttribute,
  freeNamesOf,
  isSelfContained,
  nameOf,
  numberOf,
  propertiesOf,
  propertyIn,
  textOf,
  type Property,
} from '../source/values.ts'
import { none } from './reasons.ts'
import { colourOf, themeVariables } from './theme.ts'

/** The packages of AppKit, of which the second has the adapter for wagmi. */
export const appkitPackages = [
  '@reown/appkit',
  '@reown/appkit-adapter-wagmi',
  '@reown/appkit-adapter-ethers',
  '@reown/appkit-adapter-ethers5',
  '@reown/appkit-adapter-solana',
  '@reown/appkit-adapter-bitcoin',
  '@reown/appkit-siwe',
  '@reown/appkit-siwx',
  '@reown/appkit-common',
  '@reown/appkit-core',
]
const networksModule = '@reown/appkit/networks'

/** Networks of AppKit that are no EVM networks: wagmi does not have them. */
const otherNetworks = /^(?:solana|bitcoin|ton|tron)/

/** The elements of AppKit, and the components of Foyer. */
const elements: Readonly<Record<string, string>> = {
  'appkit-button': 'FoyerButton',
  'w3m-button': 'FoyerButton',
  'appkit-connect-button': 'ConnectButton',
  'w3m-connect-button': 'ConnectButton',
  'appkit-account-button': 'AccountButton',
  'w3m-account-button': 'AccountButton',
  'appkit-network-button': 'NetworkButton',
  'w3m-network-button': 'NetworkButton',
}
/** The same as components. */
const components: Readonly<Record<string, string>> = {
  AppKitButton: 'FoyerButton',
  AppKitConnectButton: 'ConnectButton',
  AppKitAccountButton: 'AccountButton',
  AppKitNetworkButton: 'NetworkButton',
}

/** Views that both modals have under one name. */
const views = new Set([
  'Account',
  'AllWallets',
  'Connect',
  'Networks',
  'OnRampProviders',
  'Swap',
  'Transactions',
  'WalletReceive',
  'WalletSend',
  'WhatIsANetwork',
  'WhatIsAWallet',
])

const unknownUse = 'its result is used in a way that is not known'

const hooks: readonly HookRule[] = [
  {
    hook: 'useAppKit',
    from: 'useFoyer',
    fields: { open: 'open', close: 'close' },
    changeUses: (_, draft, field, uses) => (field === 'open' ? changeOpens(draft, uses) : true),
  },
  {
    hook: 'useAppKitAccount',
    from: 'useAccount',
    fields: { address: 'address', isConnected: 'isConnected', status: 'status' },
  },
  {
    hook: 'useAppKitNetwork',
    from: 'useNetwork',
    fields: { caipNetworkId: 'chainId', switchNetwork: 'switchNetwork' },
  },
  {
    hook: 'useAppKitState',
    from: 'useFoyer',
    fields: {
      open: 'isOpen',
      loading: 'loading',
      selectedNetworkId: 'selectedNetworkId',
      activeChain: 'activeChain',
    },
  },
  {
    hook: 'useAppKitTheme',
    from: 'useFoyerTheme',
    fields: { themeMode: 'mode', setThemeMode: 'setThemeMode' },
  },
  { hook: 'useDisconnect', from: 'useDisconnect', fields: { disconnect: 'disconnect' } },
]

const byHand: Readonly<Record<string, Reason>> = {
  WagmiAdapter: { why: "Foyer is a connector in wagmi's own config", lines: configLines },
  createAppKit: { why: 'createFoyer takes its place', lines: configLines },
  AppKitProvider: {
    why: 'createFoyer has its options, and FoyerProvider takes its place',
    lines: [...configLines, '<FoyerProvider foyer={foyer}>…</FoyerProvider>'],
  },
  useAppKit: {
    why: unknownUse,
    lines: [
      "import { useFoyer } from 'foyerkit'",
      'const { open, close } = useFoyer()',
      "open('Networks')",
    ],
  },
  useAppKitAccount: {
    why: 'not all of its fields have a counterpart',
    lines: [
      "import { useAccount } from 'foyerkit'",
      'const { address, isConnected, status, email, connectedWalletInfo } = useAccount()',
    ],
  },
  useAppKitNetwork: {
    why: "its chainId is a number, and Foyer's is a CAIP-2 id such as eip155:1",
    lines: [
      "import { useNetwork } from 'foyerkit'",
      'const { network, chainId, switchNetwork } = useNetwork()',
      "import { useChainId } from 'wagmi' // for the number",
    ],
  },
  useAppKitState: {
    why: 'not all of its fields have a counterpart',
    lines: [
      "import { useFoyer } from 'foyerkit'",
      'const { isOpen, loading, selectedNetworkId } = useFoyer()',
    ],
  },
  useAppKitTheme: {
    why: 'the theme variables have other names: docs/theming.md',
    lines: ["import { useFoyerTheme } from 'foyerkit'", "setThemeVariables({ accent: '#…' })"],
  },
  useAppKitEvents: {
    why: 'events come to a function: docs/custom-button.md',
    lines: ["import { useFoyerEvents } from 'foyerkit'", 'useFoyerEvents((event) => { … })'],
  },
  useAppKitProvider: {
    why: 'the provider is that of the active network',
    lines: ["import { useProvider } from 'foyerkit'", 'const walletProvider = useProvider()'],
  },
  useAppKitBalance: {
    why: 'the balance is a field of the account',
    lines: [
      "import { useAccount } from 'foyerkit'",
      'const { balance, balanceSymbol } = useAccount()',
    ],
  },
  useWalletInfo: {
    why: 'the wallet is a field of the account',
    lines: [
      "import { useAccount } from 'foyerkit'",
      'const { connectedWalletInfo } = useAccount()',
    ],
  },
  useDisconnect: { why: unknownUse, lines: ["import { useDisconnect } from 'foyerkit'"] },
  AppKitNetwork: {
    why: 'networks are those of viem',
    lines: ["import type { Chain } from 'viem'"],
  },
}

/** Plans the changes of an app with AppKit and wagmi. */
export function planAppkit(sources: AppSources): boolean {
  const tags = Object.keys(elements).map((name) => `<${name}`)
  const modules = sources.modulesWith([...appkitPackages, ...tags])
  const place = placeOf(sources, modules)
  if (place !== undefined) {
    askForServer(sources, place)
    const blocks = new Set<Node>()
    for (const draft of modules) {
      for (const [tag, name] of Object.entries(elements)) {
        for (const element of elementsNamed(draft.body, tag))
          replaceButton(sources, draft, element, name)
      }
      for (const [exported, name] of Object.entries(components)) {
        for (const local of localsOf(draft, appkitPackages, exported)) {
          for (const element of elementsNamed(draft.body, local))
            replaceButton(sources, draft, element, name)
        }
      }
      for (const rule of hooks) replaceHook(sources, draft, appkitPackages, rule, blocks)
    }
  }
  for (const draft of modules) {
    const networks = place === undefined ? [] : replaceNetworks(draft)
    const reasons = place === undefined ? waiting(byHand) : byHand
    askForRest(sources, draft, appkitPackages, reasons, networks, place)
  }
  return place !== undefined
}

interface Call {
  readonly draft: Draft
  readonly node: Node
}

const callsIn = (modules: readonly Draft[], name: string): readonly Call[] =>
  modules.flatMap((draft) => callsOf(draft, appkitPackages, name).map((node) => ({ draft, node })))

function placeOf(sources: AppSources, modules: readonly Draft[]) {
  const adapters = callsIn(modules, 'WagmiAdapter')
  const creations = callsIn(modules, 'createAppKit')
  const [adapter] = adapters
  const [creation] = creations
  if (adapter === undefined && creation === undefined) return existingWidget(sources)
  const problem = problemOf(adapters, creations)
  if (problem !== undefined || adapter === undefined || creation === undefined) {
    for (const { draft, node } of creation === undefined ? adapters : creations) {
      sources.askFor(
        draft,
        node,
        creation === undefined ? 'WagmiAdapter' : 'createAppKit',
        problem ?? '',
        configLines,
      )
    }
    return undefined
  }
  return replaceConfig(sources, adapter, creation)
}

/** Why the configuration cannot be replaced with certainty. */
function problemOf(adapters: readonly Call[], creations: readonly Call[]): string | undefined {
  const [adapter, ...otherAdapters] = adapters
  const [creation, ...otherCreations] = creations
  if (adapter === undefined) return 'only apps with the WagmiAdapter are changed'
  if (creation === undefined) return 'there is no createAppKit with it'
  if (otherAdapters.length > 0 || otherCreations.length > 0) return 'it is called more than once'
  const imported = importedNames(creation.draft.body).find(({ name }) => name === 'createAppKit')
  if (imported?.from !== '@reown/appkit/react') return 'only apps with React are changed'
  const constant = adapterConstant(adapter)
  if (constant === undefined) return 'the adapter is no constant of its module'
  if (topStatement(creation.draft, creation.node) === undefined) return 'it is called in a function'
  const options = propertiesOf(nodesIn(creation.node, 'arguments')[0])
  const own = propertiesOf(nodesIn(adapter.node, 'arguments')[0])
  if (options === undefined || own === undefined) return 'its options are no plain object'
  const listed = bare(options.find(({ key }) => key === 'adapters')?.value)
  const [only, ...others] = nodesIn(listed, 'elements')
  if (nameOf(only) === undefined || others.length > 0)
    return 'it has other adapters than that of wagmi'
  const needed = ['networks', 'projectId'].find((key) => !own.some((each) => each.key === key))
  return needed === undefined ? undefined : `the options of the adapter have no ${needed}`
}

const adapterConstant = ({ draft, node }: Call) =>
  constantsOf(draft.body).find(({ value }) => bare(value) === node)

function replaceConfig(sources: AppSources, adapter: Call, creation: Call) {
  const { draft } = adapter
  const constant = adapterConstant(adapter)
  if (constant === undefined) return undefined
  const options = propertiesOf(nodesIn(creation.node, 'arguments')[0]) ?? []
  const own = propertiesOf(nodesIn(adapter.node, 'arguments')[0]) ?? []
  const roots = sources.modulesWith(['WagmiProvider'])
  const name = widgetName([draft, ...roots])
  const at = (key: string) => own.find((each) => each.key === key)
  const networks = at('networks')
  const projectId = at('projectId')
  if (networks === undefined || projectId === undefined) return undefined
  const foyer: Option[] = [keptOption(draft, own, projectId)]
  for (const option of options)
    foyer.push(...readOption(sources, adapter, creation, option, constant.statement))
  if (
    !options.some(
      ({ key, value }) => key === 'features' && propertyIn(value, 'socials') !== undefined,
    )
  ) {
    foyer.push(toOption(draft, { key: 'auth', value: authWith(options) }))
  }
  if (at('transports') === undefined) {
    sources.leave(
      draft,
      adapter.node,
      'transports',
      "wagmi's http() takes the public node of each network; AppKit took Reown's",
      ["transports: { [mainnet.id]: http('https://…') }"],
    )
  }
  const alias = aliasOf(draft, constant.name)
  const wagmiName = alias?.name ?? (draft.isFree('wagmiConfig') ? 'wagmiConfig' : 'appConfig')
  const providers = roots.flatMap((module) =>
    localsOf(module, ['wagmi'], 'WagmiProvider').flatMap((local) =>
      elementsNamed(module.body, local).map((element) => ({ module, element })),
    ),
  )
  const isElsewhere = providers.length !== 1 || providers.some(({ module }) => module !== draft)
  const code = configText(draft, {
    name,
    isExported: isElsewhere,
    options: foyer,
    chains: networks.value,
    wagmi: own
      .filter(({ key }) => !['networks', 'projectId', 'connectors', 'customRpcUrls'].includes(key))
      .map((each) => keptOption(draft, own, each)),
  })
  for (const { key, node } of own.filter(
    (each) => each.key === 'connectors' || each.key === 'customRpcUrls',
  )) {
    sources.leave(
      draft,
      node,
      key,
      key === 'connectors' ? 'foyerConnector is the only connector that is needed' : none,
    )
  }
  makeConstant(draft, networks.value)
  writeConfig(draft, constant.statement, adapter.node, code)
  if (alias?.isExported === true && !constant.isExported) {
    draft.replace({ start: constant.statement.start, end: constant.statement.start }, 'export ')
  }
  const id = nodeIn(constant.declarator, 'id')
  if (id !== undefined) draft.replace(id, wagmiName)
  if (alias !== undefined) draft.removeLine(withComments(alias.statement))
  removeCreation(sources, creation)
  replaceAdapterUses(sources, adapter, constant.name, wagmiName)
  const place = { draft, name }
  const [provider, ...others] = providers
  if (provider === undefined || others.length > 0) {
    sources.askFor(
      draft,
      adapter.node,
      'FoyerProvider',
      'there is no single WagmiProvider around the app',
      [`<FoyerProvider foyer={${name}}>…</FoyerProvider>`],
    )
  } else {
    const component = provider.module.use('foyerkit', 'FoyerProvider')
    wrapChildren(provider.module, innermost(provider.element), component, [
      `foyer={${nameIn(sources, provider.module, place)}}`,
    ])
  }
  return place
}

/** `const networks = [mainnet]` becomes `[mainnet] as const`: wagmi wants to know that there is a first network. */
function makeConstant(draft: Draft, networks: Node): void {
  const constant = constantsOf(draft.body).find(({ name }) => name === nameOf(networks))
  const id = nodeIn(constant?.declarator, 'id')
  if (!draft.isTypeScript || constant?.value.type !== 'ArrayExpression') return
  if (nodeIn(id, 'typeAnnotation') === undefined) {
    draft.replace({ start: constant.value.end, end: constant.value.end }, ' as const')
  }
}

/** `export const config = wagmiAdapter.wagmiConfig` */
const aliasOf = (draft: Draft, adapter: string) =>
  constantsOf(draft.body).find(({ value }) => {
    const member = bare(value)
    return (
      member?.type === 'MemberExpression' &&
      nameOf(nodeIn(member, 'object')) === adapter &&
      nodeIn(member, 'property')?.['name'] === 'wagmiConfig'
    )
  })

/** The element in which the app is: that of the queries, if it is the only one in that of wagmi. */
function innermost(element: Node): Node {
  const children = nodesIn(element, 'children').filter(
    (each) =>
      each !== undefined && !(each.type === 'JSXText' && /^\s*$/.test(String(each['value']))),
  )
  const [only, ...others] = children
  const tag = nodeIn(nodeIn(only, 'openingElement'), 'name')?.['name']
  return only !== undefined && others.length === 0 && tag === 'QueryClientProvider'
    ? innermost(only)
    : element
}

/** Takes the statement of createAppKit out, unless what it returns is used. */
function removeCreation(sources: AppSources, { draft, node }: Call): void {
  const statement = topStatement(draft, node)
  if (statement === undefined) return
  const constant = constantsOf(draft.body).find(({ value }) => bare(value) === node)
  const lines = ["import { useFoyer } from 'foyerkit'", 'const { open, close } = useFoyer()']
  const ask = (module: Draft, use: Node, what: string) =>
    sources.askFor(
      module,
      use,
      what,
      'it was what createAppKit returns: use the hook, or the widget itself',
      lines,
    )
  if (constant !== undefined) {
    for (const use of usesOf(draft.body, constant.name)) {
      if (use.start < statement.start || use.start >= statement.end) ask(draft, use, constant.name)
    }
    for (const module of constant.isExported ? sources.modulesWith([constant.name]) : []) {
      for (const { from, name, local } of importedNames(module.body)) {
        if (name !== constant.name || sources.moduleAt(module, from) !== draft) continue
        for (const use of usesOf(module.body, local)) ask(module, use, name)
      }
    }
  }
  draft.removeLine(withComments(statement))
}

/** `wagmiAdapter.wagmiConfig` is the configuration itself, in all modules. */
function replaceAdapterUses(
  sources: AppSources,
  { draft }: Call,
  adapter: string,
  wagmiName: string,
): void {
  for (const module of sources.modulesWith([adapter])) {
    const imported = importedNames(module.body).find(
      ({ from, name }) => name === adapter && sources.moduleAt(module, from) === draft,
    )
    if (module !== draft && imported === undefined) continue
    const own = imported === undefined ? wagmiName : module.use(imported.from, wagmiName)
    for (const use of usesLeft(module, imported?.local ?? adapter)) {
      const member = module.parentOf(use)
      if (
        member?.type === 'MemberExpression' &&
        nodeIn(member, 'property')?.['name'] === 'wagmiConfig'
      ) {
        module.replace(member, own)
      } else {
        sources.askFor(module, use, adapter, 'there is no adapter any more', [
          `${wagmiName} // the config of wagmi`,
        ])
      }
    }
  }
}

/** Options of createAppKit that createFoyer has under the same name. */
const same = new Set([
  'allWallets',
  'allowUnsupportedChain',
  'customWallets',
  'enableEIP6963',
  'excludeWalletIds',
  'featuredWalletIds',
  'includeWalletIds',
  'metadata',
  'privacyPolicyUrl',
  'siweConfig',
  'termsConditionsUrl',
  'themeMode',
  'tokens',
])

function readOption(
  sources: AppSources,
  adapter: Call,
  creation: Call,
  option: Property,
  before: Node,
): readonly Option[] {
  const { key, value, node } = option
  const leave = (what: string, why: string, lines?: readonly string[]) =>
    sources.leave(creation.draft, node, what, why, lines)
  if (['adapters', 'networks', 'projectId', 'debug'].includes(key)) return []
  if (key === 'features')
    return readFeatures(value, leave).map((each) => toOption(adapter.draft, each))
  if (key === 'themeVariables')
    return readVariables(value, leave).map((each) => toOption(adapter.draft, each))
  const target = key === 'defaultNetwork' ? 'defaultChain' : same.has(key) ? key : undefined
  if (target === undefined) {
    leave(key, none)
    return []
  }
  const code = codeAt(sources, adapter.draft, creation.draft, value, before)
  if (code === undefined) {
    leave(key, 'its value is not known where createFoyer is called', [`${target}: …`])
    return []
  }
  const written = { key: target, code: target === code ? code : `${target}: ${code}` }
  // AppKit asks for the sign-in as soon as there is such a config.
  return key === 'siweConfig'
    ? [{ key: 'isSiweEnabled', code: 'isSiweEnabled: true' }, written]
    : [written]
}

/** The code of an expression in the module of the adapter, before a statement there; undefined if it cannot be there. */
function codeAt(
  sources: AppSources,
  to: Draft,
  from: Draft,
  value: Node,
  before: Node,
): string | undefined {
  // What goes to another module does not stay in this one.
  const code = (range: Node) =>
    from === to
      ? movedCode(from, range, to.style.indent)
      : reindented(
          from.before.slice(range.start, range.end),
          indentAt(from.before, range.start),
          to.style.indent,
        )
  if (isSelfContained(value)) return code(value)
  const constants = constantsOf(from.body)
  const known = freeNamesOf(value).every((name) => {
    const constant = constants.find((each) => each.name === name)
    const imported = importedNames(from.body).find((each) => each.local === name)
    if (from === to)
      return (
        imported !== undefined ||
        (constant !== undefined && constant.statement.start < before.start)
      )
    if (imported === undefined || imported.name !== name) return false
    if (sources.moduleAt(from, imported.from) === to) return true
    const there = importedNames(to.body).find((each) => each.local === name)
    if (there?.from === imported.from && there.name === name) return true
    if (imported.from.startsWith('.') || !to.isFree(name)) return false
    to.use(imported.from === networksModule ? 'wagmi/chains' : imported.from, name)
    return true
  })
  if (known) return code(value)
  // A constant that means the same at any place goes along.
  const constant = constants.find((each) => each.name === nameOf(value))
  if (constant === undefined || !isSelfContained(constant.value)) return undefined
  const uses = usesOf(from.body, constant.name).filter(
    ({ start }) => start < constant.statement.start || start >= constant.statement.end,
  )
  if (uses.length === 1 && !constant.isExported) from.removeLine(withComments(constant.statement))
  return reindented(
    from.before.slice(constant.value.start, constant.value.end),
    indentAt(from.before, constant.value.start),
    to.style.indent,
  )
}

type Leave = (what: string, why: string, lines?: readonly string[]) => void

/** The logins of AppKit without a choice of its own: e-mail, and all of these. */
const socials = "['google', 'x', 'github', 'discord', 'apple', 'facebook', 'farcaster']"

function authWith(options: readonly Property[]): string {
  const email = flagOf(propertyIn(options.find(({ key }) => key === 'features')?.value, 'email'))
  return `{ ${email === false ? 'email: false, ' : ''}socials: ${socials} }`
}

function readFeatures(value: Node, leave: Leave): readonly MovedOption[] {
  const properties = propertiesOf(value)
  if (properties === undefined) {
    leave('features', 'it is no plain object', [
      'auth: { email, socials }, enableSwaps, enableOnramp, enableAnalytics',
    ])
    return []
  }
  const flags: Readonly<Record<string, string>> = {
    analytics: 'enableAnalytics',
    swaps: 'enableSwaps',
    onramp: 'enableOnramp',
  }
  const auth: string[] = []
  const moved: MovedOption[] = []
  for (const { key, value: feature } of properties) {
    const flag = flagOf(feature)
    const option = flags[key]
    if (option !== undefined && flag !== undefined) {
      // Swaps and buying are on in Foyer, too, and events are not sent.
      if (flag === (key === 'analytics')) moved.push({ key: option, value: String(flag) })
    } else if (
      option !== undefined &&
      key !== 'analytics' &&
      propertiesOf(feature) === undefined &&
      !isEmptyList(feature)
    ) {
      leave(`features.${key}`, 'Foyer only turns it on or off')
    } else if (option !== undefined && isEmptyList(feature))
      moved.push({ key: option, value: 'false' })
    else if (key === 'email' && flag !== undefined) {
      if (!flag) auth.push('email: false')
    } else if (key === 'socials') {
      const names = nodesIn(bare(feature), 'elements').map((each) => textOf(each))
      if (bare(feature)?.type === 'ArrayExpression' && names.every((each) => each !== undefined)) {
        auth.push(`socials: [${names.map((each) => `'${each}'`).join(', ')}]`)
      } else if (flag === undefined)
        leave('features.socials', 'it is no plain list', ["auth: { socials: ['google'] }"])
    } else if (key === 'emailShowWallets' && flag !== undefined) {
      if (!flag) auth.push('showWallets: false')
    } else leave(`features.${key}`, none)
  }
  const hasSocials = properties.some(({ key }) => key === 'socials')
  // Without a list, the caller adds all of them.
  if (hasSocials && auth.length > 0) moved.push({ key: 'auth', value: `{ ${auth.join(', ')} }` })
  return moved
}

const isEmptyList = (node: Node): boolean =>
  bare(node)?.type === 'ArrayExpression' && nodesIn(bare(node), 'elements').length === 0

/** The variables of a theme, by the ends of AppKit's names. */
const variableNames: Readonly<Record<string, string>> = {
  accent: 'accent',
  'color-mix': 'colorMix',
  'color-mix-strength': 'colorMixStrength',
  'font-family': 'fontFamily',
  'font-size-master': 'fontSize',
  'border-radius-master': 'radius',
  'z-index': 'zIndex',
}

function readVariables(value: Node, leave: Leave): readonly MovedOption[] {
  const properties = propertiesOf(value)
  if (properties === undefined) {
    leave('themeVariables', 'it is no plain object', ["themeVariables: { accent: '#…' }"])
    return []
  }
  const variables: Record<string, string | number | undefined> = {}
  for (const property of properties) {
    const name = variableNames[/^--(?:w3m|apkt)-(.+)$/.exec(property.key)?.[1] ?? '']
    const read = name === undefined ? undefined : variableOf(name, property.value)
    if (name === undefined) leave(property.key, 'Foyer has eight variables: docs/theming.md')
    else if (read === undefined) leave(property.key, 'its value is not plain, or transparent')
    else variables[name] = read
  }
  const code = themeVariables(variables)
  return code === undefined ? [] : [{ key: 'themeVariables', value: code }]
}

function variableOf(name: string, value: Node): string | number | undefined {
  if (name === 'accent' || name === 'colorMix') return colourOf(value)
  if (name === 'colorMixStrength' || name === 'zIndex') return numberOf(value)
  // The base size of AppKit is that of its smallest text, and Foyer's that of the body.
  if (name === 'fontSize') return undefined
  return textOf(value)
}

function replaceButton(sources: AppSources, draft: Draft, element: Node, name: string): void {
  const attributes = attributesOf(element)
  if (attributes === undefined) {
    sources.askFor(draft, element, name, 'something is spread into it', [`<${name} />`])
    return
  }
  const own = attributes.flatMap((attribute): readonly string[] => {
    const { key, value, node } = attribute
    if (key === 'label' || key === 'loadingLabel' || key === 'key') {
      return name === 'NetworkButton' && key !== 'key' ? [] : [draft.keep(node)]
    }
    if (key === 'disabled' && flagOfAttribute(attribute) !== undefined) {
      return flagOfAttribute(attribute) === true ? ['disabled'] : []
    }
    if (key === 'size') return textOf(value) === 'sm' ? [`size="m"`] : []
    if (key === 'balance') return textOf(value) === 'hide' ? ['hideBalance'] : []
    sources.leave(draft, node, key, none)
    return []
  })
  const component = draft.use('foyerkit', name)
  // What is between its tags goes.
  if (nodeIn(element, 'closingElement') !== undefined) {
    draft.replace(element, `<${[component, ...own].join(' ')} />`)
  } else replaceElement(draft, element, component, own)
}

/** Changes the calls of AppKit's `open`, and says whether all of its uses are known. */
function changeOpens(draft: Draft, uses: readonly Node[]): boolean {
  const changes: (() => void)[] = []
  for (const use of uses) {
    const parent = draft.parentOf(use)
    if (parent?.type === 'JSXExpressionContainer') {
      // Foyer's `open` takes a view, and not the event of a click.
      changes.push(() => draft.replace(use, `() => ${String(use['name'])}()`))
      continue
    }
    const isCalled = parent?.type === 'CallExpression' && nodeIn(parent, 'callee') === use
    const [argument, ...others] = nodesIn(parent, 'arguments')
    if (!isCalled || others.length > 0) return false
    if (argument === undefined) continue
    const properties = propertiesOf(argument)
    const view = textOf(propertyIn(argument, 'view'))
    const isPlain = properties?.every(
      ({ key, value }) => key === 'view' || (key === 'namespace' && textOf(value) === 'eip155'),
    )
    if (isPlain !== true || view === undefined || !views.has(view)) return false
    const { quote } = draft.style
    changes.push(() => draft.replace(argument, quote + view + quote))
  }
  for (const change of changes) change()
  return true
}

/**
 * Takes networks from wagmi, and drops the type of AppKit where a list of them has it.
 * @returns the names that are taken care of
 */
function replaceNetworks(draft: Draft): readonly string[] {
  const imported = importedNames(draft.body).filter(({ from }) => from === networksModule)
  for (const local of imported
    .filter(({ name }) => name === 'AppKitNetwork')
    .map(({ local: own }) => own)) {
    for (const constant of constantsOf(draft.body)) dropType(draft, constant, local)
  }
  const values = imported.filter(
    ({ name, local }) =>
      usesLeft(draft, local).length > 0 && name !== 'AppKitNetwork' && name !== '*',
  )
  if (values.length === 0 || values.some(({ name }) => otherNetworks.test(name))) return []
  const { quote } = draft.style
  for (const statement of new Set(values.map((each) => each.statement))) {
    const source = nodeIn(statement, 'source')
    if (source !== undefined) draft.replace(source, `${quote}wagmi/chains${quote}`)
  }
  return values.map(({ name }) => name)
}

/** `const networks: [AppKitNetwork, …] = […]` and `[…] as [AppKitNetwork, …]` become `[…] as const`. */
function dropType(
  draft: Draft,
  { declarator, value }: { readonly declarator: Node; readonly value: Node },
  type: string,
): void {
  if (bare(value)?.type !== 'ArrayExpression') return
  const id = nodeIn(declarator, 'id')
  const annotation = nodeIn(id, 'typeAnnotation')
  const list = bare(value)
  if (annotation !== undefined && usesOf([annotation], type).length > 0) {
    draft.replace(annotation, '')
    draft.replace({ start: value.end, end: value.end }, ' as const')
  } else if (
    value.type === 'TSAsExpression' &&
    list !== undefined &&
    usesOf([value], type).length > 0
  ) {
    draft.replace({ start: list.end, end: value.end }, ' as const')
  }
}
