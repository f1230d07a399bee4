import { describe, expect, it } from 'vitest'
import type { TokenBalance } from '../../../../backends/port/services/balances.ts'
import type { TokenBalancesState } from '../../../money/balances/tokenBalances.ts'
import { createApprovalTest } from '../../../testing/approvalTest.ts'
import { renderNow } from '../../../testing/renderNow.tsx'
import { createTokenBalances } from '../../../money/balances/tokenBalances.ts'
import AccountView from '../AccountView.tsx'
import { openEntry } from '../openEntry.ts'
import type { AccountEntry } from '../accountRules.ts'

const ether: TokenBalance = {
  name: 'Ether',
  symbol: 'ETH',
  chainId: 'eip155:1',
  price: 1000,
  value: 1234.5,
  quantity: { numeric: '1.2345', decimals: 18 },
}

function draw(state: Partial<TokenBalancesState> = {}, currentTab = 0) {
  const { core } = createApprovalTest()
  const tokens = core.use(createTokenBalances)
  tokens.store.setState(state)
  core.account.setState({ currentTab })
  const use: typeof core.use = (make) => {
    const kept = core.use(make)
    return Object.is(kept, tokens)
      ? ({ ...tokens, store: begun(tokens.store) } as typeof kept)
      : kept
  }
  return renderNow({ ...core, use }, AccountView)
}

/** A component rendered without a browser reads the initial state of its store. */
function begun<T extends { getState: () => S; getInitialState: () => S }, S>(store: T): T {
  return { ...store, getInitialState: store.getState }
}

const known = { status: 'ready', known: true } as const

describe('the account of a login with wallet features', () => {
  it('shows network icon and profile button, and no disconnect row [A-006 A-007]', () => {
    const html = draw()
    expect(html).toMatch(/<button[^>]*class="fy-chip".*aria-label="Ethereum".*Profile/)
    expect(html).not.toContain('Disconnect')
  })

  it('splits the total value into dollars and cents [A-009 A-150]', () => {
    const html = draw({ ...known, tokens: [ether, { ...ether, value: 0.255, address: '0x1' }] })
    expect(html).toMatch(/\$1,234<span class="fy-total-pennies">\.76<\/span>/)
  })

  it('shows three tabs with the one in the account state selected [A-011 A-012]', () => {
    const html = draw({}, 1)
    expect(html.match(/role="tab"/g)).toHaveLength(3)
    expect(html).toMatch(/aria-selected="true"[^>]*>NFTs</)
    expect(html).toMatch(/aria-selected="false"[^>]*>Tokens<.*aria-selected="false"[^>]*>Activity</)
  })

  it('announces NFTs for later, with a button to receive funds [A-017]', () => {
    const html = draw({}, 1)
    expect(html).toContain('Coming soon')
    expect(html).toContain('Stay tuned for our upcoming NFT feature')
    expect(html).toMatch(/<button[^>]*class="fy-link"[^>]*>Receive funds/)
  })

  it('shows placeholder rows while loading, and keeps the list when the next load fails [A-169]', () => {
    expect(draw({ status: 'loading' })).toContain('Loading')
    const failed = draw({ status: 'failed', known: true, tokens: [ether] })
    expect(failed).toContain('$1,234')
    expect(failed).toContain('Not up to date')
    expect(failed).not.toContain('Failed to fetch token balance')
    expect(draw({ status: 'failed' })).toContain('Failed to fetch token balance')
  })

  it('offers only available actions for an empty account [A-016]', () => {
    const html = draw(known)
    expect(html).toContain('Receive funds')
    expect(html).toContain('Transfer tokens on your wallet')
    expect(html).not.toContain('Buy Crypto')
  })
})

it.each([
  ['buy', 'SELECT_BUY_CRYPTO', 'OnRampProviders', 'A-165'],
  ['swap', 'OPEN_SWAP', 'Swap', 'A-163'],
  ['send', 'OPEN_SEND', 'WalletSend', 'A-164'],
  ['activity', 'CLICK_TRANSACTIONS', 'Transactions', 'A-162'],
] as readonly (readonly [AccountEntry, string, string, string])[])(
  'opens from %s, sends %s and shows %s [A-162 A-163 A-164 A-165]',
  (entry, event, view) => {
    const { core, tracked, views } = createApprovalTest()
    openEntry(core, entry)
    expect(tracked()).toContain(event)
    expect(views().at(-1)).toBe(view)
  },
)
