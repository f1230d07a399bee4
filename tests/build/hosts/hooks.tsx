import { useState } from 'react'
import {
  createFoyer,
  ethereum,
  FoyerProvider,
  polygon,
  useAccount,
  useDisconnect,
  useFoyer,
  useFoyerButton,
  useFoyerLocale,
  useFoyerTheme,
  useNetwork,
  useSignIn,
  useSignMessage,
  useTokenBalances,
} from 'foyerkit'
import { createRealBackend } from 'foyerkit/real'
import { createRoot } from 'react-dom/client'

const usdc = {
  chainId: 1,
  address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
  name: 'USD Coin',
  symbol: 'USDC',
  decimals: 6,
} as const

// A host that draws everything with hooks, on its own node; its server knows one visitor.
const foyer = createFoyer({
  projectId: 'none',
  backend: createRealBackend({ services: 'none', tokenList: [usdc] }),
  adapters: [
    {
      namespace: 'eip155',
      networks: [
        { ...ethereum, rpcUrl: `${location.origin}/rpc/1` },
        { ...polygon, rpcUrl: `${location.origin}/rpc/137` },
      ],
    },
  ],
  isSiweEnabled: true,
  siweConfig: {
    getNonce: async () => 'abcdefgh1',
    createMessage: () => 'Unused: the visitor is signed in already.',
    verifyMessage: async () => true,
    getSession: async () => ({
      address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
      chainId: 'eip155:1',
    }),
    signOut: async () => true,
    signOutOnNetworkChange: false,
  },
})

/** The host's own button, with all states of the widget's. */
function AccountButton() {
  const { status, name, balance, symbol, network, open, openNetworks } = useFoyerButton()
  switch (status) {
    case 'busy':
      return <button disabled>{name ?? 'Connecting…'}</button>
    case 'disconnected':
      return <button onClick={open}>Log in</button>
    case 'unsupported':
      return <button onClick={openNetworks}>Switch network</button>
    case 'connected':
      return (
        <>
          <button onClick={open}>
            {name} ({balance} {symbol})
          </button>
          <button onClick={openNetworks}>on {network?.name}</button>
        </>
      )
  }
}

function Page() {
  const { open } = useFoyer()
  const { status } = useAccount()
  const { network, switchNetwork } = useNetwork()
  const { tokens, refetch } = useTokenBalances()
  const { signMessage } = useSignMessage()
  const { status: signIn } = useSignIn()
  const { disconnect } = useDisconnect()
  const { mode, setThemeMode } = useFoyerTheme()
  const { locale, direction, setLocale } = useFoyerLocale()
  const [said, setSaid] = useState('')
  const sign = () =>
    signMessage('hi').then(setSaid, (error: { code?: unknown }) => setSaid(String(error.code)))
  const held = tokens.map(({ quantity, symbol }) => `${quantity.numeric} ${symbol}`)
  return (
    <>
      <header>
        <AccountButton />
      </header>
      <button onClick={() => open()}>Open</button>
      <button onClick={() => switchNetwork(137)}>To Polygon</button>
      <button onClick={refetch}>Look again</button>
      <button onClick={sign}>Sign</button>
      <button onClick={disconnect}>Leave</button>
      <button onClick={() => setThemeMode('dark')}>Dark</button>
      <button onClick={() => setLocale('ar')}>Arabic</button>
      <output>{[status, network?.name, signIn, ...held].join(', ')}</output>
      <p>{[mode, locale, direction, said].join(' ')}</p>
    </>
  )
}

const root = document.querySelector('#app')
if (root === null) throw new Error('The page has no #app.')
createRoot(root).render(
  <FoyerProvider foyer={foyer}>
    <Page />
  </FoyerProvider>,
)
