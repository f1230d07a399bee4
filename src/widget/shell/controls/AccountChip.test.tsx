// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { emptyAccount } from '../../core/session/account.ts'
import { show } from '../../testing/showView.tsx'
import { AccountChip, type AccountChipProps } from './AccountChip.tsx'
import { shownBalance } from './shownBalance.ts'

const showChip = (props: Partial<AccountChipProps>) =>
  show(
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
const balance = { amount: '1.2345678', symbol: 'ETH' }
const network = { name: 'Ethereum', image: 'https://images.test/ethereum.png' }

describe('the account button', () => {
  it('shows network image and balance on the account button [C-013]', () => {
    const { container, getByRole } = showChip({ balance, network })
    expect(getByRole('img', { name: 'Ethereum' }).getAttribute('src')).toBe(network.image)
    expect(container.textContent).toContain('1.2345 ETH')
    expect(container.textContent).toContain('0xf3...b92266')
  })

  it('shows the balance without a network, the network without a balance, or neither [C-013]', () => {
    const alone = showChip({ balance })
    expect(alone.container.querySelector('img')).toBeNull()
    expect(alone.container.textContent).toContain('1.2345 ETH')
    const only = showChip({ network })
    expect(only.getByRole('img', { name: 'Ethereum' }).getAttribute('src')).toBe(network.image)
    expect(only.container.textContent).not.toContain('ETH')
    const neither = showChip({})
    expect(neither.container.querySelector('img')).toBeNull()
    expect(neither.container.textContent).not.toContain('ETH')
    expect(neither.container.textContent).toContain('0xf3...b92266')
  })

  it('shortens a balance of many digits, and shows the whole amount in a hint', () => {
    const amount = '10000000000000000000000'
    const text = showChip({ balance: { amount, symbol: 'ETH' } }).getByTitle(`${amount} ETH`)
    expect(text.className).toBe('fy-balance')
  })

  it('has a compact balance for narrow pages, which screen readers skip', () => {
    const { getByText } = showChip({ balance: { amount: '10000', symbol: 'ETH' }, tag: 'de' })
    expect(getByText('10.000 ETH').closest('[aria-hidden]')).not.toBeNull()
    expect(getByText('10,000.0000 ETH').closest('[aria-hidden]')).toBeNull()
  })

  it('calls back when the account button is clicked', async () => {
    let clicks = 0
    const { getByRole, user } = showChip({ onClick: () => (clicks += 1) })
    await user.click(getByRole('button', { name: /0xf3...b92266/ }))
    expect(clicks).toBe(1)
  })

  it('shows an older balance while the next loads, waits for the first one, and hides one that failed', () => {
    const older = { ...emptyAccount, balance: '1', balanceSymbol: 'ETH' } as const
    expect(shownBalance({ ...older, balanceStatus: 'loading' })).toEqual({
      amount: '1',
      symbol: 'ETH',
    })
    expect(shownBalance({ ...emptyAccount, balanceStatus: 'loading' })).toBe('loading')
    expect(shownBalance({ ...emptyAccount, balanceStatus: 'failed' })).toBeUndefined()
  })
})
