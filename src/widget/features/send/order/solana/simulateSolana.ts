import { asRecord } from '../../../../../backends/port/asRecord.ts'
import type { Network } from '../../../../../backends/port/network.ts'
import type { Core } from '../../../../core/core.ts'
import { readAccount } from '../../../../money/solana/readAccount.ts'
import { isRounding } from '../../rules/isRounding.ts'
import type { SimulatedTransfer } from '../simulatedTransfer.ts'
import type { Transfer } from '../transfer.ts'
import { readTokenRoute } from './readTokenRoute.ts'
import { solanaTransfer } from './solanaTransfer.ts'

/** The text form of 32 zero bytes; any would do, because the node replaces the blockhash. */
const noBlockhash = '1'.repeat(32)

/** Simulates a transfer on the node (`simulateTransaction`). Rejects like the chain, and for an invalid transfer. */
export async function simulateSolana(
  core: Pick<Core, 'backend'>,
  network: Network,
  transfer: Transfer,
  signal: AbortSignal,
): Promise<SimulatedTransfer | undefined> {
  const route = await readTokenRoute(core, network, transfer, signal)
  const before =
    route && !route.creates
      ? unitsOf(await readAccount(core, network, route.destination, 'jsonParsed', signal))
      : 0n
  const options = {
    encoding: 'base64',
    sigVerify: false,
    replaceRecentBlockhash: true,
    ...(route ? { accounts: { encoding: 'jsonParsed', addresses: [route.destination] } } : {}),
  }
  const wire = solanaTransfer(transfer, noBlockhash, route)
  const answer = asRecord(
    await core.backend.chains.call(network, 'simulateTransaction', [wire, options], signal),
  )
  const { err, accounts } = asRecord(answer.value)
  if (err === undefined) return undefined
  if (err !== null) return reasonOf(core, network, err, signal)
  const after = Array.isArray(accounts) ? unitsOf(accounts[0]) : undefined
  if (after === undefined || before === undefined) return { kind: 'asShown' }
  const received = after - before
  return isRounding(transfer.units - received, transfer.units)
    ? { kind: 'asShown' }
    : { kind: 'less', units: received }
}

/** The error codes `AccountFrozen` of the token programs and `MintPaused` of Token-2022. */
const blocked: readonly unknown[] = [17, 67]

async function reasonOf(
  { backend }: Pick<Core, 'backend'>,
  network: Network,
  error: unknown,
  signal: AbortSignal,
): Promise<SimulatedTransfer> {
  const { InsufficientFundsForRent: rent, InstructionError: inner } = asRecord(error)
  if (rent !== undefined) {
    const method = 'getMinimumBalanceForRentExemption'
    const minimum = await backend.chains.call(network, method, [0], signal)
    if (Number.isSafeInteger(minimum)) return { kind: 'rent', least: BigInt(Number(minimum)) }
  }
  const isBlocked = Array.isArray(inner) && blocked.includes(asRecord(inner[1]).Custom)
  return { kind: isBlocked ? 'blocked' : 'fails' }
}

function unitsOf(account: unknown): bigint | undefined {
  const { info } = asRecord(asRecord(asRecord(account).data).parsed)
  const { amount } = asRecord(asRecord(info).tokenAmount)
  return typeof amount === 'string' && /^\d{1,20}$/.test(amount) ? BigInt(amount) : undefined
}
