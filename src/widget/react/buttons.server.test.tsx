import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { CoreContext } from '../core/coreContext.ts'
import { createTestCore } from '../testing/testCore.ts'
import { testNetworks } from '../testing/testNetworks.ts'
import { createFoyer } from '../foyer.ts'
import { AccountControl } from '../shell/controls/AccountControl.tsx'
import { ConnectControl } from '../shell/controls/ConnectControl.tsx'
import { FoyerControl } from '../shell/controls/FoyerControl.tsx'
import NetworkControlContent from '../shell/controls/NetworkControlContent.tsx'
import { AccountButton } from './AccountButton.tsx'
import { ConnectButton } from './ConnectButton.tsx'
import { FoyerButton } from './FoyerButton.tsx'
import { FoyerProvider } from './FoyerProvider.tsx'
import { NetworkButton } from './NetworkButton.tsx'
import { useAccount } from './hooks/useAccount.ts'
import { useFoyer } from './hooks/useFoyer.ts'
import { useFoyerButton } from './hooks/useFoyerButton.ts'
import { useNetwork } from './hooks/useNetwork.ts'
import { useProvider } from './hooks/useProvider.ts'

const foyer = () =>
  createFoyer({
    projectId: 'project',
    adapters: [{ namespace: 'eip155', networks: [testNetworks.polygon, testNetworks.base] }],
    backend: () => createTestCore().core.backend,
  })

describe('on a server', () => {
  it('renders each of the four buttons as an element that the browser fills [C-009]', () => {
    const markup = renderToString(
      <FoyerProvider foyer={foyer()}>
        <ConnectButton />
        <AccountButton />
        <FoyerButton />
        <NetworkButton />
      </FoyerProvider>,
    )
    expect(markup).toBe(
      ['connect-button', 'account-button', 'foyer-button', 'network-button']
        .map((name) => `<span data-foyer="${name}"></span>`)
        .join(''),
    )
  })

  it('returns the initial state from the hooks', () => {
    function Page() {
      const { isOpen, connected } = useFoyer()
      const { status, address } = useAccount()
      const { network } = useNetwork()
      const provider = useProvider()
      return (
        <>
          {JSON.stringify({ isOpen, connected, status, address, network: network?.name, provider })}
        </>
      )
    }
    const markup = renderToString(
      <FoyerProvider foyer={foyer()}>
        <Page />
      </FoyerProvider>,
    )
    expect(JSON.parse(markup.replaceAll('&quot;', '"'))).toEqual({
      isOpen: false,
      connected: false,
      status: 'disconnected',
      network: 'Polygon',
    })
  })

  it('names the account that the host has read from the request, as not connected yet', () => {
    const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
    function Page() {
      const { connected, loading, address: known } = useFoyer()
      const account = useAccount()
      const { status, name } = useFoyerButton()
      return <>{JSON.stringify([connected, loading, known, account.status, status, name])}</>
    }
    const one = foyer()
    const draw = (session?: { readonly address: string }) =>
      renderToString(
        <FoyerProvider foyer={one} session={session}>
          <ConnectButton />
          <AccountButton />
          <FoyerButton />
          <Page />
        </FoyerProvider>,
      ).replaceAll('&quot;', '"')
    expect(draw({ address })).toBe(
      '<span data-foyer="connect-button"></span>' +
        '<span data-foyer="account-button"><span>0xf3...b92266</span></span>' +
        '<span data-foyer="foyer-button"><span>0xf3...b92266</span></span>' +
        JSON.stringify([false, true, address, 'reconnecting', 'busy', address]),
    )
    // One widget serves all requests, so it must not keep a visitor.
    expect(draw()).not.toContain('0xf3')
  })

  it('explains what is missing for a button outside a provider', () => {
    expect(() => renderToString(<ConnectControl />)).toThrow('<FoyerProvider foyer=')
  })
})

describe('what the buttons show without a connection', () => {
  const { core } = createTestCore()
  const draw = (control: React.ReactNode) =>
    renderToString(<CoreContext.Provider value={core}>{control}</CoreContext.Provider>)

  it('shows Connect Wallet in the connect and the combined button, and no account button [C-010 C-015]', () => {
    expect(draw(<ConnectControl />)).toContain('Connect Wallet')
    expect(draw(<FoyerControl />)).toContain('Connect Wallet')
    expect(draw(<AccountControl />)).toBe('')
  })

  it("shows the network's name in the network button", () => {
    expect(draw(<NetworkControlContent />)).toContain('Ethereum')
  })

  it('disables a disabled button', () => {
    expect(draw(<ConnectControl disabled />)).toContain('disabled=""')
    expect(draw(<NetworkControlContent disabled />)).toContain('disabled=""')
  })
})
