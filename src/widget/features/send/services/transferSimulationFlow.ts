import type { Core } from '../../../core/core.ts'
import { createFlow, type Flow } from '../../../core/kernel/flow.ts'
import { asRecord } from '../../../../backends/port/asRecord.ts'
import { simulateSolana } from '../order/solana/simulateSolana.ts'
import type { SimulatedTransfer } from '../order/simulatedTransfer.ts'
import { tokenRefuses } from '../order/tokenRefuses.ts'
import { isRounding } from '../rules/isRounding.ts'
import { transactionOf, type Transfer } from '../order/transfer.ts'

export type TransferSimulationState =
  | { readonly status: 'asking' }
  | { readonly status: 'known'; readonly simulated: SimulatedTransfer }
  /** The node cannot simulate, so nothing is shown. */
  | { readonly status: 'unknown' }

export type TransferSimulationEvent =
  | { readonly type: 'known'; readonly simulated: SimulatedTransfer }
  | { readonly type: 'unknown'; readonly error?: unknown }

/** Simulates the transfer on the node without sending it (`eth_simulateV1`, `simulateTransaction`), for the preview. */
export function createTransferSimulationFlow(
  core: Core,
  transfer: Transfer,
): Flow<TransferSimulationState, TransferSimulationEvent> {
  return createFlow<TransferSimulationState, TransferSimulationEvent>(core, {
    name: 'send.simulate',
    initial: { status: 'asking' },
    transition: (_state, event) =>
      event.type === 'known'
        ? { status: 'known', simulated: event.simulated }
        : { status: 'unknown' },
    effects: {
      async asking({ signal }) {
        try {
          const simulated = await simulateTransfer(core, transfer, signal)
          return simulated ? { type: 'known', simulated } : { type: 'unknown' }
        } catch (error) {
          // Not every node can simulate, and the transfer does not depend on it.
          const isRefused = await refuses(core, transfer, signal)
          return isRefused
            ? { type: 'known', simulated: { kind: 'refused' } }
            : { type: 'unknown', error }
        }
      },
    },
    outcomes: {
      unknown({ error }, { report }) {
        if (error !== undefined) report(error)
      },
    },
  })
}

async function refuses(core: Core, transfer: Transfer, signal: AbortSignal): Promise<boolean> {
  const network = core.networks.find(transfer.chainId)
  try {
    return network !== undefined && (await tokenRefuses(core, network, transfer, signal))
  } catch {
    return false // The failure of the simulation is reported.
  }
}

async function simulateTransfer(
  core: Core,
  transfer: Transfer,
  signal: AbortSignal,
): Promise<SimulatedTransfer | undefined> {
  const { backend, networks } = core
  const { from, token, recipient, units } = transfer
  const network = networks.find(transfer.chainId)
  if (!network) return undefined
  if (network.chain === 'solana') return simulateSolana(core, network, transfer, signal)
  const { to, data, value } = transactionOf(transfer)
  const sending = { from, to, data, value }
  const balance = { from, to: token, data: `0x70a08231${recipient.slice(2).padStart(64, '0')}` }
  const calls = token === undefined ? [sending] : [balance, sending, balance]
  const answer = await backend.chains.call(
    network,
    'eth_simulateV1',
    [{ blockStateCalls: [{ calls }] }, 'latest'],
    signal,
  )
  const results = resultsOf(answer)
  const [before, sent = before, after] = token === undefined ? [undefined, results[0]] : results
  if (sent === undefined) return undefined
  if (sent.status !== '0x1') return { kind: token && isBlocked(sent) ? 'blocked' : 'fails' }
  if (token !== undefined && wordOf(sent.returnData) === 0n) return { kind: 'refused' }
  const [balanceBefore, balanceAfter] = [before, after].map((each) => wordOf(each?.returnData))
  if (balanceBefore === undefined || balanceAfter === undefined) return { kind: 'asShown' }
  // The balance does not grow when sending to oneself.
  const received = balanceAfter - balanceBefore
  const isSelf = from.toLowerCase() === recipient.toLowerCase()
  const arrives = isSelf || isRounding(units - received, units)
  return arrives ? { kind: 'asShown' } : { kind: 'less', units: received }
}

/** Whether a revert has the words by which contracts of issuers say that an account is blocked. */
function isBlocked({ error, returnData }: Readonly<Record<string, unknown>>): boolean {
  const bytes = typeof returnData === 'string' ? (returnData.slice(2).match(/../g) ?? []) : []
  const words = bytes.map((byte) => String.fromCharCode(Number.parseInt(byte, 16))).join('')
  return /black-?list|block-?list|deny-?list|frozen|freez|pause|sanction/i.test(
    `${String(asRecord(error).message)} ${words}`,
  )
}

function resultsOf(answer: unknown): readonly Readonly<Record<string, unknown>>[] {
  const block: unknown = Array.isArray(answer) ? answer[0] : undefined
  const calls: unknown = asRecord(block).calls
  return Array.isArray(calls) ? calls.map(asRecord) : []
}

function wordOf(data: unknown): bigint | undefined {
  return typeof data === 'string' && /^0x[0-9a-f]{64}$/i.test(data) ? BigInt(data) : undefined
}
