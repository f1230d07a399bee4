// @vitest-environment happy-dom
import { act, within } from '@testing-library/react'
import { decodeQR } from 'qr/decode.js'
import { describe, expect, it } from 'vitest'
import type { Core } from '../../core/core.ts'
import { createTestConnection, testAddress, testConnector } from '../../testing/testConnection.ts'
import { createTestCore } from '../../testing/testCore.ts'
import { showView } from '../../testing/showView.tsx'
import { testNetworks } from '../../testing/testNetworks.ts'
import { networkList, receiveNetworks, type ReceiveFacts } from './receiveRules.ts'
import WalletCompatibleNetworksView from './WalletCompatibleNetworksView.tsx'
import WalletReceiveView from './WalletReceiveView.tsx'

function connected(): Core {
  const { core } = createTestCore()
  core.session.adopt(testConnector, createTestConnection().connection)
  return core
}

const numbers = (element: Element, ...names: readonly string[]) =>
  names.map((name) => Number(element.getAttribute(name)))

/** Reads the QR code like a camera: `scale` px per module, dark on light. */
function scan(code: Element): string {
  const scale = 8
  const edge = Number(code.getAttribute('viewBox')?.split(' ').at(-1))
  const width = edge * scale
  const data = new Uint8ClampedArray(width * width * 4).fill(255)
  const paint = (left: number, top: number, right: number, bottom: number, value: number) => {
    for (let y = top * scale; y < bottom * scale; y += 1) {
      data.fill(value, (y * width + left * scale) * 4, (y * width + right * scale) * 4)
    }
  }
  const modules = code.querySelector('path')?.getAttribute('d') ?? ''
  for (const [, x, y, run] of modules.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g)) {
    paint(Number(x), Number(y), Number(x) + Number(run), Number(y) + 1, 0)
  }
  for (const finder of code.querySelectorAll('rect[width="6"]')) {
    const [left = 0, above = 0] = numbers(finder, 'x', 'y')
    const [x, y] = [left - 0.5, above - 0.5]
    paint(x, y, x + 7, y + 7, 0)
    paint(x + 1, y + 1, x + 6, y + 6, 255)
    paint(x + 2, y + 2, x + 5, y + 5, 0)
  }
  for (let alpha = 3; alpha < data.length; alpha += 4) data[alpha] = 255
  return decodeQR({ width, height: width, data })
}

const showReceive = (core = connected()) => showView(core, WalletReceiveView)

describe('WalletReceive', () => {
  it('shows the whole address beside the code for visitors who cannot scan it', () => {
    const words = showReceive().getByText(`Your address is ${testAddress}`)
    expect(words.className).toBe('fy-hidden')
  })

  it('shows a chip with the truncated address, or the profile name [A-065]', () => {
    const core = connected()
    const { getByRole } = showReceive(core)
    const chip = getByRole('button', { name: 'Copy address 0xf3...2266' })
    expect(chip.textContent).toBe('0xf3...2266')
    act(() => core.account.setState({ profileName: 'ada.eth' }))
    expect(getByRole('button', { name: 'Copy address ada.eth' }).textContent).toBe('ada.eth')
  })

  it('shows a code of 232 px with the address [A-066]', () => {
    const code = showReceive().getByRole('img', { name: 'QR code of your address' })
    expect(code.parentElement?.style.width).toBe('232px')
    expect(scan(code)).toBe(testAddress)
  })

  it('explains what to do with the address [A-067]', () => {
    expect(showReceive().getAllByText('Copy your address or scan this QR code')).toHaveLength(1)
  })

  it('shows the networks with up to 5 pictures [A-068]', async () => {
    const core = connected()
    const pictures = ({ container }: ReturnType<typeof showReceive>) =>
      container.querySelectorAll('[data-kind="network"]')
    const view = showReceive(core)
    const hint = view.getByRole('button', {
      name: 'Only receive assets on Ethereum, Polygon, and 2 more',
    })
    expect(pictures(view)).toHaveLength(4)
    const one = { ...core, networks: { ...core.networks, requested: [testNetworks.ethereum] } }
    const onlyOne = { name: 'Only receive assets on Ethereum' }
    expect(showReceive(one).getAllByRole('button', onlyOne)).toHaveLength(1)
    const requested = Array.from({ length: 7 }, (_, index) => ({
      ...testNetworks.ethereum,
      id: `eip155:${index + 1}` as const,
    }))
    const many = { ...core, networks: { ...core.networks, requested } }
    expect(pictures(showReceive(many))).toHaveLength(5)
    await view.user.click(hint)
    expect(core.router.current().view).toBe('WalletCompatibleNetworks')
  })

  it('shows that the account is disconnected [A-069]', () => {
    const { getAllByText, queryByRole } = showReceive(createTestCore().core)
    expect(getAllByText('Account not found')).toHaveLength(1)
    expect(queryByRole('img')).toBeNull()
  })
})

it('shows the banner and the networks of WalletCompatibleNetworks [A-070]', () => {
  const { container, getByRole } = showView(connected(), WalletCompatibleNetworksView)
  const networks = within(getByRole('list')).getAllByRole('listitem')
  const names = networks.map(({ textContent }) => textContent)
  expect(names).toEqual(['Ethereum', 'Polygon', 'Base', 'Sepolia'])
  expect(container.textContent).toMatch(/^You can only receive assets on these networks/)
})

describe('the networks', () => {
  const solana = { ...testNetworks.ethereum, id: 'solana:5eykt', chain: 'solana' } as const
  const facts: ReceiveFacts = {
    requested: [testNetworks.ethereum, solana, testNetworks.base],
    activeId: 'eip155:8453',
    connection: 'ANNOUNCED',
    preferred: 'eoa',
    enabled: ['eip155:8453'],
  }
  const ids = (change: Partial<ReceiveFacts> = {}) =>
    receiveNetworks({ ...facts, ...change }).map(({ id }) => id)

  it('lists the networks of the chain namespace, the active one first', () => {
    expect(ids()).toEqual(['eip155:8453', 'eip155:1'])
  })

  it('lists only the active network for a smart account on a network that offers them [A-071]', () => {
    const smart = { connection: 'AUTH', preferred: 'smartAccount' } as const
    expect(ids(smart)).toEqual(['eip155:8453'])
    expect(ids({ ...smart, enabled: [] })).toHaveLength(2)
    expect(ids({ ...smart, preferred: 'eoa' })).toHaveLength(2)
    expect(ids({ ...smart, connection: 'ANNOUNCED' })).toHaveLength(2)
  })

  it('lists only the active network on Solana', () => {
    expect(ids({ activeId: solana.id })).toEqual([solana.id])
  })
})

describe('the names of the networks', () => {
  const four = ['Ethereum', 'Polygon', 'Base', 'Sepolia']
  const more = (count: number) => `${count} more`

  it.each([
    [1, 'Ethereum'],
    [2, 'Ethereum and Polygon'],
    [3, 'Ethereum, Polygon, and Base'],
    [4, 'Ethereum, Polygon, and 2 more'],
  ])('names %i networks as %s', (count, list) => {
    expect(networkList(four.slice(0, count), { more })).toBe(list)
  })
})
