import {
  Connection,
  Keypair,
  LAMPORTS_PER_SOL,
  SystemProgram,
  Transaction,
  type PublicKey,
} from '@solana/web3.js'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { startSolana, type StartedSolana } from './startSolana.ts'

/** web3.js with its own local Solana and a new receiver for each test. */
export interface Web3Test {
  readonly solana: StartedSolana
  readonly connection: Connection
  /** A test account of the local chain; its key is public. */
  readonly payer: Keypair
  readonly receiver: PublicKey
  /** Signed by the payer, to the receiver; on the latest blockhash when none is given. */
  payment(sol: number, blockhash?: string): Promise<Transaction>
  /** The receiver's whole coins. */
  received(): Promise<number>
}

/** Sets up the tests of a file; the returned object is filled before each of them. */
export function createWeb3Test(): Web3Test {
  const payer = Keypair.fromSeed(new Uint8Array(32).fill(1))
  const test = {
    payer,
    async payment(sol: number, blockhash?: string) {
      const recentBlockhash = blockhash ?? (await test.connection.getLatestBlockhash()).blockhash
      const transaction = new Transaction({ feePayer: payer.publicKey, recentBlockhash })
      transaction.add(
        SystemProgram.transfer({
          fromPubkey: payer.publicKey,
          toPubkey: test.receiver,
          lamports: Math.round(sol * LAMPORTS_PER_SOL),
        }),
      )
      transaction.sign(payer)
      return transaction
    },
    received: async () => (await test.connection.getBalance(test.receiver)) / LAMPORTS_PER_SOL,
  } as Web3Test & { solana: StartedSolana; connection: Connection; receiver: PublicKey }

  beforeAll(async () => {
    test.solana = await startSolana()
    const { http, ws } = test.solana
    test.connection = new Connection(http, { commitment: 'confirmed', wsEndpoint: ws })
  })
  beforeEach(() => {
    test.receiver = Keypair.generate().publicKey
  })
  afterAll(async () => {
    // It has no method for this, and would reconnect to the closed server forever.
    const socket = Reflect.get(test.connection, '_rpcWebSocket')
    socket.setAutoReconnect(false)
    socket.close()
    await test.solana.close()
  })
  return test
}
