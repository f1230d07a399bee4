import { createPublicClient, createWalletClient, custom, type Hex } from 'viem'
import { mainnet } from 'viem/chains'
import { expect } from 'vitest'
import { testAccounts } from '../../../anvil/accounts.ts'
import { tokenList } from '../../../anvil/tokenList.ts'
import { openSimulatedWallet } from './simulatedWallet.ts'

const address = (index: number) => (testAccounts[index]?.address ?? '0x') as Hex

/** The wallet's first account. */
export const owner = address(0)
/** The wallet's second account. */
export const second = address(1)
/** An account of another owner. */
export const friend = address(9)
/** USDC on Ethereum. */
export const token = (tokenList.find(({ symbol, chainId }) => symbol === 'USDC' && chainId === 1)
  ?.address ?? '0x') as Hex

/** A page connected to the simulated wallet through viem. */
export async function openViemPage() {
  const page = openSimulatedWallet()
  const transport = custom(page.provider, { retryCount: 0 })
  const client = createWalletClient({ chain: mainnet, account: owner, transport })
  const chain = createPublicClient({ chain: mainnet, transport })
  await page.agreed(() => client.requestAddresses())
  const ask = (method: string, params?: unknown) =>
    page.provider.request({ method, ...(params === undefined ? {} : { params }) })
  return {
    ...page,
    client,
    chain,
    ask,
    /** The wallet's error without a prompt. */
    async refused(method: string, params: unknown): Promise<unknown> {
      const before = page.shown().length
      const error = await ask(method, params).then(
        (result) => ({ result }),
        (thrown: unknown) => thrown,
      )
      expect(page.shown().length, 'the owner was not asked').toBe(before)
      return error
    },
  }
}

/** An error of that code with a matching message. */
export const code = (wanted: number, message = /./) =>
  expect.objectContaining({ code: wanted, message: expect.stringMatching(message) })
