import { afterAll, beforeAll, vi } from 'vitest'
import type { LocalChains } from '../../../src/backends/mock/chains/localChains.ts'
import { createPairingTest } from '../../../src/backends/real/walletconnect/testing/pairingTest.ts'
import { startSolana, type StartedSolana } from '../../foreign/solana/startSolana.ts'
import { openSolanaWallet } from '../../foreign/walletconnect/solanaWallet.ts'
import {
  solanaSessionContract,
  type SolanaSessionHarness,
  type SolanaWalletOwner,
} from './solanaSessionContract.ts'

const hour = 3_600_000
const chainId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

let solana: StartedSolana
let foreign: SolanaWalletOwner
const rpc: LocalChains['rpc'] = (...call) => solana.chains.rpc(...call)
const { load, phone, walletConnect } = createPairingTest({
  // A foreign wallet lives in real time and accepts no older URI, however long these tests take.
  startedAt: Date.now() + hour,
  sendOnSolana: (id, wire) => rpc(id, 'sendTransaction', [wire, { encoding: 'base64' }]),
})

beforeAll(async () => {
  solana = await startSolana()
  await load()
  foreign = await openSolanaWallet(solana.http)
}, 120_000)
afterAll(async () => {
  vi.unstubAllGlobals()
  await solana.close()
})

const harnessOf = (owner: SolanaWalletOwner): SolanaSessionHarness => ({
  walletConnect,
  owner,
  rpc: (method, params) => rpc(chainId, method, params),
})

solanaSessionContract(
  'with the simulated phone',
  harnessOf({
    scan: phone.open,
    approve: () => phone.approve(phone.proposals()[0]?.id ?? 0),
    waiting: () => phone.requests().length,
    agree: () => phone.approveRequest(phone.requests()[0]?.id ?? 0),
    decline: () => phone.rejectRequest(phone.requests()[0]?.id ?? 0),
    disconnect: () => phone.disconnect(),
    sessions: () => phone.sessions().length,
  }),
)
solanaSessionContract(
  'with walletkit 1.2 and web3.js as the wallet',
  harnessOf({
    scan: (uri) => foreign.scan(uri),
    approve: () => foreign.approve(),
    waiting: () => foreign.waiting(),
    agree: () => foreign.agree(),
    decline: () => foreign.decline(),
    disconnect: () => foreign.disconnect(),
    sessions: () => foreign.sessions(),
  }),
)
