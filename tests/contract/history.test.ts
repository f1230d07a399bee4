import { imageUrl } from '../../src/backends/real/guards/imageUrl.ts'
import { stoppedClock } from '../../src/backends/real/testing/stoppedClock.ts'
import { testAccounts } from '../../anvil/accounts.ts'
import { solanaAccounts } from '../../anvil/solana/solanaAccounts.ts'
import { signedPayment } from '../../anvil/solana/testing/signedPayment.ts'
import type { LocalChains } from '../../src/backends/mock/chains/localChains.ts'
import { createLocalSolanaChains } from '../../src/backends/mock/chains/testing/localSolanaChains.ts'
import { createFakeChains } from '../../src/backends/mock/chains/testing/fakeChains.ts'
import { answerWith } from '../../src/backends/mock/network/answerWith.ts'
import { createHistoryHandlers } from '../../src/backends/mock/services/history/historyHandlers.ts'
import { createWorld } from '../../src/backends/mock/world/world.ts'
import { generateWorld } from '../../src/backends/mock/world/generateWorld.ts'
import { createHistoryService } from '../../src/backends/real/http/historyService.ts'
import { createHttpClient, type Fetch } from '../../src/backends/real/http/httpClient.ts'
import { fakeFetch } from '../../src/backends/real/testing/fakeFetch.ts'
import { historyContract, type HistoryHarness } from './historyContract.ts'

const blockchainApi = 'https://chain.test'
const addresses = testAccounts.map(({ address }) => address)
const [payer = '', payee = ''] = solanaAccounts.map(({ address }) => address)
const mainnet = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

/** The production client with a service that can be broken. */
function over(fetch: Fetch, length: number): HistoryHarness {
  let broken = false
  const breakable: Fetch = async (input, init) => {
    const answer = await fetch(input, init)
    return broken ? new Response('{}', { status: 503 }) : answer
  }
  const http = createHttpClient({ clock: stoppedClock, fetch: breakable, baseUrl: blockchainApi })
  return {
    history: createHistoryService({ http, projectId: 'p1', image: imageUrl }),
    breakService: () => (broken = true),
    known: { busy: addresses[0] ?? '', length, buyer: addresses[4] ?? '', payer, payee },
  }
}

function overSimulator(): HistoryHarness {
  const world = createWorld(
    generateWorld({
      patch: {
        purchases: [
          {
            id: 'order-1',
            account: addresses[4] ?? '',
            at: 1_768_478_400_000,
            status: 'SUCCESS',
            purchaseCurrency: 'ETH',
            purchaseAmount: '0.1',
            fiatCurrency: 'EUR',
            fiatAmount: '300',
            chainId: 'eip155:1',
          },
        ],
      },
    }),
  )
  const evm = createFakeChains({ eth_blockNumber: '0x0', txpool_content: {} }).chains
  const solana = createLocalSolanaChains()
  const paid = payOnSolana(solana)
  const chains: LocalChains = {
    ...evm,
    rpc: (chainId, ...call) => (chainId.startsWith('solana:') ? solana : evm).rpc(chainId, ...call),
  }
  const clock = { now: () => world.get().startedAt }
  const answer = answerWith(createHistoryHandlers({ world, chains, clock, blockchainApi }))
  return over(async (input, init) => {
    init.signal?.throwIfAborted()
    await paid
    return answer(input, init)
  }, 170)
}

async function payOnSolana(chains: LocalChains): Promise<void> {
  const { value } = Object(await chains.rpc(mainnet, 'getLatestBlockhash'))
  const payment = { blockhash: value.blockhash, to: payee, lamports: 2_000_000_000n }
  const wire = await signedPayment(payment)
  await chains.rpc(mainnet, 'sendTransaction', [wire, { encoding: 'base64' }])
}

/** One entry of a list of 120, in the wire format. */
function written(index: number, metadata: object = {}, transfer: object = {}) {
  return {
    id: `tx-${index}`,
    metadata: {
      operationType: 'send',
      hash: `0x${String(index).padStart(64, '0')}`,
      minedAt: `2025-${String(12 - Math.floor(index / 10)).padStart(2, '0')}-20T10:00:${String(59 - (index % 10)).padStart(2, '0')}.000Z`,
      nonce: index,
      sentFrom: addresses[0],
      sentTo: addresses[1],
      status: 'confirmed',
      application: null,
      chain: 'eip155:1',
      ...metadata,
    },
    transfers: [
      {
        fungible_info: { name: 'Ether', symbol: 'ETH', icon: null },
        nft_info: null,
        direction: 'out',
        quantity: { numeric: '0.25' },
        value: 800,
        price: 3_200,
        ...transfer,
      },
    ],
  }
}

function overFixtures(): HistoryHarness {
  const rows = Array.from({ length: 120 }, (_, index) => written(index))
  const status = 'ONRAMP_TRANSACTION_STATUS_SUCCESS'
  const purchase = written(
    0,
    { operationType: 'buy', sentFrom: 'Coinbase', status, hash: null, chain: null },
    { direction: 'in' },
  )
  const signature = '5'.repeat(88)
  const onSolana = {
    ...written(
      0,
      { chain: mainnet, hash: signature, sentFrom: payer, sentTo: payee },
      { fungible_info: { name: 'Solana', symbol: 'SOL', icon: null }, quantity: { numeric: '2' } },
    ),
    id: signature,
  }
  const { fetch } = fakeFetch(({ url, query }) => {
    const refused = { status: 'FAILED', reasons: [{ field: 'address', description: 'Invalid' }] }
    if (url.pathname.includes('nobody')) return Response.json(refused, { status: 400 })
    if (query.onramp === 'coinbase') return Response.json({ data: [purchase], next: null })
    if (query.chainId === 'eip155:11155111') return Response.json({ data: [], next: null })
    if (query.chainId === mainnet) return Response.json({ data: [onSolana], next: null })
    const from = Number(query.cursor ?? 0)
    const next = from + 50 < rows.length ? String(from + 50) : null
    return Response.json({ data: rows.slice(from, from + 50), next })
  })
  return over(fetch, 120)
}

historyContract('production client over written answers', overFixtures)
historyContract('production client over the simulated service', overSimulator)
