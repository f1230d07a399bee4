import { erc20Abi, parseEther, type Hex } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contractAbis } from '../../../anvil/contracts/contractAbis.ts'
import { contractCode } from '../../../anvil/contracts/contractCode.ts'
import { knownAddresses } from '../../../anvil/knownAddresses.ts'
import { code, friend, owner, second, token, openViemPage } from './viemPage.ts'

let page: Awaited<ReturnType<typeof openViemPage>>
beforeAll(async () => {
  page = await openViemPage()
})
afterAll(() => page.close())

describe('viem with a simulated wallet: sending', () => {
  const balance = (address: Hex) => page.chain.getBalance({ address })

  it.each([
    ['of the old kind', { gas: 21_000n, gasPrice: 10_000_000_000n, type: 'legacy' } as const],
    [
      'with a fee of its own (EIP-1559)',
      {
        gas: 21_000n,
        maxFeePerGas: 10_000_000_000n,
        maxPriorityFeePerGas: 1_000_000_000n,
      } as const,
    ],
    ['without gas', {} as const],
  ])('sends a payment %s', async (_what, fees) => {
    const before = await balance(friend)
    const hash = await page.agreed(() =>
      page.client.sendTransaction({ to: friend, value: parseEther('0.01'), ...fees }),
    )
    const receipt = await page.chain.waitForTransactionReceipt({ hash })
    expect(receipt.status).toBe('success')
    expect(await balance(friend)).toBe(before + parseEther('0.01'))
  })

  it('accepts gasLimit for gas', async () => {
    const hash = await page.agreed(() =>
      page.ask('eth_sendTransaction', [
        { from: owner, to: friend, value: '0x0', gasLimit: '0x7530' },
      ]),
    )
    const { gas } = await page.chain.getTransaction({ hash: hash as Hex })
    expect(gas).toBe(30_000n)
  })

  it('creates a contract, and one of its calls fails on the chain', async () => {
    const hash = await page.agreed(() =>
      page.client.deployContract({
        abi: contractAbis.StandardToken,
        bytecode: contractCode.StandardToken.creation as Hex,
      }),
    )
    const contract = String(
      (await page.chain.waitForTransactionReceipt({ hash })).contractAddress,
    ) as Hex
    expect(await page.chain.getCode({ address: contract })).toMatch(/^0x.{100}/)
    const failing = await page.agreed(() =>
      page.client.writeContract({
        address: contract,
        abi: erc20Abi,
        functionName: 'transfer',
        args: [friend, 1n],
        gas: 100_000n,
      }),
    )
    const receipt = await page.chain.waitForTransactionReceipt({ hash: failing })
    expect(receipt.status).toBe('reverted')
  })

  it('transfers, approves and spends a token', async () => {
    const held = (of: Hex) =>
      page.chain.readContract({
        address: token,
        abi: erc20Abi,
        functionName: 'balanceOf',
        args: [of],
      })
    const before = await held(friend)
    const write = { address: token, abi: erc20Abi } as const
    await page.agreed(() =>
      page.client.writeContract({ ...write, functionName: 'transfer', args: [friend, 5n] }),
    )
    await page.agreed(() =>
      page.client.writeContract({ ...write, functionName: 'approve', args: [second, 7n] }),
    )
    await page.agreed(() =>
      page.client.writeContract({
        ...write,
        account: second,
        functionName: 'transferFrom',
        args: [owner, friend, 7n],
      }),
    )
    expect(await held(friend)).toBe(before + 12n)
  })

  it('lets another account move a collectible', async () => {
    await page.agreed(() =>
      page.client.writeContract({
        address: knownAddresses.collectible,
        abi: contractAbis.Collectible,
        functionName: 'setApprovalForAll',
        args: [friend, true],
      }),
    )
    const allowed = await page.chain.readContract({
      address: knownAddresses.collectible,
      abi: contractAbis.Collectible,
      functionName: 'isApprovedForAll',
      args: [owner, friend],
    })
    expect(allowed).toBe(true)
  })

  it('keeps ten concurrent payments in order', async () => {
    const before = await page.chain.getTransactionCount({ address: owner })
    const hashes = await page.agreed(() =>
      Promise.all(
        Array.from({ length: 10 }, () => page.client.sendTransaction({ to: friend, value: 1n })),
      ),
    )
    expect(new Set(hashes).size).toBe(10)
    expect(await page.chain.getTransactionCount({ address: owner })).toBe(before + 10)
  })

  it.each([
    ['a value that is no number', { value: 'invalid' }, /^Invalid value: expected a whole number/],
    ['a value in decimals', { value: 10 }, /^Invalid value/],
    ['a type that there is not', { type: '0x5' }, /^Invalid transaction type 0x5/],
    ['blobs', { type: '0x3', blobVersionedHashes: [] }, /EIP-4844/],
    ['the code of an account (EIP-7702)', { authorizationList: [] }, /EIP-7702/],
    ['a recipient that is no address', { to: 'invalid' }, /^Invalid to: expected an address/],
    ['a gas limit that is no number', { gasLimit: 'invalid' }, /^Invalid gas/],
    ['a fee that is no number', { maxFeePerGas: 'invalid' }, /^Invalid maxFeePerGas/],
    ['two kinds of fees', { gasPrice: '0x1', maxFeePerGas: '0x1' }, /exclude each other/],
    ['a tip above the fee', { maxFeePerGas: '0x1', maxPriorityFeePerGas: '0x2' }, /is higher/],
    ['half a byte', { data: '0x9' }, /^Invalid data: expected bytes: 0x and pairs/],
    ['two kinds of data', { data: '0x01', input: '0x02' }, /data and input differ/],
    ['nobody and nothing', { to: null }, /neither a recipient/],
    ['another chain', { chainId: '0x89' }, /^The transaction is for chain 137/],
  ])('refuses %s (-32602)', async (_what, part, message) => {
    const draft = { from: owner, to: friend, value: '0x0', ...part }
    expect(await page.refused('eth_sendTransaction', [draft])).toEqual(code(-32_602, message))
  })

  it("refuses another owner's account (4100)", async () => {
    const draft = { from: friend, to: owner, value: '0x1' }
    expect(await page.refused('eth_sendTransaction', [draft])).toEqual(code(4100))
  })
})
