import type { Node } from '../../app/syntax/parseModule.ts'
import type { Kit, MovedOption, Reading } from '../plan/planKit.ts'
import {
  flagOf,
  flagOfAttribute,
  numberOf,
  propertiesOf,
  textOf,
  type Property,
} from '../source/values.ts'
import { connectkitButton } from './customButtons.ts'
import { connectorLines, none, reasonOf, siweLines } from './reasons.ts'
import { colourOf, languageOf, quoted, radiusOf, themeVariables } from './theme.ts'

const themeLines = ["import { softTheme } from 'foyerkit/themes'", 'themeVariables: softTheme']
const connectLines = [
  "import { useAccountEffect } from 'wagmi'",
  'useAccountEffect({ onConnect, onDisconnect })',
]

/** What of ConnectKit has a counterpart. The facts are in its public documentation: family.co/docs/connectkit. */
export const connectkit: Kit = {
  title: 'ConnectKit',
  packages: ['connectkit'],
  config: {
    isWrapped: true,
    projectId: 'walletConnectProjectId',
    // Those of ConnectKit without an option.
    chains: ['mainnet', 'polygon', 'optimism', 'arbitrum'],
    left: {
      connectors: {
        why: 'foyerConnector is the only connector that is needed; the modal lists the wallets',
      },
      coinbaseWalletPreference: { why: none },
      enableFamily: { why: none },
      enableAaveAccount: { why: none },
      aaveAccountOptions: { why: none },
    },
  },
  provider: 'ConnectKitProvider',
  readProvider,
  button: 'ConnectKitButton',
  readButton,
  custom: connectkitButton,
  hooks: [
    {
      hook: 'useModal',
      from: 'useFoyer',
      fields: {
        open: (foyer) => `${foyer}.isOpen`,
        setOpen: (foyer, { isTypeScript }) =>
          `(isOpen${isTypeScript ? ': boolean' : ''}) => (isOpen ? ${foyer}.open() : ${foyer}.close())`,
        openProfile: (foyer, { style: { quote } }) =>
          `() => ${foyer}.open(${quote}Account${quote})`,
        openSwitchNetworks: (foyer, { style: { quote } }) =>
          `() => ${foyer}.open(${quote}Networks${quote})`,
        openAbout: (foyer, { style: { quote } }) =>
          `() => ${foyer}.open(${quote}WhatIsAWallet${quote})`,
        openOnboarding: (foyer, { style: { quote } }) =>
          `() => ${foyer}.open(${quote}GetWallet${quote})`,
      },
    },
  ],
  byHand: {
    'ConnectKitButton.Custom': {
      why: 'it reads something that is not known; useFoyerButton has the state and the actions',
      lines: [
        "import { useFoyerButton } from 'foyerkit'",
        'const { status, name, balance, symbol, network, open, openNetworks } = useFoyerButton()',
        "// isConnected: status === 'connected'; show: open; unsupported: status === 'unsupported'",
      ],
    },
    ConnectKitButton: {
      why: 'it is not used as an element, has an onClick of its own, or something is spread into it',
      lines: ["import { useFoyerButton } from 'foyerkit'"],
    },
    useModal: {
      why: 'its result is used in a way that is not known',
      lines: ["import { useFoyer } from 'foyerkit'", 'const { open, close, isOpen } = useFoyer()'],
    },
    getDefaultConnectors: {
      why: 'foyerConnector is the only connector that is needed',
      lines: connectorLines,
    },
    SIWEProvider: {
      why: 'the sign-in is an option of createFoyer: docs/sign-in-server.md',
      lines: siweLines,
    },
    useSIWE: {
      why: 'useSignIn has the state of the sign-in: docs/sign-in-server.md',
      lines: ["import { useSignIn } from 'foyerkit'", 'const { status } = useSignIn()'],
    },
    SIWEButton: {
      why: 'the modal asks for the sign-in after connecting: docs/sign-in-server.md',
      lines: siweLines,
    },
    useChains: { why: 'wagmi has the same hook', lines: ["import { useChains } from 'wagmi'"] },
    useChainIsSupported: {
      why: "wagmi's networks say it",
      lines: ["import { useChains } from 'wagmi'", 'useChains().some(({ id }) => id === chainId)'],
    },
    Avatar: {
      why: 'useAccount of foyerkit has the picture of the account, if it has one',
      lines: ["import { useAccount } from 'foyerkit'", 'const { profileImage } = useAccount()'],
    },
  },
}

function readProvider(attributes: readonly Property[], reading: Reading): readonly MovedOption[] {
  return attributes.flatMap((attribute) => {
    const { key, value, node } = attribute
    if (key === 'mode') return readMode(attribute, reading)
    if (key === 'customTheme') return readTheme(value, node, reading)
    if (key === 'options') return readOptions(value, node, reading)
    if (key === 'debugMode' || (key === 'theme' && textOf(value) === 'auto')) return []
    if (key === 'theme') {
      reading.leave(node, key, 'Foyer has other presets: docs/theming.md', themeLines)
    } else if (key === 'onConnect' || key === 'onDisconnect') {
      reading.leave(node, key, 'wagmi has a hook for it', connectLines)
    } else reading.leave(node, key, none)
    return []
  })
}

function readMode({ key, value, node }: Property, { leave }: Reading): readonly MovedOption[] {
  const mode = textOf(value)
  if (mode === 'auto') return []
  if (mode === 'light' || mode === 'dark') return [{ key: 'themeMode', value: quoted(mode) }]
  leave(node, key, 'it changes while the page is open', [
    "import { useFoyerTheme } from 'foyerkit'",
    'const { setThemeMode } = useFoyerTheme()',
    'useEffect(() => setThemeMode(mode), [mode, setThemeMode])',
  ])
  return []
}

/** The variables of a theme, by the names of ConnectKit. */
const variableNames: Readonly<Record<string, string>> = {
  '--ck-accent-color': 'accent',
  '--ck-accent-text-color': 'accentText',
  '--ck-font-family': 'fontFamily',
  '--ck-border-radius': 'radius',
}

function readTheme(value: Node, node: Node, { leave }: Reading): readonly MovedOption[] {
  const properties = propertiesOf(value)
  if (properties === undefined) {
    leave(node, 'customTheme', 'it is no plain object', [
      "themeVariables: { accent: '#…', radius: '4px' }",
    ])
    return []
  }
  const variables: Record<string, string | undefined> = {}
  for (const property of properties) {
    const name = variableNames[property.key]
    const read =
      name === 'radius'
        ? radiusOf(property.value)
        : name === 'fontFamily'
          ? textOf(property.value)
          : colourOf(property.value)
    if (name === undefined)
      leave(property.node, property.key, 'Foyer has eight variables: docs/theming.md')
    else if (read === undefined)
      leave(property.node, property.key, 'its value is not plain, or transparent')
    else variables[name] = read
  }
  const code = themeVariables(variables)
  return code === undefined ? [] : [{ key: 'themeVariables', value: code }]
}

function readOptions(value: Node, node: Node, { leave }: Reading): readonly MovedOption[] {
  const properties = propertiesOf(value)
  if (properties === undefined) {
    leave(node, 'options', 'it is no plain object')
    return []
  }
  return properties.flatMap(({ key, value: option, node: property }): readonly MovedOption[] => {
    const id = numberOf(option)
    if (key === 'initialChainId' && id !== undefined) {
      // Zero asks for no network.
      return id === 0 ? [] : [{ key: 'defaultChain', value: String(id) }]
    }
    if (key === 'language') {
      const language = languageOf(textOf(option))
      if (language !== undefined) {
        return language.startsWith('en') ? [] : [{ key: 'locale', value: quoted(language) }]
      }
      leave(property, 'options.language', 'it is not plain, or Foyer does not have this language', [
        "locale: '…'",
      ])
      return []
    }
    if (key === 'enforceSupportedChains' && flagOf(option) !== undefined) {
      return flagOf(option) === true ? [] : [{ key: 'allowUnsupportedChain', value: 'true' }]
    }
    const { why, lines } = reasonOf(key)
    leave(property, `options.${key}`, why, lines)
    return []
  })
}

function readButton(
  attributes: readonly Property[],
  { draft, leave }: Reading,
): readonly string[] | undefined {
  // It decides what a click does.
  if (attributes.some(({ key }) => key === 'onClick')) return undefined
  const balance = attributes.find(({ key }) => key === 'showBalance')
  const isShown = balance === undefined ? false : flagOfAttribute(balance)
  if (balance !== undefined && isShown === undefined)
    leave(balance.node, 'showBalance', 'it is not plain', ['hideBalance'])
  return [
    ...attributes.flatMap(({ key, node }) => {
      if (key === 'label' || key === 'key') return [draft.keep(node)]
      if (key !== 'showBalance') leave(node, key, none)
      return []
    }),
    // ConnectKit's button has no balance by itself.
    ...(isShown === false ? ['hideBalance'] : []),
  ]
}
