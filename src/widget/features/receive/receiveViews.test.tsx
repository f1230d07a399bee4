import { decodeQR } from 'qr/decode.js'
import { describe, expect, it } from 'vitest'
import type { Core } from '../../core/core.ts'
import { createTestConnection, testAddress, testConnector } from '../../testing/testConnection.ts'
import { createTestCore } from '../../testing/testCore.ts'
import { renderNow } from '../../testing/renderNow.tsx'
import { testNetworks } from '../../testing/testNetworks.ts'
import { createCopyAddressFlow } from './copyAddressFlow.ts'
import { networkList, receiveNetworks, type ReceiveFacts } from './receiveRules.ts'
import WalletCompatibleNetworksView from './WalletCompatibleNetworksView.tsx'
import WalletReceiveView from './WalletReceiveView.tsx'

function connected(): Core {
  const { core } = createTestCore()
  core.session.adopt(testConnector, createTestConnection().connection)
  return core
}

/** Reads the QR code of the page like a camera: `scale` px per module, dark on light. */
function scan(html: string): string {
  const scale = 8
  const edge = Number(/aria-label="QR code of your address" viewBox="0 0 (\d+)/.exec(html)?.[1])
  const width = edge * scale
  const data = new Uint8ClampedArray(width * width * 4).fill(255)
  const paint = (left: number, top: number, right: number, bottom: number, value: number) => {
    for (let y = top * scale; y < bottom * scale; y += 1) {
      data.fill(value, (y * width + left * scale) * 4, (y * width + right * scale) * 4)
    }
  }
  for (const [, x, y, run] of html.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g)) {
    paint(Number(x), Number(y), Number(x) + Number(run), Number(y) + 1, 0)
  }
  for (const [, left, above] of html.matchAll(/<rect x="([\d.]+)" y="([\d.]+)" width="6"/g)) {
    const [x, y] = [Number(left) - 0.5, Number(above) - 0.5]
    paint(x, y, x + 7, y + 7, 0)
    paint(x + 1, y + 1, x + 6, y + 6, 255)
    paint(x + 2, y + 2, x + 5, y + 5, 0)
  }
  for (let alpha = 3; alpha < data.length; alpha += 4) data[alpha] = 255
  return decodeQR({ width, height: width, data })
}

describe('WalletReceive', () => {
  it('shows the whole address beside the code for visitors who cannot scan it', () => {
    const html = renderNow(connected(), WalletReceiveView)
    expect(html).toContain(`<span class="fy-hidden">Your address is ${testAddress}</span>`)
  })

  it('shows a chip with the truncated address, or the profile name [A-065]', () => {
    const core = connected()
    expect(renderNow(core, WalletReceiveView)).toMatch(/<button[^>]*>.*0xf3\.\.\.2266.*<\/button>/)
    core.account.setState({ profileName: 'ada.eth' })
    expect(renderNow(core, WalletReceiveView)).toMatch(/aria-label="Copy address ada\.eth"/)
  })

  it('shows a code of 232 px with the address [A-066]', () => {
    const html = renderNow(connected(), WalletReceiveView)
    expect(html).toContain('style="width:232px"')
    expect(scan(html)).toBe(testAddress)
  })

  it('explains what to do with the address [A-067]', () => {
    expect(renderNow(connected(), WalletReceiveView)).toContain(
      'Copy your address or scan this QR code',
    )
  })

  it('shows the networks with up to 5 pictures [A-068]', () => {
    const core = connected()
    const html = renderNow(core, WalletReceiveView)
    expect(html).toContain('Only receive assets on Ethereum, Polygon, and 2 more')
    expect(html.match(/data-kind="network"/g)).toHaveLength(4)
    const one = { ...core, networks: { ...core.networks, requested: [testNetworks.ethereum] } }
    expect(renderNow(one, WalletReceiveView)).toContain('Only receive assets on Ethereum<')
    const requested = Array.from({ length: 7 }, (_, index) => ({
      ...testNetworks.ethereum,
      id: `eip155:${index + 1}` as const,
    }))
    const many = { ...core, networks: { ...core.networks, requested } }
    expect(renderNow(many, WalletReceiveView).match(/data-kind="network"/g)).toHaveLength(5)
  })

  it('shows that the account is disconnected [A-069]', () => {
    const html = renderNow(createTestCore().core, WalletReceiveView)
    expect(html).toContain('Account not found')
    expect(html).not.toContain('data-qr')
  })
})

it('shows the banner and the networks of WalletCompatibleNetworks [A-070]', () => {
  const html = renderNow(connected(), WalletCompatibleNetworksView)
  expect(html).toMatch(
    /You can only receive assets on these networks.*Ethereum.*Polygon.*Base.*Sepolia/,
  )
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

describe('copying', () => {
  async function copy(answer: () => Promise<void>) {
    const copied: string[] = []
    const { clock, core, toasts } = createTestCore({
      backend: { browser: { copy: (text) => (copied.push(text), answer()) } },
    })
    const flow = createCopyAddressFlow(core)
    flow.start()
    flow.send({ type: 'copy', address: testAddress })
    await clock.idle()
    return { copied, toasts: toasts() }
  }

  it('copies the address and confirms it [A-065]', async () => {
    expect(await copy(() => Promise.resolve())).toEqual({
      copied: [testAddress],
      toasts: ['Address copied'],
    })
  })

  it('shows an error when the browser refuses', async () => {
    expect((await copy(() => Promise.reject(new Error('no')))).toasts).toEqual(['Failed to copy'])
  })
})
