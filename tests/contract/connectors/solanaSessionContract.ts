import { ed25519 } from '@noble/curves/ed25519'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { solanaAccounts } from '../../../anvil/solana/solanaAccounts.ts'
import { signedPayment } from '../../../anvil/solana/testing/signedPayment.ts'
import { until } from '../../../src/backends/mock/actors/phone/testing/until.ts'
import { base58 } from '../../../src/backends/port/base58.ts'
import type { Connection } from '../../../src/backends/port/connectors.ts'
import type { WalletConnect } from '../../../src/backends/port/walletConnect.ts'
import { solana } from '../../../src/widget/networkDefinitions/solanaNetworks.ts'
import type { WalletOwner } from './walletConnectContract.ts'

/** A wallet with the first test account of Solana, connected to the relay. */
export type SolanaWalletOwner = Pick<
  WalletOwner,
  'scan' | 'approve' | 'waiting' | 'agree' | 'decline' | 'disconnect' | 'sessions'
>

export interface SolanaSessionHarness {
  readonly walletConnect: WalletConnect
  readonly owner: SolanaWalletOwner
  /** Calls the chain that the wallet sends to. */
  rpc(method: string, params?: readonly unknown[]): Promise<unknown>
}

const [account = '', recipient = ''] = solanaAccounts.map(({ address }) => address)
const lamports = 20_000_000n
/** The contract of the WalletConnect port on Solana, with any wallet. */
export function solanaSessionContract(name: string, harness: SolanaSessionHarness): void {
  const { owner, rpc, walletConnect } = harness
  let connection: Connection

  async function ask(
    method: string,
    params: Readonly<Record<string, unknown>>,
    decide: 'agree' | 'decline' = 'agree',
  ): Promise<Readonly<Record<string, unknown>>> {
    const asked = connection.provider.request({ method, params })
    // Handled below; until then a rejection must not be unhandled.
    asked.catch(() => undefined)
    await until(() => owner.waiting() > 0)
    await owner[decide]()
    return Object(await asked)
  }
  async function draftPayment(): Promise<string> {
    const { value } = Object(await rpc('getLatestBlockhash'))
    const payment = { blockhash: value.blockhash, to: recipient, lamports, signed: false }
    return signedPayment(payment)
  }
  const balance = async () => BigInt(Object(await rpc('getBalance', [recipient])).value)

  describe(`a session on Solana: ${name}`, () => {
    beforeEach(async () => {
      const pairing = await walletConnect.pair({ networks: [solana] })
      await owner.scan(pairing.uri)
      await owner.approve()
      connection = await pairing.connection
    })
    afterEach(async () => {
      await connection.disconnect()
      await until(() => owner.sessions() === 0)
    })

    it('the session has the accounts and the cluster that the wallet approved', () => {
      expect(connection).toMatchObject({
        type: 'WALLET_CONNECT',
        chain: 'solana',
        chainId: solana.id,
        accounts: [account],
      })
    })

    it('signs a message with the key of the account', async () => {
      const message = new TextEncoder().encode('Hello, Harbour')
      const { signature } = await ask('solana_signMessage', { message: base58.encode(message) })
      const [signed, key] = [base58.decode(signature), base58.decode(account)] as Uint8Array[]
      expect(ed25519.verify(signed as Uint8Array, message, key as Uint8Array)).toBe(true)
    })

    it('signs a transaction that the chain accepts, and leaves the sending to the page', async () => {
      const before = await balance()
      const { transaction } = await ask('solana_signTransaction', {
        transaction: await draftPayment(),
      })
      expect(await balance()).toBe(before)
      await rpc('sendTransaction', [transaction, { encoding: 'base64' }])
      expect(await balance()).toBe(before + lamports)
    })

    it('signs and sends a transaction', async () => {
      const before = await balance()
      const { signature } = await ask('solana_signAndSendTransaction', {
        transaction: await draftPayment(),
      })
      expect(await balance()).toBe(before + lamports)
      const { value } = Object(await rpc('getSignatureStatuses', [[signature]]))
      expect(value).toMatchObject([{ err: null }])
    })

    it('signs and sends nothing that the owner declines', async () => {
      const before = await balance()
      const transaction = await draftPayment()
      await expect(
        ask('solana_signAndSendTransaction', { transaction }, 'decline'),
      ).rejects.toMatchObject({ code: 4001 })
      expect(await balance()).toBe(before)
    })

    it('ends when the wallet ends it', async () => {
      const ended: string[] = []
      connection.subscribe({
        accountsChanged: () => undefined,
        chainChanged: () => undefined,
        disconnected: () => ended.push('ended'),
      })
      await owner.disconnect()
      await until(() => ended.length > 0)
      await expect(
        connection.provider.request({ method: 'solana_signMessage', params: { message: '9' } }),
      ).rejects.toMatchObject({ code: 'wallet.disconnected' })
    })
  })
}
