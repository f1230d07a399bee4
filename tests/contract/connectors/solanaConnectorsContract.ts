import { ed25519 } from '@noble/curves/ed25519'
import { expect, it } from 'vitest'
import { signedPayment } from '../../../anvil/solana/testing/signedPayment.ts'
import { base58 } from '../../../src/backends/port/base58.ts'
import { connectorsContract, connectWallet, type ConnectorsHarness } from './connectorsContract.ts'

/** The wallet under test is on Solana's main cluster, and its first account is the first test account. */
export interface SolanaConnectorsHarness extends ConnectorsHarness {
  /** Calls the chain that the wallet sends to. */
  rpc(method: string, params?: readonly unknown[]): Promise<unknown>
  /** Unregisters the wallet from the page. */
  withdraw(): void
}

const recipient = 'EdmxWPmx2WH6WgFfTdu9xfkYf3k1g5wD1zccTVySEEh1'
const lamports = 20_000_000n

/** The contract of Solana wallets in a page. */
export function solanaConnectorsContract(name: string, make: () => SolanaConnectorsHarness): void {
  async function connected() {
    const harness = make()
    const connection = await connectWallet(harness)
    const { rpc } = harness
    return {
      ...harness,
      connection,
      request: (method: string, params: Readonly<Record<string, unknown>>) =>
        connection.provider.request({ method, params }),
      async draftPayment() {
        const { value } = Object(await rpc('getLatestBlockhash'))
        return signedPayment({
          blockhash: value.blockhash,
          to: recipient,
          lamports,
          signed: false,
        })
      },
      balance: async () => BigInt(Object(await rpc('getBalance', [recipient])).value),
    }
  }
  const declinedByOwner = { code: 'wallet.rejected', details: { rpcCode: 4001 } }

  connectorsContract(name, make, () => {
    it('signs a message with the key of the account', async () => {
      const { agreed, connection, request } = await connected()
      const message = new TextEncoder().encode('Hello, Harbour')
      const answer = await agreed(() =>
        request('solana_signMessage', { message: base58.encode(message) }),
      )
      const signature = base58.decode(Object(answer).signature) ?? new Uint8Array()
      const publicKey = base58.decode(connection.accounts[0]) ?? new Uint8Array()
      expect(ed25519.verify(signature, message, publicKey)).toBe(true)
    })

    it('signs a transaction that the chain accepts, and leaves the sending to the page', async () => {
      const { agreed, balance, draftPayment, request, rpc } = await connected()
      const before = await balance()
      const transaction = await draftPayment()
      const answer = await agreed(() => request('solana_signTransaction', { transaction }))
      expect(await balance()).toBe(before)
      await rpc('sendTransaction', [Object(answer).transaction, { encoding: 'base64' }])
      expect(await balance()).toBe(before + lamports)
    })

    it('signs and sends a transaction', async () => {
      const { agreed, balance, draftPayment, request, rpc } = await connected()
      const before = await balance()
      const transaction = await draftPayment()
      const answer = await agreed(() => request('solana_signAndSendTransaction', { transaction }))
      expect(await balance()).toBe(before + lamports)
      const { value } = Object(await rpc('getSignatureStatuses', [[Object(answer).signature]]))
      expect(value).toMatchObject([{ err: null }])
    })

    it('signs and sends nothing that the owner declines', async () => {
      const { balance, declined, draftPayment, request } = await connected()
      const before = await balance()
      const transaction = await draftPayment()
      const message = base58.encode(new Uint8Array([1, 2, 3]))
      for (const [method, params] of [
        ['solana_signMessage', { message }],
        ['solana_signTransaction', { transaction }],
        ['solana_signAndSendTransaction', { transaction }],
      ] as const) {
        await expect(declined(() => request(method, params))).rejects.toMatchObject(declinedByOwner)
      }
      expect(await balance()).toBe(before)
    })

    it('ends when the wallet unregisters', async () => {
      const { connection, connectorId, connectors, withdraw } = await connected()
      const ended: string[] = []
      connection.subscribe({
        accountsChanged: () => undefined,
        chainChanged: () => undefined,
        disconnected: () => ended.push('ended'),
      })
      withdraw()
      expect(ended).toEqual(['ended'])
      expect(connectors.list().map(({ id }) => id)).not.toContain(connectorId)
    })
  })
}
