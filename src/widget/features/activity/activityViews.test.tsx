import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { createTestConnection, testConnector } from '../../testing/testConnection.ts'
import { createTestCore } from '../../testing/testCore.ts'
import { renderNow } from '../../testing/renderNow.tsx'
import { ArrowDownIcon } from '../../kit/icons/arrows/ArrowDownIcon.tsx'
import { ArrowUpIcon } from '../../kit/icons/arrows/ArrowUpIcon.tsx'
import { CheckIcon } from '../../kit/icons/status/CheckIcon.tsx'
import { CloseIcon } from '../../kit/icons/actions/CloseIcon.tsx'
import { SwapHorizontalIcon } from '../../kit/icons/arrows/SwapHorizontalIcon.tsx'
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
const draw = (changes: Partial<ActivityItem>, href?: string) =>
  renderNow(connected(), () => <TransactionRow item={{ ...item, ...changes }} href={href} />)

describe('an item', () => {
  it('shows date, direction, status, type, two pictures and two lines [A-024]', () => {
    const html = draw({})
    expect(html).toMatch(/data-type="trade" data-status="confirmed" data-direction="out"/)
    for (const words of [
      'swapped',
      '0.500 ETH',
      '1,600.000 USDC',
      '15 · 12:04 PM',
      '$1,600.00',
      'Confirmed',
    ]) {
      expect(html.replace(/<[^>]*>/g, '')).toContain(words)
    }
    expect(html.match(/class="fy-image"/g)).toHaveLength(2)
  })

  it('shows at most two pictures and two lines [A-024]', () => {
    const images = [...item.images, { type: 'nft' }] as const
    const html = draw({ images, descriptions: ['one', 'two', 'three'] })
    expect(html.match(/class="fy-image"/g)).toHaveLength(2)
    expect(html).not.toContain('three')
  })

  it.each([
    ['confirmed', 'success'],
    ['failed', 'error'],
    ['pending', 'neutral'],
    ['sealed', 'accent'],
  ])('shows the colour of the status %s [A-108]', (status, tone) => {
    expect(draw({ status })).toMatch(new RegExp(`fy-activity-badge" data-tone="${tone}"`))
  })

  it.each([
    ['trade', 'out', SwapHorizontalIcon],
    ['approve', 'out', CheckIcon],
    ['cancel', 'in', CloseIcon],
    ['receive', 'in', ArrowDownIcon],
    ['send', 'out', ArrowUpIcon],
  ] as const)('shows the icon of the type %s, %s [A-109]', (type, direction, Icon) => {
    const glyph = renderToStaticMarkup(<Icon size={12} />)
    expect(draw({ type, direction, status: 'confirmed' })).toContain(`>${glyph}</span>`)
  })

  it('shows a collectible square, and an icon if its picture is missing', () => {
    expect(draw({ images: [{ type: 'nft' }] })).toMatch(
      /data-kind="nft" [^>]*data-shape="square" data-placeholder="true"/,
    )
  })

  it('links to the block explorer in a new tab', () => {
    expect(draw({}, 'https://etherscan.io/tx/0x1')).toMatch(
      /<a [^>]*href="https:\/\/etherscan.io\/tx\/0x1" target="_blank"/,
    )
    expect(draw({})).not.toContain('<a ')
    expect(draw({ replaced: true }, 'https://etherscan.io/tx/0x1')).toContain(
      'Opens the replacement transaction in the block explorer',
    )
  })
})

describe('the Activity page', () => {
  it('titles the page Activity and shows 7 placeholders before its list [A-021 A-030]', () => {
    const html = renderNow(connected(), TransactionsView)
    expect(html).toContain('data-page="activity"')
    expect(html).toContain('Loading activity')
    expect(html.match(/<div class="fy-row[^"]*"[^>]* aria-hidden="true">/g)).toHaveLength(7)
    expect(html).toContain('height:500px')
  })

  it('shows a list of 500 px that announces more pages [A-191]', () => {
    const transactions = [aTransaction({ id: 'a' }), aTransaction({ id: 'b' })]
    const html = renderNow(connected(), () => (
      <TransactionList transactions={transactions} height={500} more />
    ))
    expect(html).toMatch(/role="list" aria-label="Activity" tabindex="0" style="height:500px"/)
    expect(html.match(/role="listitem"/g)).toHaveLength(3)
    expect(html).toContain('aria-setsize="-1"')
  })

  it('shows instructions when there is no activity [A-028]', () => {
    const html = renderNow(connected(), () => <ActivityEmpty page="activity" />)
    expect(html).toContain('No Transactions yet')
    expect(html).toContain('Start trading on dApps to grow your wallet!')
    expect(html).not.toContain('Trade<')
  })
})

describe('the Activity tab of the account', () => {
  const empty = (options: Parameters<typeof createTestCore>[0]) =>
    renderNow(connected(options), () => <ActivityEmpty page="account" />)

  it('offers a trade when there is no activity [A-029]', () => {
    const html = empty({ backend: { swap: {} } })
    expect(html).toContain('No activity yet')
    expect(html).toContain('Your next transactions will appear here')
    expect(html).toMatch(/<button[^>]*>Trade<\/button>/)
  })

  it.each([{}, { backend: { swap: {} }, host: { enableSwaps: false } }] as const)(
    'offers no trade when swaps are missing: %j',
    (options) => {
      expect(empty(options)).not.toContain('Trade</button>')
    },
  )

  it('announces activity for later on Solana', () => {
    const core = connected()
    core.networks.setActive('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')
    const html = renderNow(core, () => <ActivityPanel page="account" height={280} />)
    expect(html).toContain('Coming soon')
    expect(html).not.toContain('Loading activity')
  })
})
