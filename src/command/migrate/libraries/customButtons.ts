/** A component of the app itself that passes to its children what the custom button of a library passes to them. */
export interface CustomButton {
  /** The element of the library, whose field `Custom` is replaced. */
  readonly element: string
  /** What it passes to its children. Code that reads anything else is changed by hand. */
  readonly fields: readonly string[]
  /** The text of the component's module, without the types of TypeScript if they are not wanted. */
  readonly text: (isTypeScript: boolean) => string
}

/** The name of the component, and of its file. */
export const customButtonName = 'CustomButton'

export const rainbowkitButton: CustomButton = {
  element: 'ConnectButton',
  fields: [
    'account',
    'accountModalOpen',
    'authenticationStatus',
    'chain',
    'chainModalOpen',
    'connectModalOpen',
    'mounted',
    'openAccountModal',
    'openChainModal',
    'openConnectModal',
  ],
  text: (isTypeScript) => `${head(isTypeScript)}
function useButton() {
  const { isOpen, connected, address, selectedNetworkId } = useFoyer()
  const { status, name, balance, symbol, network, open, openNetworks } = useFoyerButton()
  const account =
    connected && address !== undefined
      ? {
          address,
          displayName: name === undefined || name === address ? short(address) : name,
          ensName: name === address ? undefined : name,
          ensAvatar: undefined${isTypeScript ? ' as string | undefined' : ''},
          balanceFormatted: balance,
          balanceSymbol: symbol,
          displayBalance: balance === undefined ? undefined : \`\${balance} \${symbol}\`,
          hasPendingTransactions: false,
        }
      : undefined
  const chain = connected
    ? {
        id: Number(selectedNetworkId.split(':')[1]),
        name: network?.name,
        hasIcon: network?.imageUrl !== undefined,
        iconUrl: network?.imageUrl,
        iconBackground: undefined${isTypeScript ? ' as string | undefined' : ''},
        unsupported: status === 'unsupported',
      }
    : undefined
  return {
    account,
    chain,
    mounted: true,
    authenticationStatus: undefined${isTypeScript ? ' as AuthenticationStatus' : ''},
    openAccountModal: open,
    openChainModal: openNetworks ?? open,
    openConnectModal: open,
    accountModalOpen: isOpen && connected,
    chainModalOpen: isOpen && connected,
    connectModalOpen: isOpen && !connected,
  }
}
${isTypeScript ? "\ntype AuthenticationStatus = 'loading' | 'unauthenticated' | 'authenticated' | undefined\n" : ''}${tail(isTypeScript)}`,
}

export const connectkitButton: CustomButton = {
  element: 'ConnectKitButton',
  fields: [
    'address',
    'ensName',
    'hide',
    'isConnected',
    'isConnecting',
    'show',
    'truncatedAddress',
    'unsupported',
  ],
  text: (isTypeScript) => `${head(isTypeScript)}
function useButton() {
  const { connected, address, close } = useFoyer()
  const { status, name, open } = useFoyerButton()
  return {
    isConnected: connected,
    isConnecting: status === 'busy',
    unsupported: status === 'unsupported',
    address${isTypeScript ? ': address as `0x${string}` | undefined' : ''},
    truncatedAddress: address === undefined ? undefined : short(address),
    ensName: name === address ? undefined : name,
    show: open,
    hide: close,
  }
}
${tail(isTypeScript)}`,
}

const head = (isTypeScript: boolean) =>
  `import { useFoyer, useFoyerButton } from 'foyerkit'
${
  isTypeScript
    ? `import type { ReactNode } from 'react'

interface ${customButtonName}Props {
  children: (button: ReturnType<typeof useButton>) => ReactNode
}
`
    : ''
}
/** Passes the state of Foyer's modal to a button of our own. */
export function ${customButtonName}({ children }${isTypeScript ? `: ${customButtonName}Props` : ''}) {
  return <>{children(useButton())}</>
}
`

const tail = (isTypeScript: boolean) => `
const short = (address${isTypeScript ? ': string' : ''}) => \`\${address.slice(0, 6)}…\${address.slice(-4)}\`
`
