import { describe, expect, it } from 'vitest'
import { signedPayment } from '../../../../../../anvil/solana/testing/signedPayment.ts'
import { createLocalSolanaChains } from '../../../chains/testing/localSolanaChains.ts'
import { createSolanaControls } from '../../../chains/solana/solanaControls.ts'
import { generateWorld } from '../../../world/generateWorld.ts'
import { createWorld } from '../../../world/world.ts'
import { solanaHistory } from './solanaHistory.ts'

const mainnet = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const first = 'AKnL4NNf3DGWZJS6cPknBuEGnVsV4A4m5tgebLHaRSZ9'
const second = '9hSR6S7WPtxmTojgo6GG3k4yDPecgJY292j7xrsUGWBu'

function setUp() {
  const chains = createLocalSolanaChains()
  const world = createWorld(generateWorld({ patch: { prices: { SOL: 150 } } }))
  const history = (account: string) => solanaHistory({ chains, world }, mainnet, account)
  async function pay(lamports: bigint, skipPreflight = false): Promise<unknown> {
    const { value } = Object(await chains.rpc(mainnet, 'getLatestBlockhash'))
    const wire = await signedPayment({ blockhash: value.blockhash, to: second, lamports })
    return chains.rpc(mainnet, 'sendTransaction', [wire, { encoding: 'base64', skipPreflight }])
  }
  return { chains, history, pay, controls: createSolanaControls(chains) }
}

describe('the history of a Solana account', () => {
  it('lists a payment as sent for one and received for the other, without the fee', async () => {
    const { history, pay } = setUp()
    const hash = await pay(2_000_000_000n)
    const transfer = { quantity: { numeric: '2' }, value: 300, nft_info: null }
    expect(await history(first)).toMatchObject([
      {
        id: hash,
        metadata: {
          operationType: 'send',
          status: 'confirmed',
          sentFrom: first,
          sentTo: second,
          chain: mainnet,
        },
        transfers: [{ ...transfer, direction: 'out' }],
      },
    ])
    expect(await history(second)).toMatchObject([
      {
        metadata: { operationType: 'receive', sentFrom: first, sentTo: second },
        transfers: [{ ...transfer, direction: 'in' }],
      },
    ])
  })

  it('lists failures as failed, and the newest first', async () => {
    const { controls, history, pay } = setUp()
    await pay(900_000_000_000n, true)
    await controls.airdrop(mainnet, first, 5_000_000_000n)
    expect(await history(first)).toMatchObject([
      { metadata: { operationType: 'receive' }, transfers: [{ quantity: { numeric: '5' } }] },
      { metadata: { operationType: 'execute', status: 'failed' }, transfers: [] },
    ])
  })

  it('the history is empty for an unused account', async () => {
    expect(await setUp().history(second)).toEqual([])
  })
})
