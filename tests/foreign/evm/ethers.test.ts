import {
  BrowserProvider,
  Contract,
  ContractFactory,
  isError,
  parseEther,
  verifyMessage,
  verifyTypedData,
  type Eip1193Provider,
  type JsonRpcSigner,
  type TypedDataField,
} from 'ethers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testAccounts } from '../../../anvil/accounts.ts'
import { contractAbis } from '../../../anvil/contracts/contractAbis.ts'
import { contractCode } from '../../../anvil/contracts/contractCode.ts'
import { tokenList } from '../../../anvil/tokenList.ts'
import { openSimulatedWallet } from './simulatedWallet.ts'
import { groupMail } from './typedDataSamples.ts'

const [owner = ''] = testAccounts.map(({ address }) => address)
const friend = testAccounts[9]?.address ?? ''
const usdc =
  tokenList.find(({ symbol, chainId }) => symbol === 'USDC' && chainId === 1)?.address ?? ''

let page: ReturnType<typeof openSimulatedWallet>
let provider: BrowserProvider
let signer: JsonRpcSigner

beforeAll(async () => {
  page = openSimulatedWallet()
  provider = new BrowserProvider(page.provider as Eip1193Provider, 'any', { cacheTimeout: -1 })
  signer = await page.agreed(() => provider.getSigner())
})
afterAll(async () => {
  provider.destroy()
  await page.close()
})

const code = (wanted: number) =>
  expect.objectContaining({ error: expect.objectContaining({ code: wanted }) })

describe('ethers 6 with a simulated wallet', () => {
  it("connects to the wallet's account", async () => {
    expect(await signer.getAddress()).toBe(owner)
    expect(await provider.send('eth_accounts', [])).toContain(owner)
    expect((await provider.getNetwork()).chainId).toBe(1n)
  })

  it('signs a message', async () => {
    const signature = await page.agreed(() => signer.signMessage('hello'))
    expect(verifyMessage('hello', signature)).toBe(owner)
  })

  it('signs typed data', async () => {
    const types = groupMail.types as unknown as Record<string, TypedDataField[]>
    const { EIP712Domain: _own, ...fields } = types
    const domain = groupMail.domain as object
    const message = groupMail.message as Record<string, unknown>
    const signature = await page.agreed(() => signer.signTypedData(domain, fields, message))
    expect(verifyTypedData(domain, fields, message, signature)).toBe(owner)
  })

  it('pays, and gets the receipt', async () => {
    const before = await provider.getBalance(friend)
    const sent = await page.agreed(() =>
      signer.sendTransaction({ to: friend, value: parseEther('0.02') }),
    )
    expect((await sent.wait())?.status).toBe(1)
    expect(await provider.getBalance(friend)).toBe(before + parseEther('0.02'))
  })

  it('creates a contract', async () => {
    const factory = new ContractFactory(
      contractAbis.Collectible,
      contractCode.Collectible.creation,
      signer,
    )
    const contract = await page.agreed(() => factory.deploy())
    await contract.waitForDeployment()
    expect(await provider.getCode(await contract.getAddress())).not.toBe('0x')
  })

  it('transfers a token, and reads the event', async () => {
    const token = new Contract(usdc, contractAbis.StandardToken, signer)
    const held = () => token.getFunction('balanceOf').staticCall(friend) as Promise<bigint>
    const before = await held()
    const sent = await page.agreed(() => token.getFunction('transfer').send(friend, 9n))
    expect((await sent.wait())?.logs).toHaveLength(1)
    expect(await held()).toBe(before + 9n)
  })

  it('rejects when the owner declines', async () => {
    const refusal: unknown = await page
      .declined(() => signer.signMessage('no'))
      .catch((error: unknown) => error)
    expect(isError(refusal, 'ACTION_REJECTED')).toBe(true)
  })

  it('sends several calls at once (EIP-5792)', async () => {
    const draft = {
      version: '2.0.0',
      chainId: '0x1',
      from: owner,
      atomicRequired: false,
      calls: [
        { to: friend, value: '0x1' },
        { to: friend, value: '0x2' },
      ],
    }
    const before = await provider.getBalance(friend)
    const { id } = await page.agreed(() => provider.send('wallet_sendCalls', [draft]))
    const status = await provider.send('wallet_getCallsStatus', [id])
    expect(status).toMatchObject({ status: 200, receipts: [{ status: '0x1' }, { status: '0x1' }] })
    expect(await provider.getBalance(friend)).toBe(before + 3n)
  })

  it.each([
    ['wallet_switchEthereumChain', [{ chainId: '0x5' }], 4902],
    ['eth_sign', [owner, `0x${'11'.repeat(32)}`], 4200],
    ['eth_decrypt', ['0x00', owner], 4200],
    ['eth_getEncryptionPublicKey', [owner], 4200],
    ['eth_sendTransaction', [{ from: owner, to: friend, value: 'invalid' }], -32_602],
    ['eth_sendTransaction', [{ from: friend, to: owner }], 4100],
  ])('rejects %s with %o: %i', async (method, params, wanted) => {
    await expect(provider.send(method, params)).rejects.toEqual(code(wanted))
  })

  it('follows the wallet to another chain', async () => {
    await page.agreed(() => provider.send('wallet_switchEthereumChain', [{ chainId: '0x89' }]))
    // It returns the previous network before it checks for a new one.
    await provider.getNetwork()
    expect((await provider.getNetwork()).chainId).toBe(137n)
  })
})
