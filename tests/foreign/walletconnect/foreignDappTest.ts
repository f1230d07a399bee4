import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import { createPhoneTest } from '../../../src/backends/mock/actors/phone/testing/phoneTest.ts'
import { nextRequest } from '../../../src/backends/mock/actors/phone/testing/testDapp.ts'
import { createAnvilChains } from '../../../src/backends/mock/chains/testing/anvilChains.ts'
import { createChainTime } from '../../../src/backends/mock/chains/chainTime.ts'
import { createTestClock } from '../../../src/backends/mock/clock/testing/testClock.ts'
import type { ForeignDapp, ForeignProposal } from './foreignDapp.ts'

/** The simulated phone, on Ethereum and Polygon, and apps that reach it with one foreign client. */
export function createForeignDappTest(client: {
  /** Name of the apps, followed by a number. */
  readonly name: string
  readonly open: (name: string) => Promise<ForeignDapp>
  /** Loads its code after the network was replaced. */
  readonly load: () => Promise<unknown>
}) {
  const { chains, close } = createAnvilChains()
  const test = createPhoneTest({
    world: { phone: { knownChainIds: ['eip155:1', 'eip155:137'] } },
    send: createChainTime(chains, createTestClock()).send,
  })
  const { phone, oneProposal } = test
  let opened = 0

  beforeAll(async () => {
    await test.load()
    await client.load()
  }, 120_000)
  afterEach(() => phone.disconnect())
  afterAll(async () => {
    vi.unstubAllGlobals()
    await close()
  })

  /** A new app whose proposal has reached the phone; `outcome` is `approved`, or the reason for a rejection. */
  async function proposed(proposal: ForeignProposal) {
    opened += 1
    const dapp = await client.open(`${client.name} ${opened}`)
    const { uri, approved } = await dapp.connect(proposal)
    const outcome = approved.then(
      () => 'approved',
      (error: unknown) => error,
    )
    await phone.open(uri)
    return { dapp, outcome }
  }

  return {
    ...test,
    name: client.name,
    chains,
    proposed,
    /** A new app whose proposal the phone's owner has approved. */
    async connected(proposal: ForeignProposal = { optional: ['eip155:1', 'eip155:137'] }) {
      const { dapp, outcome } = await proposed(proposal)
      await phone.approve(oneProposal())
      await outcome
      return dapp
    },
    /** Lets the owner approve the next request. */
    async agreed<T>(asking: Promise<T>): Promise<T> {
      await phone.approveRequest((await nextRequest(phone)).id)
      return asking
    },
    balanceOf: async (account: string) =>
      BigInt(String(await chains.rpc('eip155:1', 'eth_getBalance', [account, 'latest']))),
  }
}
