// @vitest-environment happy-dom
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import type { TokenBalance } from '../../../backends/port/services/balances.ts'
import type { PurchaseCurrency } from '../../../backends/port/services/onramp.ts'
import type { Core } from '../../core/core.ts'
import { createTestCore } from '../../testing/testCore.ts'
import { showView } from '../../testing/showView.tsx'
import { createTokenWarnings } from '../../money/tokens/tokenWarnings.ts'
import type { TokenClaim } from '../../money/tokens/tokenClaim.ts'
import { claimsOfPurchase } from '../onramp/claimsOfPurchase.ts'
import { SendTokenRow } from '../send/parts/SendTokenRow.tsx'
import { TokenChip } from '../send/parts/TokenChip.tsx'
import type { HeldToken } from '../swap/swapTypes.ts'
import { TokenButton } from '../swap/parts/TokenButton.tsx'
import { TokenChoice } from '../swap/parts/TokenChoice.tsx'
import { TokenContract } from './public/TokenContract.tsx'
import { TokenDetails } from './TokenDetails.tsx'
import { TokenWarningTag } from './public/TokenWarningTag.tsx'

const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const weth = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'
const stranger = '0x7011000000000000000000000000000000000002'
const nothing = () => undefined

const words = (core: Core, element: ReactNode) =>
  showView(core, () => element).container.textContent

async function known() {
  const { core } = createTestCore()
  await core.use(createTokenWarnings).load('eip155:1')
  return core
}

const held = (address: string, symbol: string): TokenBalance => ({
  chainId: 'eip155:1',
  address,
  symbol,
  name: symbol,
  price: 1,
  value: 1,
  quantity: { numeric: '1', decimals: 6 },
})
const swapped = (address: string, symbol: string): HeldToken => ({
  ...held(address, symbol),
  address: `eip155:1:${address}`,
  decimals: 6,
})
const claim = (address: string | undefined, symbol: string, name = 'A token'): TokenClaim => ({
  chainId: 'eip155:1',
  address,
  symbol,
  name,
})

describe('a token that is not what it is called', () => {
  it.each<[string, (address: string) => ReactNode]>([
    ['send', (at) => <SendTokenRow token={held(at, 'USDC')} selected={false} onChoose={nothing} />],
    ['the chosen one of send', (at) => <TokenChip token={held(at, 'USDC')} />],
    ['swap', (at) => <TokenChoice token={swapped(at, 'USDC')} chosen={false} onChoose={nothing} />],
    [
      'the chosen one of swap',
      (at) => <TokenButton token={swapped(at, 'USDC')} onClick={nothing} />,
    ],
  ])('marks a fake token in %s, and not the known one', async (_where, draw) => {
    const core = await known()
    expect(words(core, draw(stranger))).toContain('Not USDC')
    const genuine = words(core, draw(usdc))
    expect(genuine).toContain('USDC')
    expect(genuine).not.toContain('Not USDC')
  })

  it('marks a fake token in the purchase list, by each network on which it is delivered', async () => {
    const core = await known()
    const bought = (contractAddress: string, symbol = 'USDC'): PurchaseCurrency => ({
      id: '1',
      name: symbol,
      symbol,
      networks: [
        { name: 'solana', displayName: 'Solana', chainId: 'mainnet', contractAddress: '' },
        { name: 'other', displayName: 'Other', chainId: '99999', contractAddress: stranger },
        { name: 'ethereum', displayName: 'Ethereum', chainId: '1', contractAddress },
      ],
    })
    const mark = (of: PurchaseCurrency) =>
      words(core, <TokenWarningTag tokens={claimsOfPurchase(of)} />)
    expect(mark(bought(stranger))).toBe('Not USDC')
    expect(mark(bought(usdc))).toBe('')
    expect(mark(bought('', 'ETH'))).toBe('')
    expect(claimsOfPurchase(bought('', 'ETH'))[1]).toEqual(claim(undefined, 'ETH', 'ETH'))
  })

  it('marks a token with a link in its name, and says not to open it', async () => {
    const core = await known()
    const lure = claim(stranger, 'GIFT', 'Visit claim . com')
    expect(words(core, <TokenWarningTag tokens={[lure]} />)).toBe('Link in its name')
    expect(words(core, <TokenDetails token={lure} />)).toContain("Don't open it.")
    expect(
      words(
        core,
        <SendTokenRow token={held(stranger, 'x.io')} selected={false} onChoose={nothing} />,
      ),
    ).toContain('Link in its name')
  })

  it('explains a fake token in its details, with the address of the known one', async () => {
    const core = await known()
    const details = (token: TokenClaim) => words(core, <TokenDetails token={token} />)
    expect(details(claim(stranger, 'U\u0405DC'))).toContain(
      "This token calls itself U\u0405DC, but it isn't the USDC known on Ethereum. The known USDC is at 0xA0b8...eB48.",
    )
    expect(details(claim(stranger, 'ETH'))).toContain(
      "This token calls itself ETH, but it isn't ETH, the native token of Ethereum.",
    )
    expect(details(claim(weth, 'CASH'))).toContain(
      'This token is called CASH here, but its contract is known as WETH on Ethereum.',
    )
    expect(details(claim(usdc, 'USDC'))).not.toContain('This token')
    const mark = (token: TokenClaim) => words(core, <TokenWarningTag tokens={[token]} />)
    expect(mark(claim(weth, 'CASH'))).toBe('Known as WETH')
  })

  it('the tag does not mark a token before the table of known tokens is loaded', () => {
    const { core } = createTestCore()
    expect(words(core, <TokenWarningTag tokens={[claim(stranger, 'USDC')]} />)).toBe('')
  })
})

describe('the contract of a token', () => {
  it('shows the contract shortened, to copy and to open at the explorer', async () => {
    const copied: string[] = []
    const { core } = createTestCore({
      backend: { browser: { copy: async (text) => void copied.push(text) } },
    })
    const contract = () => <TokenContract token={claim(usdc, 'USDC')} />
    const { getAllByText, getByRole, user } = showView(core, contract)
    expect(getAllByText('0xA0b8...eB48')).toHaveLength(1)
    expect(getByRole('link').getAttribute('href')).toBe(`https://etherscan.test/address/${usdc}`)
    await user.click(getByRole('button', { name: 'Copy the contract address of USDC' }))
    expect(copied).toEqual([usdc])
  })

  it('shows no contract for a coin, and nothing on a network that is not configured', () => {
    const { core } = createTestCore()
    const shown = (token: TokenClaim) => words(core, <TokenContract token={token} />)
    expect(shown(claim(undefined, 'ETH'))).toContain('Native token of Ethereum')
    expect(shown({ ...claim(usdc, 'USDC'), chainId: 'eip155:999' })).toBe('')
  })
})
