import { describe, expect, it } from 'vitest'
import { createStore } from 'zustand/vanilla'
import type { TokenBalance } from '../../../backends/port/services/balances.ts'
import { createTokenBalances } from '../../money/balances/tokenBalances.ts'
import { testNetworks } from '../../testing/testNetworks.ts'
import { renderView } from '../../testing/renderView.tsx'
import { buyToken } from './amount/buyToken.ts'
import type { GasState } from './transfer/gasFlow.ts'
import type { RecipientState } from './recipient/recipientFlow.ts'
import { SendAmount } from './amount/SendAmount.tsx'
import { SendDetails } from './transfer/SendDetails.tsx'
import { SendProblemNote } from './transfer/SendProblemNote.tsx'
import { SendRecipient } from './recipient/SendRecipient.tsx'
import type { SendDraft } from './sendRules.ts'
import { SendSummary } from './transfer/SendSummary.tsx'
import { SendTokenRow } from './amount/SendTokenRow.tsx'
import { SendWarnings } from './recipient/SendWarnings.tsx'
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
  it('has an input and the choice of the token [A-056]', () => {
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

  it('shows the balance in the error colour and Buy instead of Max for too much [A-057 A-142]', () => {
    const html = amount(ether, '2.1')
    expect(html).toMatch(/data-tone="error"[^>]*>Balance 2</)
    expect(html).toContain('Buy')
    expect(html).not.toContain('Max')
  })

  it('has no Buy where nothing can be bought', () => {
    const { core } = createSendTest()
    const view = () => <SendAmount draft={{ ...draft, sendTokenAmount: '9' }} />
    expect(renderView(core, view)).not.toContain('Buy')
  })

  it('has no Buy on Solana [A-003]', () => {
    const core = withProviders()
    const view = () => <SendAmount draft={{ ...draft, sendTokenAmount: '9' }} />
    expect(renderView(core, view)).toContain('Buy')
    core.networks.setActive('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')
    expect(renderView(core, view)).not.toContain('Buy')
  })

  it('shows Incorrect value when price times amount is nothing [A-143]', () => {
    expect(amount(gust, '5')).toContain('Incorrect value')
    expect(amount(ether, '0')).toContain('Incorrect value')
    expect(amount(ether, '')).not.toContain('Incorrect value')
  })

  it('has no Max of the coin while its cost is not known', () => {
    const view = () => <SendAmount draft={{ ...draft, gasPriceInUSD: undefined }} />
    expect(renderView(withProviders(), view)).toMatch(/disabled=""[^>]*>Max/)
  })
})

describe('the recipient', () => {
  const field = (recipient: RecipientState) =>
    renderView(createSendTest().core, () => <SendRecipient recipient={recipient} retry />)

  it('can be typed and pasted [A-058]', () => {
    const html = field({ status: 'empty', text: '' })
    expect(html).toMatch(/<input[^>]*aria-label="Address or name"/)
    expect(html).toMatch(/<button[^>]*>Paste</)
  })

  it('is shown with name, face and short address', () => {
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
    // A server would learn who is going to be paid.
    expect(withPicture('https://img.test/vera.png')).not.toContain('img.test')
  })

  it.each([
    [{ status: 'unknown', text: 'x.eth', problem: 'name' }, 'This name has no address'],
    [{ status: 'unknown', text: vera, problem: 'checksum' }, 'has a wrong capital letter'],
    [
      { status: 'failed', text: 'x.eth', error: { code: 'chain.failed' } as never },
      't look up the name',
    ],
  ] as const)('says what is wrong: %s', (state, words) => {
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

  it('are network cost with 2 decimals, address and network [A-059 A-187]', () => {
    expect(details(ready)).toMatch(
      /Network cost<.*>\$0\.20<.*Address<.*0x14dC\.\.\.9955.*Network<.*Ethereum/,
    )
  })

  it('say that the cost is on its way, or not to be had', () => {
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

  it('sums up token, amount and recipient, with every character of the address [A-064]', () => {
    const html = summary()
    expect(html).toContain('1.5 ETH')
    expect(html).toContain('$4,800.00')
    expect(html).toMatch(/vera\.eth.*0x14dC\.\.\.9955/)
    expect(html).toContain(`aria-label="Full address: ${vera}"`)
    expect(html.replace(/<[^>]*>/g, ' ')).toMatch(/0x\s+14dC\s+7996\s+4da2/)
  })

  it('says the exact amount beside a rounded one [A-188]', () => {
    const html = summary({ token: usdc, sendTokenAmount: '25.123456' })
    expect(html).toContain('25.12346 USDC')
    expect(html).toContain('Exact amount 25.123456')
    expect(summary()).not.toContain('Exact amount')
  })

  it('marks where a look-alike differs', () => {
    const html = summary({}, `0x14dC${'0'.repeat(32)}9955`)
    expect(html.match(/data-differs/g)).toHaveLength(8)
  })

  it('is made of amount, currency, pictures and addresses [A-104]', () => {
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
  ] as const)('says why nothing was sent: %s', (problem, words) => {
    const html = renderView(createSendTest().core, () => <SendProblemNote problem={problem} />)
    expect(html).toMatch(/role="alert"/)
    expect(html).toContain(words)
    expect(html).toContain('Nothing was sent')
  })
})

it('warnings have a name each', () => {
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
  it('WalletSend begins with nothing filled in [A-129]', () => {
    const html = renderView(createSendTest().core, WalletSendView)
    expect(html).toMatch(/<button[^>]*disabled=""[^>]*data-wide[^>]*>.*Select Token/)
  })

  it('WalletSendSelectToken has a search box, and says that tokens are on their way [A-061]', () => {
    const html = renderView(createSendTest().core, WalletSendSelectTokenView)
    expect(html).toMatch(/<input[^>]*type="search"[^>]*aria-label="Search token"/)
    expect(html).toContain('Loading your tokens')
  })

  it('a token has its name, value and amount', () => {
    const html = renderView(createSendTest().core, () => (
      <SendTokenRow token={usdc} selected={false} onChoose={() => undefined} />
    ))
    expect(html.replaceAll(/<[^>]*>/g, '')).toBe('USD CoinUSDC$1,500.251,500.2500')
  })

  it('a token whose price is 0 has no price', () => {
    const html = renderView(createSendTest().core, () => (
      <SendTokenRow token={{ ...usdc, price: 0 }} selected={false} onChoose={() => undefined} />
    ))
    expect(html).toContain('No price')
    expect(html).not.toContain('$')
  })
})

it('an empty list says so, and offers to buy [A-062 A-063]', async () => {
  const core = withProviders([])
  const balances = core.use(createTokenBalances)
  await balances.load()
  // Drawn without a browser, a component reads the state that its store began with.
  Object.assign(
    balances.store,
    createStore(() => balances.store.getState()),
  )
  const html = renderView(core, WalletSendSelectTokenView)
  expect(html).toMatch(/No tokens found.*Your tokens will appear here.*<button[^>]*>Buy</)
})

it('Buy of the empty list leads to the providers [A-063]', async () => {
  const { core, tracked, views } = createSendTest({ tokens: [] })
  core.router.push('WalletSendSelectToken')
  buyToken(core)
  expect(views()).toEqual(['WalletSend', 'WalletSendSelectToken', 'OnRampProviders'])
  expect(tracked()).toContain('SELECT_BUY_CRYPTO')
})
