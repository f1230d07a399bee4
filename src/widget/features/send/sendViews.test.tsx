// @vitest-environment happy-dom
import { act, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { TokenBalance } from '../../../backends/port/services/balances.ts'
import { createTokenBalances } from '../../money/balances/tokenBalances.ts'
import { testNetworks } from '../../testing/testNetworks.ts'
import { showView } from '../../testing/showView.tsx'
import { buyToken } from './parts/buyToken.ts'
import type { GasState } from './state/gasState.ts'
import type { RecipientState } from './state/recipientState.ts'
import { SendAmount } from './parts/SendAmount.tsx'
import { SendDetails } from './parts/SendDetails.tsx'
import { SendRecipient } from './parts/SendRecipient.tsx'
import type { SendDraft } from './rules/sendRules.ts'
import { SendTokenRow } from './parts/SendTokenRow.tsx'
import { createOnrampTest } from '../onramp/testing/onrampTest.ts'
import { createSendTest, vera } from './testing/sendTest.ts'
import { testDraft } from './testing/testDraft.ts'
import { ether, gust, usdc } from './testing/testTokens.ts'
import WalletSendSelectTokenView from './WalletSendSelectTokenView.tsx'
import WalletSendView from './WalletSendView.tsx'

const showAmount = (changes: Partial<SendDraft> = {}, core = withProviders()) =>
  showView(core, () => <SendAmount draft={{ ...testDraft, ...changes }} />)

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
  it('shows an amount input and a token button [A-056]', async () => {
    const core = withProviders()
    const empty = { token: undefined, sendTokenAmount: '' }
    const { getByRole, user } = showAmount(empty, core)
    expect(getByRole<HTMLInputElement>('textbox', { name: 'Amount' }).inputMode).toBe('decimal')
    await user.click(getByRole('button', { name: /Select token/ }))
    expect(core.router.current().view).toBe('WalletSendSelectToken')
  })

  it('shows balance, value and Max [A-057 A-188 A-189]', () => {
    const token = { ...ether, quantity: { numeric: '2.12345678', decimals: 18 } }
    const { getAllByRole, getAllByText, queryByRole } = showAmount({ token })
    expect(getAllByText(/^Balance 2\.123456/)).toHaveLength(1)
    expect(getAllByText('$4,800.00')).toHaveLength(1)
    expect(getAllByRole('button', { name: 'Max' })).toHaveLength(1)
    expect(queryByRole('button', { name: 'Buy' })).toBeNull()
  })

  it('shows the balance in the error colour, and Buy instead of Max, if the amount is too high [A-057 A-142]', async () => {
    const core = withProviders()
    const { getByRole, getByText, queryByRole, user } = showAmount({ sendTokenAmount: '2.1' }, core)
    expect(getByText('Balance 2').dataset.tone).toBe('error')
    expect(queryByRole('button', { name: 'Max' })).toBeNull()
    await user.click(getByRole('button', { name: 'Buy' }))
    expect(core.router.current().view).toBe('OnRampProviders')
  })

  it('hides Buy if nothing can be bought', () => {
    const { getAllByText, queryByRole } = showAmount(
      { sendTokenAmount: '9' },
      createSendTest().core,
    )
    expect(getAllByText('Balance 2')).toHaveLength(1)
    expect(queryByRole('button', { name: 'Buy' })).toBeNull()
  })

  it('hides Buy on Solana [A-003]', () => {
    const core = withProviders()
    const tooMuch = { sendTokenAmount: '9' }
    expect(showAmount(tooMuch, core).getAllByRole('button', { name: 'Buy' })).toHaveLength(1)
    act(() => core.networks.setActive('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'))
    expect(showAmount(tooMuch, core).queryByRole('button', { name: 'Buy' })).toBeNull()
  })

  it('shows Incorrect value when price times amount is zero [A-143]', () => {
    const wrong = 'Incorrect value'
    expect(showAmount({ token: gust, sendTokenAmount: '5' }).getAllByText(wrong)).toHaveLength(1)
    expect(showAmount({ sendTokenAmount: '0' }).getAllByText(wrong)).toHaveLength(1)
    expect(showAmount({ sendTokenAmount: '' }).queryByText(wrong)).toBeNull()
  })

  it('hides Max of the coin until its cost is known', () => {
    const { getByRole } = showAmount({ gasPriceInUSD: undefined })
    expect(getByRole<HTMLButtonElement>('button', { name: 'Max' }).disabled).toBe(true)
  })
})

describe('the recipient', () => {
  const showRecipient = (recipient: RecipientState) =>
    showView(createSendTest().core, () => <SendRecipient recipient={recipient} isWallet retry />)

  it('accepts a typed and a pasted recipient [A-058]', () => {
    const { getAllByRole, getAllByText } = showRecipient({ status: 'empty', text: '' })
    expect(getAllByRole('textbox', { name: 'Address or name' })).toHaveLength(1)
    expect(getAllByText('Paste', { selector: 'button' })).toHaveLength(1)
  })

  it('shows the recipient with name, avatar and short address', () => {
    const withPicture = (image: string) =>
      showRecipient({
        status: 'found',
        text: 'vera.eth',
        address: vera,
        byName: true,
        name: 'vera.eth',
        image,
      })
    const { container, getByRole } = withPicture('blob:vera')
    expect(getByRole('status').textContent).toBe('vera.eth0x14dC...9955')
    expect(container.querySelector('img')?.getAttribute('src')).toBe('blob:vera')
    // A server would learn the recipient.
    const remote = withPicture('https://img.test/vera.png')
    expect(remote.getByRole('status').textContent).toBe('vera.eth0x14dC...9955')
    expect(remote.container.innerHTML).not.toContain('img.test')
  })

  it.each([
    [{ status: 'unknown', text: 'x.eth', problem: 'name' }, 'This name has no address'],
    [{ status: 'unknown', text: vera, problem: 'checksum' }, "The capitalization doesn't match"],
    [
      { status: 'failed', text: 'x.eth', error: { code: 'chain.failed' } as never },
      't look up the name',
    ],
  ] as const)('shows the error of the recipient: %s', (state, words) => {
    expect(showRecipient(state).container.textContent).toContain(words)
  })
})

describe('the details', () => {
  const showDetails = (gas: GasState, change: Partial<SendDraft> = {}) =>
    showView(createSendTest().core, () => (
      <SendDetails
        draft={{ ...testDraft, ...change }}
        gas={gas}
        network={testNetworks.ethereum}
        address={vera}
      />
    ))
  const ready: GasState = { status: 'ready', gasPrice: 1n, gasLimit: 1n, l1Fee: 0n, coins: 1n }

  it('shows network cost with 2 decimals, address and network [A-059 A-187]', () => {
    const { getAllByRole, getByRole } = showDetails(ready)
    const words = (role: string) => getAllByRole(role).map(({ textContent }) => textContent)
    expect(words('term')).toEqual(['Network cost', 'Address'])
    expect(words('definition')).toEqual(['$0.20', '0x14dC...9955'])
    expect(getByRole('button').textContent).toBe('NetworkEthereum')
  })

  it('says that the cost is loading, or unavailable', () => {
    const unknown = { gasPriceInUSD: undefined }
    const question = { network: testNetworks.ethereum, from: vera, token: undefined }
    const loading = {
      status: 'loading',
      gasPrice: undefined,
      gasLimit: 1n,
      l1Fee: 0n,
      coins: undefined,
      reenter: true,
      question: { ...question, recipient: undefined },
    } as const
    const { container } = showDetails(loading, unknown)
    expect(container.querySelectorAll('.fy-shimmer')).toHaveLength(1)
    const failed = showDetails({ ...ready, status: 'failed' }, unknown)
    expect(failed.getAllByText('Unavailable')).toHaveLength(1)
  })
})

describe('the views', () => {
  it('opens WalletSend with an empty form [A-129]', () => {
    const { getByRole } = showView(createSendTest().core, WalletSendView)
    const send = getByRole<HTMLButtonElement>('button', { name: 'Select Token' })
    expect(send.disabled).toBe(true)
    expect(send.dataset.wide).toBe('true')
    expect(getByRole<HTMLInputElement>('textbox', { name: 'Address or name' }).value).toBe('')
  })

  it('shows a search box in WalletSendSelectToken, and that tokens are loading [A-061]', () => {
    const { getAllByRole, getByRole } = showView(createSendTest().core, WalletSendSelectTokenView)
    expect(getAllByRole('searchbox', { name: 'Search token' })).toHaveLength(1)
    expect(within(getByRole('status')).getAllByText('Loading your tokens')).toHaveLength(1)
  })

  it('shows name, value and amount of a token', async () => {
    const chosen: TokenBalance[] = []
    const { getByRole, user } = showView(createSendTest().core, () => (
      <SendTokenRow token={usdc} selected={false} onChoose={(token) => chosen.push(token)} />
    ))
    const row = getByRole('button')
    expect(row.textContent).toBe('USD CoinUSDC$1,500.251,500.2500')
    await user.click(row)
    expect(chosen).toEqual([usdc])
  })

  it('shows no price for a token with the price 0', () => {
    const { getByRole } = showView(createSendTest().core, () => (
      <SendTokenRow token={{ ...usdc, price: 0 }} selected={false} onChoose={() => undefined} />
    ))
    expect(getByRole('button').textContent).toContain('No price')
    expect(getByRole('button').textContent).not.toContain('$')
  })
})

it('shows that the list is empty, and offers to buy [A-062 A-063]', async () => {
  const core = withProviders([])
  const { getByRole } = showView(core, WalletSendSelectTokenView)
  await act(() => core.use(createTokenBalances).load())
  const status = within(getByRole('status'))
  for (const text of ['No tokens found', 'Your tokens will appear here']) {
    expect(status.getAllByText(text)).toHaveLength(1)
  }
  expect(status.getAllByRole('button', { name: 'Buy' })).toHaveLength(1)
})

it('opens the on-ramp providers when Buy is clicked in the empty token list [A-063]', async () => {
  const { core, tracked, views } = createSendTest({ tokens: [] })
  core.router.push('WalletSendSelectToken')
  buyToken(core)
  expect(views()).toEqual(['WalletSend', 'WalletSendSelectToken', 'OnRampProviders'])
  expect(tracked()).toContain('SELECT_BUY_CRYPTO')
})
