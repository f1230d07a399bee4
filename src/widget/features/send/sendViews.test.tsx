import { describe, expect, it } from 'vitest'
import { createStore } from 'zustand/vanilla'
import type { TokenBalance } from '../../../backends/port/services/balances.ts'
import { createTokenBalances } from '../../money/balances/tokenBalances.ts'
import { testNetworks } from '../../testing/testNetworks.ts'
import { renderView } from '../../testing/renderView.tsx'
import { buyToken } from './parts/buyToken.ts'
import type { GasState } from './state/gasState.ts'
import type { RecipientState } from './state/recipientState.ts'
import { SendAmount } from './parts/SendAmount.tsx'
import { SendDetails } from './parts/SendDetails.tsx'
import { SendProblemNote } from './parts/SendProblemNote.tsx'
import { SendRecipient } from './parts/SendRecipient.tsx'
import type { SendDraft } from './rules/sendRules.ts'
import { SendSummary } from './parts/SendSummary.tsx'
import { SendTokenRow } from './parts/SendTokenRow.tsx'
import { SendWarnings } from './parts/SendWarnings.tsx'
import { createOnrampTest } from '../onramp/testing/onrampTest.ts'
import { createSendTest, other, vera } from './testing/sendTest.ts'
import { ether, gust, usdc } from './testing/testTokens.ts'
import { transactionSummary } from './public/transactionSummary.ts'
import WalletSendSelectTokenView from './WalletSendSelectTokenView.tsx'
import WalletSendView from './WalletSendView.tsx'

const draft: SendDraft = {
  token: ether,
  sendTokenAmount: '1.5',
  receiverAddress: vera,
  receiverProfileName: 'vera.eth',
  receiverProfileImageUrl: undefined,
  gasPrice: 3_000_000_000n,
  gasPriceInUSD: '0.2016',
  loading: false,
}

const amount = (token: TokenBalance | undefined, sendTokenAmount: string) =>
  renderView(withProviders(), () => <SendAmount draft={{ ...draft, token, sendTokenAmount }} />)

/** A widget in which tokens can be bought. */
function withProviders(tokens?: readonly TokenBalance[]) {
  const { onramp } = createOnrampTest().core.backend
  const { core } = createSendTest({
    ...(tokens ? { tokens } : {}),
    ...(onramp ? { backend: { onramp } } : {}),
  })
  return core
}

describe('the amount', () => {
  it('shows an amount input and a token button [A-056]', () => {
    const html = amount(undefined, '')
    expect(html).toMatch(/<input[^>]*inputMode="decimal"[^>]*aria-label="Amount"/)
    expect(html).toMatch(/<button[^>]*>.*Select token.*<\/button>/)
  })

  it('shows balance, value and Max [A-057 A-188 A-189]', () => {
    const html = amount({ ...ether, quantity: { numeric: '2.12345678', decimals: 18 } }, '1.5')
    expect(html).toContain('Balance 2.123456')
    expect(html).toContain('$4,800.00')
    expect(html).toContain('Max')
    expect(html).not.toContain('Buy')
  })

  it('shows the balance in the error colour, and Buy instead of Max, if the amount is too high [A-057 A-142]', () => {
    const html = amount(ether, '2.1')
    expect(html).toMatch(/data-tone="error"[^>]*>Balance 2</)
    expect(html).toContain('Buy')
    expect(html).not.toContain('Max')
  })

  it('hides Buy if nothing can be bought', () => {
    const { core } = createSendTest()
    const view = () => <SendAmount draft={{ ...draft, sendTokenAmount: '9' }} />
    expect(renderView(core, view)).not.toContain('Buy')
  })

  it('hides Buy on Solana [A-003]', () => {
    const core = withProviders()
    const view = () => <SendAmount draft={{ ...draft, sendTokenAmount: '9' }} />
    expect(renderView(core, view)).toContain('Buy')
    core.networks.setActive('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')
    expect(renderView(core, view)).not.toContain('Buy')
  })

  it('shows Incorrect value when price times amount is zero [A-143]', () => {
    expect(amount(gust, '5')).toContain('Incorrect value')
    expect(amount(ether, '0')).toContain('Incorrect value')
    expect(amount(ether, '')).not.toContain('Incorrect value')
  })

  it('hides Max of the coin until its cost is known', () => {
    const view = () => <SendAmount draft={{ ...draft, gasPriceInUSD: undefined }} />
    expect(renderView(withProviders(), view)).toMatch(/disabled=""[^>]*>Max/)
  })
})

describe('the recipient', () => {
  const field = (recipient: RecipientState) =>
    renderView(createSendTest().core, () => <SendRecipient recipient={recipient} retry />)

  it('accepts a typed and a pasted recipient [A-058]', () => {
    const html = field({ status: 'empty', text: '' })
    expect(html).toMatch(/<input[^>]*aria-label="Address or name"/)
    expect(html).toMatch(/<button[^>]*>Paste</)
  })

  it('shows the recipient with name, avatar and short address', () => {
    const withPicture = (image: string) =>
      field({
        status: 'found',
        text: 'vera.eth',
        address: vera,
        byName: true,
        name: 'vera.eth',
        image,
      })
    expect(withPicture('blob:vera')).toMatch(/src="blob:vera".*vera\.eth.*0x14dC\.\.\.9955/)
    // A server would learn the recipient.
    expect(withPicture('https://img.test/vera.png')).not.toContain('img.test')
  })

  it.each([
    [{ status: 'unknown', text: 'x.eth', problem: 'name' }, 'This name has no address'],
    [{ status: 'unknown', text: vera, problem: 'checksum' }, 'has a wrong capital letter'],
    [
      { status: 'failed', text: 'x.eth', error: { code: 'chain.failed' } as never },
      't look up the name',
    ],
  ] as const)('shows the error of the recipient: %s', (state, words) => {
    expect(field(state)).toContain(words)
  })
})

describe('the details', () => {
  const details = (gas: GasState, change: Partial<SendDraft> = {}) =>
    renderView(createSendTest().core, () => (
      <SendDetails
        draft={{ ...draft, ...change }}
        gas={gas}
        network={testNetworks.ethereum}
        address={vera}
      />
    ))
  const ready: GasState = { status: 'ready', gasPrice: 1n, gasLimit: 1n }

  it('shows network cost with 2 decimals, address and network [A-059 A-187]', () => {
    expect(details(ready)).toMatch(
      /Network cost<.*>\$0\.20<.*Address<.*0x14dC\.\.\.9955.*Network<.*Ethereum/,
    )
  })

  it('says that the cost is loading, or unavailable', () => {
    const unknown = { gasPriceInUSD: undefined }
    const question = { network: testNetworks.ethereum, from: vera, token: undefined }
    const loading = {
      status: 'loading',
      gasPrice: undefined,
      gasLimit: 1n,
      reenter: true,
      question: { ...question, recipient: undefined },
    } as const
    expect(details(loading, unknown)).toContain('fy-shimmer')
    expect(details({ ...ready, status: 'failed' }, unknown)).toContain('Unavailable')
  })
})

describe('the preview', () => {
  const summary = (change: Partial<SendDraft> = {}, known?: string) =>
    renderView(createSendTest().core, () => (
      <SendSummary
        draft={{ ...draft, ...change }}
        network={testNetworks.ethereum}
        warnings={known === undefined ? [] : [{ kind: 'lookAlike', known }]}
      />
    ))

  it('shows token, amount and recipient, with every character of the address [A-064]', () => {
    const html = summary()
    expect(html).toContain('1.5 ETH')
    expect(html).toContain('$4,800.00')
    expect(html).toMatch(/vera\.eth.*0x14dC\.\.\.9955/)
    expect(html).toContain(`aria-label="Full address: ${vera}"`)
    expect(html.replace(/<[^>]*>/g, ' ')).toMatch(/0x\s+14dC\s+7996\s+4da2/)
  })

  it('shows the exact amount beside a rounded one [A-188]', () => {
    const html = summary({ token: usdc, sendTokenAmount: '25.123456' })
    expect(html).toContain('25.12346 USDC')
    expect(html).toContain('Exact amount 25.123456')
    expect(summary()).not.toContain('Exact amount')
  })

  it('marks the characters in which a look-alike differs', () => {
    const html = summary({}, `0x14dC${'0'.repeat(32)}9955`)
    expect(html.match(/data-differs/g)).toHaveLength(8)
  })

  it('shows amount, currency, pictures and addresses [A-104]', () => {
    expect(transactionSummary(draft, testNetworks.ethereum, 'blob:eth')).toEqual({
      amount: '1.5',
      networkCurrency: 'ETH',
      networkImageUrl: 'blob:eth',
      receiverAddress: vera,
      addressExplorerUrl: `https://etherscan.test/address/${vera}`,
    })
    expect(transactionSummary(draft, testNetworks.polygon, undefined)).toMatchObject({
      addressExplorerUrl: undefined,
    })
  })

  it.each([
    [{ kind: 'nameChanged', name: 'a.eth', now: other }, 'a.eth now points to a different address'],
    [{ kind: 'nameGone', name: 'a.eth' }, 'a.eth no longer points to an address'],
    [{ kind: 'nameUnchecked', name: 'a.eth' }, 'a.eth couldn&#x27;t be checked again'],
    [{ kind: 'account' }, 'Another account is active'],
    [{ kind: 'chain' }, 'on another network'],
    [{ kind: 'units' }, 'units don&#x27;t match its balance'],
    [{ kind: 'changed' }, 'changed in the meantime'],
  ] as const)('shows the reason why nothing was sent: %s', (problem, words) => {
    const html = renderView(createSendTest().core, () => <SendProblemNote problem={problem} />)
    expect(html).toMatch(/role="alert"/)
    expect(html).toContain(words)
    expect(html).toContain('Nothing was sent')
  })
})

it('gives each warning a name of its own', () => {
  const html = renderView(createSendTest().core, () => (
    <SendWarnings
      warnings={[
        { kind: 'lookAlike', known: vera },
        { kind: 'ownAccount' },
        { kind: 'tokenContract' },
      ]}
    />
  ))
  expect(html).toMatch(
    /role="alert" aria-label="Look-alike address".*0x14dC\.\.\.9955.*aria-label="Your own account".*aria-label="Token address"/,
  )
})

describe('the views', () => {
  it('opens WalletSend with an empty form [A-129]', () => {
    const html = renderView(createSendTest().core, WalletSendView)
    expect(html).toMatch(/<button[^>]*disabled=""[^>]*data-wide[^>]*>.*Select Token/)
  })

  it('shows a search box in WalletSendSelectToken, and that tokens are loading [A-061]', () => {
    const html = renderView(createSendTest().core, WalletSendSelectTokenView)
    expect(html).toMatch(/<input[^>]*type="search"[^>]*aria-label="Search token"/)
    expect(html).toContain('Loading your tokens')
  })

  it('shows name, value and amount of a token', () => {
    const html = renderView(createSendTest().core, () => (
      <SendTokenRow token={usdc} selected={false} onChoose={() => undefined} />
    ))
    expect(html.replaceAll(/<[^>]*>/g, '')).toBe('USD CoinUSDC$1,500.251,500.2500')
  })

  it('shows no price for a token with the price 0', () => {
    const html = renderView(createSendTest().core, () => (
      <SendTokenRow token={{ ...usdc, price: 0 }} selected={false} onChoose={() => undefined} />
    ))
    expect(html).toContain('No price')
    expect(html).not.toContain('$')
  })
})

it('shows that the list is empty, and offers to buy [A-062 A-063]', async () => {
  const core = withProviders([])
  const balances = core.use(createTokenBalances)
  await balances.load()
  // Server rendering reads the initial state of the store.
  Object.assign(
    balances.store,
    createStore(() => balances.store.getState()),
  )
  const html = renderView(core, WalletSendSelectTokenView)
  expect(html).toMatch(/No tokens found.*Your tokens will appear here.*<button[^>]*>Buy</)
})

it('opens the on-ramp providers when Buy is clicked in the empty token list [A-063]', async () => {
  const { core, tracked, views } = createSendTest({ tokens: [] })
  core.router.push('WalletSendSelectToken')
  buyToken(core)
  expect(views()).toEqual(['WalletSend', 'WalletSendSelectToken', 'OnRampProviders'])
  expect(tracked()).toContain('SELECT_BUY_CRYPTO')
})
