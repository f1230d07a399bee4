import { getBase58Decoder, type Address } from '@solana/kit'
import type { RunResult } from '../chain/transactionRecord.ts'

/** Encodes the result of a run, in the format of simulations and records. */
export function encodeRun({ error, meta }: RunResult) {
  return {
    err: error?.error ?? null,
    logs: meta?.logs() ?? [],
    unitsConsumed: meta?.computeUnitsConsumed() ?? 0n,
    returnData: returnDataOf(meta),
  }
}

/** Returns the return data of a program, if there is any. */
function returnDataOf(meta: RunResult['meta']) {
  const returned = meta?.returnData()
  const data = returned?.data()
  if (returned === undefined || data === undefined || data.length === 0) return null
  return {
    programId: getBase58Decoder().decode(returned.programId()) as Address,
    data: [Buffer.from(data).toString('base64'), 'base64'],
  }
}
