import { ed25519 } from '@noble/curves/ed25519'
import { getBase58Codec } from '@solana/kit'
import { Connection, Keypair, VersionedTransaction } from '@solana/web3.js'
import { until } from '../../../src/backends/mock/actors/phone/testing/until.ts'
import type { SolanaWalletOwner } from '../../contract/connectors/solanaSessionContract.ts'
import { openWalletKit } from './openWalletKit.ts'

const chainId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
/** Text is its value, bytes its encoding. */
const base58 = getBase58Codec()
const methods = ['solana_signMessage', 'solana_signTransaction', 'solana_signAndSendTransaction']

/** A foreign wallet: its session is walletkit's, its key and its transactions are web3.js'. */
export async function openSolanaWallet(rpcUrl: string): Promise<SolanaWalletOwner> {
  const kit = await openWalletKit('solanaWallet')
  const keypair = Keypair.fromSeed(new Uint8Array(32).fill(1))
  const connection = new Connection(rpcUrl, 'confirmed')
  const proposals: number[] = []
  const requests: { id: number; topic: string; method: string; params: Record<string, string> }[] =
    []
  kit.on('session_proposal', ({ id }) => proposals.push(id))
  kit.on('session_request', ({ id, topic, params: { request } }) =>
    requests.push({ id, topic, method: request.method, params: request.params }),
  )

  /** The responses of Solana's public methods over WalletConnect. */
  async function answerTo(method: string, { message = '', transaction = '' }) {
    if (method === 'solana_signMessage') {
      const signature = ed25519.sign(
        Uint8Array.from(base58.encode(message)),
        keypair.secretKey.slice(0, 32),
      )
      return { signature: base58.decode(signature) }
    }
    const signed = VersionedTransaction.deserialize(Buffer.from(transaction, 'base64'))
    signed.sign([keypair])
    const wire = signed.serialize()
    if (method === 'solana_signAndSendTransaction') {
      return { signature: await connection.sendRawTransaction(wire) }
    }
    const [signature = new Uint8Array()] = signed.signatures
    return {
      signature: base58.decode(signature),
      transaction: Buffer.from(wire).toString('base64'),
    }
  }
  async function respond(answer: object): Promise<void> {
    const { id, topic } = requests[0] ?? { id: 0, topic: '' }
    requests.shift()
    await kit.respondSessionRequest({ topic, response: { id, jsonrpc: '2.0', ...answer } as never })
  }

  return {
    async scan(uri) {
      await kit.pair({ uri })
      await until(() => proposals.length > 0)
    },
    async approve() {
      await kit.approveSession({
        id: proposals.shift() ?? 0,
        namespaces: {
          solana: {
            chains: [chainId],
            accounts: [`${chainId}:${keypair.publicKey.toBase58()}`],
            methods,
            events: ['accountsChanged'],
          },
        },
      })
    },
    waiting: () => requests.length,
    async agree() {
      const { method = '', params = {} } = requests[0] ?? {}
      await respond({ result: await answerTo(method, params) })
    },
    decline: () => respond({ error: { code: 4001, message: 'User rejected the request.' } }),
    async disconnect() {
      for (const topic of Object.keys(kit.getActiveSessions())) {
        await kit.disconnectSession({ topic, reason: { code: 6000, message: 'Bye.' } })
      }
    },
    sessions: () => Object.keys(kit.getActiveSessions()).length,
  }
}
