import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { emptyAccount } from '../../core/session/account.ts'
import { AccountChip, type AccountChipProps } from './AccountChip.tsx'
import { shownBalance } from './shownBalance.ts'

const draw = (props: Partial<AccountChipProps>) =>
  renderToString(
    <AccountChip
      label="0xf3...b92266"
      address="0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"
      avatar={undefined}
      size="l"
      disabled={false}
      onClick={() => undefined}
      {...props}
    />,
  )
/** What is read of it. */
const words = (markup: string) => markup.replaceAll(/<[^>]*>/g, '')
const balance = { amount: '1.2345678', symbol: 'ETH' }
const network = { name: 'Ethereum', image: 'https://images.test/ethereum.png' }

describe('the account button', () => {
  it('shows network image and balance [C-013]', () => {
    const markup = draw({ balance, network })
    expect(markup).toContain('src="https://images.test/ethereum.png"')
    expect(markup).toContain('alt="Ethereum"')
    expect(words(markup)).toContain('1.2345 ETH')
    expect(markup).toContain('0xf3...b92266')
  })

  it('shows either without the other, or neither [C-013]', () => {
    expect(draw({ balance })).not.toContain('<img')
    expect(words(draw({ balance }))).toContain('1.2345 ETH')
    expect(draw({ network })).toContain('ethereum.png')
    expect(draw({ network })).not.toContain('ETH')
    const neither = draw({})
    expect(neither).not.toContain('<img')
    expect(neither).not.toContain('ETH')
    expect(neither).toContain('0xf3...b92266')
  })

  it('bounds a balance of many digits, whose whole amount is in its hint', () => {
    const amount = '10000000000000000000000'
    expect(draw({ balance: { amount, symbol: 'ETH' } })).toMatch(
      new RegExp(`class="fy-chip-text" title="${amount} ETH"`),
    )
  })

  it('keeps the symbol where the balance is too long for the page', () => {
    expect(draw({ balance })).toContain('<span class="fy-amount-text-symbol">ETH</span>')
  })

  it('keeps an older balance, waits for the first one, and leaves out what cannot be had', () => {
    const older = { ...emptyAccount, balance: '1', balanceSymbol: 'ETH' } as const
    expect(shownBalance({ ...older, balanceStatus: 'loading' })).toEqual({
      amount: '1',
      symbol: 'ETH',
    })
    expect(shownBalance({ ...emptyAccount, balanceStatus: 'loading' })).toBe('loading')
    expect(shownBalance({ ...emptyAccount, balanceStatus: 'failed' })).toBeUndefined()
  })
})
