import { afterAll, beforeEach, expect, it } from 'vitest'
import { numberToHex, pad } from 'viem'
import { knownAddresses } from '../../../../anvil/knownAddresses.ts'
import { createTestClock } from '../clock/testing/testClock.ts'
import { createChainTime } from './chainTime.ts'
import { createTreasury } from './treasury.ts'
import { findToken } from './tokens/findToken.ts'
import { createAnvilChains } from './testing/anvilChains.ts'
import { createWorld } from '../world/world.ts'
import { generateWorld } from '../world/generateWorld.ts'
import { createTokenControls } from './tokens/tokenControls.ts'

const { chains, close } = createAnvilChains()
const pay = createTreasury(
  chains,
  createChainTime(chains, createTestClock()),
  createWorld(generateWorld()),
)
const tokens = createTokenControls(chains)
const chain = 'eip155:8453'
const somebody = '0x00000000000000000000000000000000000b0b01'

beforeEach(() => chains.reset())
afterAll(() => close())

it('pays tokens in a transaction that is visible on the chain', async () => {
  const hash = await pay(chain, 'USDC', somebody, 1_500_000n)
  expect(await tokens.tokenBalance(chain, 'USDC', somebody)).toBe(1_500_000n)
  const receipt = Object(await chains.rpc(chain, 'eth_getTransactionReceipt', [hash]))
  expect(receipt.logs).toMatchObject([
    {
      address: findToken(chain, 'USDC').address.toLowerCase(),
      topics: [
        '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef',
        pad(knownAddresses.treasury).toLowerCase(),
        pad(somebody),
      ],
      data: numberToHex(1_500_000n, { size: 32 }),
    },
  ])
})

it('pays coins', async () => {
  await pay(chain, 'ETH', somebody, 7n)
  expect(await chains.rpc(chain, 'eth_getBalance', [somebody, 'latest'])).toBe('0x7')
})

it('names the available tokens', async () => {
  await expect(pay(chain, 'UNI', somebody, 1n)).rejects.toThrow(
    'There is no token UNI on eip155:8453: use USDC, DAI, WETH.',
  )
})
