import {
  AccountRole,
  address,
  airdropFactory,
  appendTransactionMessageInstruction,
  createKeyPairSignerFromPrivateKeyBytes,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  generateKeyPairSigner,
  getBase64EncodedWireTransaction,
  getSignatureFromTransaction,
  isSolanaError,
  lamports,
  pipe,
  sendAndConfirmTransactionFactory,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
  SOLANA_ERROR__INSTRUCTION_ERROR__CUSTOM,
  SOLANA_ERROR__JSON_RPC__SERVER_ERROR_SEND_TRANSACTION_PREFLIGHT_FAILURE,
  type Address,
} from '@solana/kit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startSolana, type StartedSolana } from './startSolana.ts'

const perSol = 1_000_000_000n

let solana: StartedSolana
const clients = () => ({
  rpc: createSolanaRpc(solana.http),
  rpcSubscriptions: createSolanaRpcSubscriptions(solana.ws),
})
beforeAll(async () => {
  solana = await startSolana()
})
afterAll(() => solana.close())

/** The test account of that byte; its key is public. */
const testSigner = (byte: number) =>
  createKeyPairSignerFromPrivateKeyBytes(new Uint8Array(32).fill(byte))

async function signedPayment(to: Address, sol: bigint) {
  const { rpc } = clients()
  const payer = await testSigner(1)
  const { value: latest } = await rpc.getLatestBlockhash().send()
  const data = new Uint8Array(12)
  new DataView(data.buffer).setUint32(0, 2, true)
  new DataView(data.buffer).setBigUint64(4, sol * perSol, true)
  const message = pipe(
    createTransactionMessage({ version: 0 }),
    (draft) => setTransactionMessageFeePayerSigner(payer, draft),
    (draft) => setTransactionMessageLifetimeUsingBlockhash(latest, draft),
    (draft) =>
      appendTransactionMessageInstruction(
        {
          programAddress: address('11111111111111111111111111111111'),
          accounts: [
            { address: payer.address, role: AccountRole.WRITABLE_SIGNER },
            { address: to, role: AccountRole.WRITABLE },
          ],
          data,
        },
        draft,
      ),
  )
  const signed = await signTransactionMessageWithSigners(message)
  return { ...signed, lifetimeConstraint: latest }
}

describe('kit', () => {
  it('sends and confirms a payment with its factory', async () => {
    const { rpc, rpcSubscriptions } = clients()
    const { address: to } = await generateKeyPairSigner()
    const payment = await signedPayment(to, 2n)
    const send = sendAndConfirmTransactionFactory({ rpc, rpcSubscriptions })
    await send(payment, { commitment: 'confirmed' })
    expect((await rpc.getBalance(to).send()).value).toBe(2n * perSol)
    const signature = getSignatureFromTransaction(payment)
    const found = await rpc
      .getTransaction(signature, { encoding: 'json', maxSupportedTransactionVersion: 0 })
      .send()
    expect(found?.meta).toMatchObject({ err: null, fee: 5_000n })
    expect(found?.transaction.message.accountKeys).toContain(to)
  })

  it('requests an airdrop with its factory', async () => {
    const { rpc, rpcSubscriptions } = clients()
    const { address: recipientAddress } = await generateKeyPairSigner()
    const airdrop = airdropFactory({ rpc, rpcSubscriptions })
    await airdrop({ commitment: 'confirmed', lamports: lamports(3n * perSol), recipientAddress })
    expect((await rpc.getBalance(recipientAddress).send()).value).toBe(3n * perSol)
  })

  it('reads a failing preflight as its own error, with logs and cause', async () => {
    const { rpc } = clients()
    const { address: to } = await generateKeyPairSigner()
    const wire = getBase64EncodedWireTransaction(await signedPayment(to, 10_000n))
    const error = await rpc
      .sendTransaction(wire, { encoding: 'base64' })
      .send()
      .then(
        () => undefined,
        (thrown: unknown) => thrown,
      )
    const code = SOLANA_ERROR__JSON_RPC__SERVER_ERROR_SEND_TRANSACTION_PREFLIGHT_FAILURE
    expect(isSolanaError(error, code)).toBe(true)
    const { context, cause } = error as Error & { context: { logs: readonly string[] } }
    expect(context.logs.at(-1)).toContain('custom program error: 0x1')
    expect(isSolanaError(cause, SOLANA_ERROR__INSTRUCTION_ERROR__CUSTOM)).toBe(true)
    expect((await rpc.getBalance(to).send()).value).toBe(0n)
  })

  it('notifies a subscriber of account changes until the subscription ends', async () => {
    const { rpc, rpcSubscriptions } = clients()
    const { address: to } = await generateKeyPairSigner()
    const ending = new AbortController()
    const notifications = await rpcSubscriptions
      .accountNotifications(to, { encoding: 'base64' })
      .subscribe({ abortSignal: ending.signal })
    // This client drops notifications that arrive before anything waits for them.
    const first = notifications[Symbol.asyncIterator]().next()
    await rpc.requestAirdrop(to, lamports(perSol)).send()
    expect((await first).value?.value.lamports).toBe(perSol)
    ending.abort()
  })

  it("reads an owner's tokens as parsed, with all digits of whole numbers", async () => {
    const { rpc } = clients()
    const { address: owner } = await testSigner(1)
    const { value } = await rpc
      .getTokenAccountsByOwner(
        owner,
        { programId: address('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA') },
        { encoding: 'jsonParsed' },
      )
      .send()
    const held = value.map(({ account }) => account.data.parsed.info)
    expect(held.map(({ tokenAmount }) => tokenAmount.uiAmountString).toSorted()).toEqual([
      '2500',
      '400',
    ])
    const { value: account } = await rpc.getAccountInfo(owner, { encoding: 'base58' }).send()
    expect(account).toMatchObject({
      data: ['', 'base58'],
      owner: '11111111111111111111111111111111',
    })
    expect((await rpc.getEpochInfo().send()).slotsInEpoch).toBe(432_000n)
  })
})
