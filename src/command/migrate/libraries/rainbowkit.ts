import { bare, nodeIn, type Node } from '../../app/syntax/parseModule.ts'
import type { Kit, MovedOption, Reading } from '../plan/planKit.ts'
import { importedNames } from '../source/draft.ts'
import {
  callOf,
  flagOfAttribute,
  nameOf,
  numberOf,
  propertiesOf,
  textOf,
  type Property,
} from '../source/values.ts'
import { rainbowkitButton } from './customButtons.ts'
import { connectorLines, none, reasonOf, siweLines } from './reasons.ts'
import { colourOf, languageOf, quoted, themeVariables } from './theme.ts'

const packages = ['@rainbow-me/rainbowkit']

/** What of RainbowKit has a counterpart. The facts are in its public documentation: rainbowkit.com/docs. */
export const rainbowkit: Kit = {
  title: 'RainbowKit',
  packages,
  config: {
    isWrapped: false,
    connectors: 'connectorsForWallets',
    projectId: 'projectId',
    left: {
      wallets: {
        why: 'Foyer lists wallets by their ids in the wallet directory',
        lines: [
          "featuredWalletIds: ['…'], // or includeWalletIds, excludeWalletIds, customWallets",
        ],
      },
      walletConnectParameters: { why: 'Foyer has its own WalletConnect client, with metadata' },
    },
  },
  provider: 'RainbowKitProvider',
  readProvider,
  button: 'ConnectButton',
  readButton,
  custom: rainbowkitButton,
  hooks: [
    {
      hook: 'useConnectModal',
      from: 'useFoyer',
      fields: {
        openConnectModal: (foyer) => `${foyer}.connected ? undefined : () => ${foyer}.open()`,
        connectModalOpen: (foyer) => `${foyer}.isOpen && !${foyer}.connected`,
      },
    },
    {
      hook: 'useAccountModal',
      from: 'useFoyer',
      fields: {
        openAccountModal: (foyer, { style: { quote } }) =>
          `${foyer}.connected ? () => ${foyer}.open(${quote}Account${quote}) : undefined`,
        accountModalOpen: (foyer) => `${foyer}.isOpen && ${foyer}.connected`,
      },
    },
    {
      hook: 'useChainModal',
      from: 'useFoyer',
      fields: {
        openChainModal: (foyer, { style: { quote } }) =>
          `${foyer}.connected ? () => ${foyer}.open(${quote}Networks${quote}) : undefined`,
      },
    },
  ],
  byHand: {
    'ConnectButton.Custom': {
      why: 'it reads something that is not known; useFoyerButton has the state and the actions',
      lines: [
        "import { useFoyerButton } from 'foyerkit'",
        'const { status, name, balance, symbol, network, open, openNetworks } = useFoyerButton()',
        "// status: 'disconnected', 'busy', 'connected' or 'unsupported'",
        '// openConnectModal and openAccountModal: open; openChainModal: openNetworks',
      ],
    },
    ConnectButton: {
      why: 'it is not used as an element, or something is spread into it',
      lines: ["import { FoyerButton } from 'foyerkit'"],
    },
    useConnectModal: {
      why: 'its result is used in a way that is not known',
      lines: [
        "import { useFoyer } from 'foyerkit'",
        'const { open, connected, isOpen } = useFoyer()',
        'open()',
      ],
    },
    useAccountModal: {
      why: 'its result is used in a way that is not known',
      lines: [
        "import { useFoyer } from 'foyerkit'",
        'const { open } = useFoyer()',
        "open('Account')",
      ],
    },
    useChainModal: {
      why: 'its result is used in a way that is not known',
      lines: [
        "import { useFoyer } from 'foyerkit'",
        'const { open } = useFoyer()',
        "open('Networks')",
      ],
    },
    WalletButton: {
      why: 'Foyer has no button for one wallet; its modal lists all of them',
      lines: ["import { ConnectButton } from 'foyerkit'"],
    },
    'WalletButton.Custom': {
      why: 'Foyer has no button for one wallet; its modal lists all of them',
      lines: ["import { ConnectButton } from 'foyerkit'"],
    },
    connectorsForWallets: {
      why: 'foyerConnector takes its place',
      lines: connectorLines,
    },
    getDefaultWallets: {
      why: 'foyerConnector is the only connector that is needed',
      lines: connectorLines,
    },
    useAddRecentTransaction: {
      why: 'the activity comes from the history service: leave its calls out',
    },
    RainbowKitAuthenticationProvider: {
      why: 'the sign-in is an option of createFoyer: docs/sign-in-server.md',
      lines: siweLines,
    },
    createAuthenticationAdapter: {
      why: 'its functions are those of siweConfig: docs/sign-in-server.md',
      lines: ['siweConfig: { getNonce, createMessage, verifyMessage, getSession, signOut }'],
    },
    Locale: { why: 'a language of Foyer is any BCP 47 tag', lines: ['locale: string'] },
    Theme: {
      why: 'a theme of Foyer is a set of variables',
      lines: ["import type { ThemeVariables } from 'foyerkit'"],
    },
    cssStringFromTheme: {
      why: 'Foyer writes its theme in another way',
      lines: ["import { themeCss } from 'foyerkit'"],
    },
    cssObjectFromTheme: {
      why: 'Foyer writes its theme in another way',
      lines: ["import { themeCss } from 'foyerkit'"],
    },
  },
}

function readProvider(attributes: readonly Property[], reading: Reading): readonly MovedOption[] {
  const { leave, sources } = reading
  const given = new Map(attributes.map((each) => [each.key, each]))
  const moved: MovedOption[] = []
  const theme = given.get('theme')
  // Without a theme, RainbowKit is light.
  if (theme === undefined) moved.push({ key: 'themeMode', value: "'light'" })
  else moved.push(...readTheme(theme, reading))
  const locale = given.get('locale')
  // Without a language, RainbowKit follows the browser of the visitor.
  if (locale === undefined) {
    const value = sources.isBrowserOnly
      ? 'navigator.languages'
      : "typeof navigator === 'undefined' ? undefined : navigator.languages"
    moved.push({ key: 'locale', value })
  } else {
    const language = languageOf(textOf(locale.value))
    if (language !== undefined) moved.push({ key: 'locale', value: quoted(language) })
    else if (textOf(locale.value) !== undefined)
      leave(locale.node, 'locale', 'Foyer does not have this language')
    else {
      leave(locale.node, 'locale', 'it changes while the page is open', [
        "import { useFoyerLocale } from 'foyerkit'",
        'const { setLocale } = useFoyerLocale()',
        'useEffect(() => setLocale(locale), [locale, setLocale])',
      ])
    }
  }
  const chain = given.get('initialChain')
  if (chain !== undefined) moved.push(...readChain(chain, reading))
  for (const { key, value, node } of attributes) {
    if (['theme', 'locale', 'initialChain'].includes(key)) continue
    if (key === 'appInfo') {
      readAppInfo(value, node, reading)
      continue
    }
    leave(node, key, withoutCounterpart[key] ?? none)
  }
  return moved
}

const withoutCounterpart: Readonly<Record<string, string>> = {
  coolMode: 'Foyer has no confetti',
  modalSize: "Foyer's modal has one size",
  showRecentTransactions: "Foyer's modal always shows the activity",
  avatar: "Foyer shows the account's own picture, or one made of its address",
  id: 'the styles of Foyer are apart from those of the page',
}

/** The first network: its number, or the name of a network that a package exports. */
function readChain({ value, node }: Property, { draft, leave }: Reading): readonly MovedOption[] {
  const id = numberOf(value)
  if (id !== undefined) return [{ key: 'defaultChain', value: String(id) }]
  const name = nameOf(value)
  const imported = importedNames(draft.body).find((each) => each.local === name)
  if (name !== undefined && imported !== undefined && imported.name === name) {
    return [{ key: 'defaultChain', value: name, needs: { from: imported.from, name } }]
  }
  leave(node, 'initialChain', 'it is neither a number nor an imported network', ['defaultChain: 1'])
  return []
}

function readAppInfo(value: Node, node: Node, { leave }: Reading): void {
  for (const { key, node: property } of propertiesOf(value) ?? [{ key: 'appInfo', node }]) {
    if (key === 'appName') continue
    const { why, lines } = reasonOf(key)
    leave(property, key === 'appInfo' ? key : `appInfo.${key}`, why, lines)
  }
}

const radii: Readonly<Record<string, string>> = { none: '0px', small: '1.5px', medium: '2.5px' }

/** The colours of RainbowKit's own presets, as its theme functions name them. */
const presets: Readonly<Record<string, readonly [light: string, dark: string]>> = {
  blue: ['#0E76FD', '#3898FF'],
  green: ['#1DB847', '#4BD166'],
  orange: ['#FF801F', '#FF983D'],
  pink: ['#FF5CA0', '#FF7AB8'],
  purple: ['#5F5AFA', '#7A70FF'],
  red: ['#FA423C', '#FF6257'],
}

interface ReadTheme {
  readonly mode: 'light' | 'dark'
  readonly variables: Readonly<Record<string, string | undefined>>
}

function readTheme({ value, node }: Property, reading: Reading): readonly MovedOption[] {
  const both = propertiesOf(value)
  const light = both?.find(({ key }) => key === 'lightMode')?.value
  const dark = both?.find(({ key }) => key === 'darkMode')?.value
  if (light !== undefined && dark !== undefined) {
    const [one, other] = [themeOf(light, reading), themeOf(dark, reading)]
    if (one !== undefined && other !== undefined) {
      const variables = themeVariables(one.variables)
      if (variables !== themeVariables(other.variables)) {
        reading.leave(
          node,
          'theme',
          'Foyer has the same variables in light and in dark mode; those of lightMode are kept',
        )
      }
      return variables === undefined ? [] : [{ key: 'themeVariables', value: variables }]
    }
  }
  const theme = themeOf(value, reading)
  if (theme === undefined) {
    reading.leave(node, 'theme', 'it is no call of a theme function with plain values', [
      "import { useFoyerTheme } from 'foyerkit'",
      'const { setThemeMode, setThemeVariables } = useFoyerTheme()',
      "setThemeMode('dark') // or themeMode and themeVariables of createFoyer",
    ])
    return []
  }
  const variables = themeVariables(theme.variables)
  return [
    { key: 'themeMode', value: quoted(theme.mode) },
    ...(variables === undefined ? [] : [{ key: 'themeVariables', value: variables }]),
  ]
}

/** The theme that a call of a theme function of RainbowKit makes; undefined for other values. */
function themeOf(node: Node, { draft, leave }: Reading): ReadTheme | undefined {
  const call = callOf(node)
  const imported = importedNames(draft.body).find(
    ({ local, from }) => local === call?.name && packages.includes(from),
  )
  const name = imported?.name ?? ''
  if (call === undefined || !['lightTheme', 'darkTheme', 'midnightTheme'].includes(name))
    return undefined
  const mode = name === 'lightTheme' ? 'light' : 'dark'
  if (name === 'midnightTheme') {
    leave(
      node,
      'midnightTheme',
      'the dark mode is the nearest; foyerkit/themes has a midnightTheme with other colours',
      ["import { midnightTheme } from 'foyerkit/themes'", 'themeVariables: midnightTheme'],
    )
  }
  const [argument] = call.args
  const properties = argument === undefined ? [] : propertiesIn(argument, mode)
  if (properties === undefined) return undefined
  const variables: Record<string, string | undefined> = {}
  for (const { key, value, preset } of properties) {
    if (preset !== undefined) variables['accent'] = preset
    else if (key === 'accentColor' || key === 'accentColorForeground') {
      const colour = colourOf(value)
      if (colour === undefined) leave(value, key, 'it is no plain colour without transparency')
      variables[key === 'accentColor' ? 'accent' : 'accentText'] = colour
    } else if (key === 'borderRadius') {
      const size = textOf(value) ?? ''
      if (size !== 'large') variables['radius'] = radii[size]
      if (size !== 'large' && radii[size] === undefined) leave(value, key, 'it is no plain text')
    } else if (key === 'fontStack') {
      if (textOf(value) === 'rounded') variables['fontFamily'] = 'ui-rounded, system-ui, sans-serif'
    } else leave(value, key, none)
  }
  return { mode, variables }
}

/** The properties of a theme, in which a preset such as `darkTheme.accentColors.pink` may be spread. */
function propertiesIn(
  argument: Node,
  mode: 'light' | 'dark',
): readonly { readonly key: string; readonly value: Node; readonly preset?: string }[] | undefined {
  const object = bare(argument)
  const all = Array.isArray(object?.['properties']) ? (object['properties'] as readonly Node[]) : []
  if (object?.type !== 'ObjectExpression') return undefined
  const spread = all.filter(({ type }) => type === 'SpreadElement')
  const plain = propertiesOf({
    ...object,
    properties: all.filter((each) => !spread.includes(each)),
  })
  const colours = spread.map((each) => {
    const value = nodeIn(each, 'argument')
    const colours = presets[String(nodeIn(value, 'property')?.['name'])]
    const isPreset = nodeIn(nodeIn(value, 'object'), 'property')?.['name'] === 'accentColors'
    return {
      key: 'accentColor',
      value: each,
      preset: isPreset ? colours?.[mode === 'light' ? 0 : 1] : undefined,
    }
  })
  if (plain === undefined || colours.some(({ preset }) => preset === undefined)) return undefined
  return [
    ...colours.flatMap(({ preset, ...each }) =>
      preset === undefined ? [] : [{ ...each, preset }],
    ),
    ...plain,
  ]
}

function readButton(attributes: readonly Property[], { draft, leave }: Reading): readonly string[] {
  return attributes.flatMap((attribute) => {
    const { key, value, node } = attribute
    if (key === 'label') return [draft.keep(node)]
    if (key === 'key') return [draft.keep(node)]
    if (key === 'showBalance') {
      const isShown = flagOfAttribute(attribute)
      if (isShown === undefined)
        leave(node, key, 'Foyer has no sizes of the screen for it', ['hideBalance'])
      return isShown === false ? ['hideBalance'] : []
    }
    if (key === 'chainStatus' && textOf(value) === 'none') return ['hideNetworkImage']
    if (key === 'chainStatus') {
      leave(
        node,
        key,
        'the button shows the picture of the network; a button for networks is a component of its own',
        ["import { NetworkButton } from 'foyerkit'", '<NetworkButton />'],
      )
    } else if (!(key === 'accountStatus' && textOf(value) === 'full')) leave(node, key, none)
    return []
  })
}
