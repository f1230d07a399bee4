// @vitest-environment happy-dom
import { act, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createTestConnection, testConnector } from '../../testing/testConnection.ts'
import { createTestCore } from '../../testing/testCore.ts'
import { show, showView } from '../../testing/showView.tsx'
import { ArrowDownIcon, ArrowUpIcon, SwapHorizontalIcon } from '../../kit/icons/accountIcons.tsx'
import { CheckIcon, CloseIcon } from '../../kit/icons/connectIcons.tsx'
import { ActivityEmpty } from './ActivityEmpty.tsx'
import { ActivityPanel } from './public/ActivityPanel.tsx'
import type { ActivityItem } from './activityRules.ts'
import { aTransaction } from './testing/aTransaction.ts'
import { TransactionRow } from './TransactionRow.tsx'
import { TransactionList } from './TransactionList.tsx'
import TransactionsView from './TransactionsView.tsx'

function connected(options: Parameters<typeof createTestCore>[0] = {}) {
  const { core } = createTestCore(options)
  core.session.adopt(testConnector, createTestConnection().connection)
  return core
}

/** A history that does not answer. */
const waiting = { history: { transactions: () => new Promise<never>(() => undefined) } }

const item: ActivityItem = {
  key: 'tx',
  hash: '',
  type: 'trade',
  status: 'confirmed',
  direction: 'out',
  descriptions: ['0.500 ETH', '1,600.000 USDC'],
  date: '15 · 12:04 PM',
  images: [{ type: 'coin', url: 'https://img.example/eth.png' }, { type: 'coin' }],
  price: 3_200,
  amounts: ['0.5', '1600'],
  symbols: ['ETH', 'USDC'],
}
const showItem = (changes: Partial<ActivityItem> = {}, href?: string) =>
  showView(connected(), () => <TransactionRow item={{ ...item, ...changes }} href={href} />)

const pictures = (container: HTMLElement) => [
  ...container.querySelectorAll<HTMLElement>('.fy-image'),
]
const badgeOf = (container: HTMLElement) =>
  container.querySelector<HTMLElement>('.fy-activity-badge')

describe('an item', () => {
  it('shows date, direction, status, type, two pictures and two lines [A-024]', () => {
    const { container, getAllByText } = showItem()
    const line = container.querySelector<HTMLElement>('.fy-activity-line')
    expect({ ...line?.dataset }).toEqual({
      type: 'trade',
      status: 'confirmed',
      direction: 'out',
    })
    for (const words of ['swapped', '15 · 12:04 PM', '$1,600.00', 'Confirmed']) {
      expect(getAllByText(words)).toHaveLength(1)
    }
    const lines = [...container.querySelectorAll('.fy-activity-words')]
    expect(lines.map(({ textContent }) => textContent)).toEqual(['0.500 ETH', '1,600.000 USDC'])
    expect(pictures(container)).toHaveLength(2)
  })

  it('shows at most two pictures and two lines [A-024]', () => {
    const images = [...item.images, { type: 'nft' }] as const
    const { container, getAllByText, queryByText } = showItem({
      images,
      descriptions: ['one', 'two', 'three'],
    })
    expect(pictures(container)).toHaveLength(2)
    expect(getAllByText(/^(one|two)$/)).toHaveLength(2)
    expect(queryByText('three')).toBeNull()
  })

  it.each([
    ['confirmed', 'success'],
    ['failed', 'error'],
    ['pending', 'neutral'],
    ['sealed', 'accent'],
  ])('shows the colour of the status %s [A-108]', (status, tone) => {
    expect(badgeOf(showItem({ status }).container)?.dataset.tone).toBe(tone)
  })

  it.each([
    ['trade', 'out', SwapHorizontalIcon],
    ['approve', 'out', CheckIcon],
    ['cancel', 'in', CloseIcon],
    ['receive', 'in', ArrowDownIcon],
    ['send', 'out', ArrowUpIcon],
  ] as const)('shows the icon of the type %s, %s [A-109]', (type, direction, Icon) => {
    const { container } = showItem({ type, direction, status: 'confirmed' })
    const drawn = show(<Icon size={12} />).container.innerHTML
    expect(badgeOf(container)?.innerHTML).toBe(drawn)
  })

  it('shows a collectible square, and an icon if its picture is missing', () => {
    const { container } = showItem({ images: [{ type: 'nft' }] })
    const [picture] = pictures(container)
    expect(picture?.dataset).toMatchObject({ kind: 'nft', shape: 'square', placeholder: 'true' })
    expect(picture?.querySelectorAll('svg')).toHaveLength(1)
  })

  it('links to the block explorer in a new tab', () => {
    const url = 'https://etherscan.io/tx/0x1'
    const link = showItem({}, url).getByRole('link', { name: /Opens the block explorer/ })
    expect(link.getAttribute('href')).toBe(url)
    expect(link.getAttribute('target')).toBe('_blank')
    expect(showItem().queryByRole('link')).toBeNull()
    const replaced = showItem({ replaced: true }, url).getAllByRole('link', {
      name: /Opens the replacement transaction in the block explorer/,
    })
    expect(replaced).toHaveLength(1)
  })
})

describe('the Activity page', () => {
  it('titles the page Activity and shows 7 placeholders before its list [A-021 A-030]', () => {
    const { container, getByRole } = showView(connected({ backend: waiting }), TransactionsView)
    expect(container.querySelectorAll('[data-page="activity"]')).toHaveLength(1)
    expect(getByRole('status').textContent).toBe('Loading activity')
    const [box] = [...container.querySelectorAll<HTMLElement>('[aria-busy="true"]')]
    expect(box?.querySelectorAll('.fy-row[aria-hidden="true"]')).toHaveLength(7)
    expect(box?.style.height).toBe('500px')
  })

  it('shows a list of 500 px that announces more pages [A-191]', () => {
    const transactions = [aTransaction({ id: 'a' }), aTransaction({ id: 'b' })]
    const { getByRole } = showView(connected(), () => (
      <TransactionList transactions={transactions} height={500} more />
    ))
    const list = getByRole('list', { name: 'Activity' })
    expect(list.tabIndex).toBe(0)
    expect(list.style.height).toBe('500px')
    const items = within(list).getAllByRole('listitem')
    expect(items.map((each) => each.getAttribute('aria-setsize'))).toEqual(['-1', '-1', '-1'])
  })

  it('shows instructions when there is no activity [A-028]', () => {
    const { getAllByText, queryByRole } = showView(connected(), () => (
      <ActivityEmpty page="activity" />
    ))
    expect(getAllByText('No Transactions yet')).toHaveLength(1)
    expect(getAllByText('Start trading on dApps to grow your wallet!')).toHaveLength(1)
    expect(queryByRole('button')).toBeNull()
  })
})

describe('the Activity tab of the account', () => {
  const showEmpty = (options: Parameters<typeof createTestCore>[0]) => {
    const core = connected(options)
    return { ...showView(core, () => <ActivityEmpty page="account" />), core }
  }

  it('offers a trade when there is no activity [A-029]', async () => {
    const { core, getAllByText, getByRole, user } = showEmpty({ backend: { swap: {} } })
    expect(getAllByText('No activity yet')).toHaveLength(1)
    expect(getAllByText('Your next transactions will appear here')).toHaveLength(1)
    await user.click(getByRole('button', { name: 'Trade' }))
    expect(core.router.current().view).toBe('Swap')
  })

  it.each([{}, { backend: { swap: {} }, host: { enableSwaps: false } }] as const)(
    'offers no trade when swaps are missing: %j',
    (options) => {
      const { getAllByText, queryByRole } = showEmpty(options)
      expect(getAllByText('No activity yet')).toHaveLength(1)
      expect(queryByRole('button')).toBeNull()
    },
  )

  it('announces activity for later on Solana', () => {
    const core = connected({ backend: waiting })
    const { getAllByText, queryByText } = showView(core, () => (
      <ActivityPanel page="account" height={280} />
    ))
    expect(getAllByText('Loading activity')).toHaveLength(1)
    act(() => core.networks.setActive('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'))
    expect(getAllByText('Coming soon')).toHaveLength(1)
    expect(queryByText('Loading activity')).toBeNull()
  })
})
