import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import {
  createPublicClient,
  custom,
  hashMessage,
  recoverMessageAddress,
  toFunctionSelector,
} from 'viem'
import { testAccounts } from '../../../../anvil/accounts.ts'
import { contractAbis } from '../../../../anvil/contracts/contractAbis.ts'
import { signWithTestKey } from '../actors/signing/signWithTestKey.ts'
import { createSmartAccounts } from './smartAccounts.ts'
import { untilMined } from './untilMined.ts'
import { createAnvilChains } from './testing/anvilChains.ts'

const { chains, close } = createAnvilChains()
const chain = 'eip155:11155111'
const owner = testAccounts[6]?.address ?? '0x'
const stranger = testAccounts[5]?.address ?? '0x'
const shop = testAccounts[9]?.address ?? '0x'
const oneEther = 10n ** 18n
const accounts = createSmartAccounts(chains)

async function send(from: string, transaction: object) {
  const hash = await chains.rpc(chain, 'eth_sendTransaction', [{ from, ...transaction }])
  await untilMined(chains, chain, hash)
}
const trial = (from: string, transaction: object) =>
  chains.rpc(chain, 'eth_call', [{ from, ...transaction }, 'latest'])
const notTheOwner = toFunctionSelector('NotTheOwner()')
const balance = async (address: string) =>
  BigInt(String(await chains.rpc(chain, 'eth_getBalance', [address, 'latest'])))
const pay = (value: bigint, to = shop) => ({ to, value, data: '0x' })

beforeEach(() => chains.reset())
afterAll(() => close())

describe('a smart account on a real chain', () => {
  it('deploys a smart account by its first transaction, at the address computed before', async () => {
    const address = await accounts.addressOf(owner)
    expect(await accounts.deployed(chain, owner)).toBe(false)
    expect(await balance(address)).toBe(10n * oneEther)
    const before = await balance(shop)
    await send(owner, await accounts.execution(chain, owner, [pay(oneEther)]))
    expect(await accounts.deployed(chain, owner)).toBe(true)
    expect(await balance(shop)).toBe(before + oneEther)
    expect(await balance(address)).toBe(9n * oneEther)
    await send(owner, await accounts.execution(chain, owner, [pay(oneEther), pay(oneEther)]))
    expect(await balance(address)).toBe(7n * oneEther)
  })

  it('accepts calls of its owner only', async () => {
    await send(owner, await accounts.execution(chain, owner, [pay(1n)]))
    const stolen = await accounts.execution(chain, owner, [pay(oneEther, stranger)])
    await expect(trial(stranger, stolen)).rejects.toMatchObject({ data: notTheOwner })
    await send(stranger, stolen)
    expect(await balance(await accounts.addressOf(owner))).toBe(10n * oneEther - 1n)
  })

  it('executes all of several calls or none, with the reason of the one that failed', async () => {
    const before = await balance(shop)
    const calls = [pay(oneEther), pay(100n * oneEther)]
    const both = await accounts.execution(chain, owner, calls)
    await expect(trial(owner, both)).rejects.toThrow('revert')
    await send(owner, both)
    expect([await balance(shop), await accounts.deployed(chain, owner)]).toEqual([before, false])
  })

  it("verifies its owner's signature before and after deployment (ERC-6492, ERC-1271)", async () => {
    const address = (await accounts.addressOf(owner)) as `0x${string}`
    const plain = await signWithTestKey.message(owner, 'hello')
    const client = createPublicClient({
      transport: custom({ request: ({ method, params }) => chains.rpc(chain, method, params) }),
    })
    const check = async (signature: string) =>
      client.verifyMessage({ address, message: 'hello', signature: signature as `0x${string}` })
    expect(await check(await accounts.signatureOf(chain, owner, plain))).toBe(true)
    expect(await check(plain)).toBe(false)
    await send(owner, await accounts.execution(chain, owner, [pay(1n)]))
    expect(await accounts.signatureOf(chain, owner, plain)).toBe(plain)
    expect(await check(plain)).toBe(true)
    const other = await signWithTestKey.message(stranger, 'hello')
    const says = await client.readContract({
      address,
      abi: contractAbis.SmartAccount,
      functionName: 'isValidSignature',
      args: [hashMessage('hello'), other as `0x${string}`],
    })
    expect(says).toBe('0xffffffff')
    expect(
      await recoverMessageAddress({ message: 'hello', signature: plain as `0x${string}` }),
    ).toBe(owner)
  })
})

it('an owner has no smart account where there is no local chain', async () => {
  expect(await accounts.deployed('eip155:10', owner)).toBe(false)
})
