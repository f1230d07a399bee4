import { lamports } from '@solana/kit'
import type { LiteSVM } from 'litesvm'
import { solanaTokens } from '../solanaTokens.ts'
import { systemProgram } from '../systemProgram.ts'
import type { TokenWriter } from '../tokens/tokenWriter.ts'
import { readParams } from './readParams.ts'
import type { RpcMethods } from './rpcMethodTypes.ts'
import { RpcProblem } from './rpcProblem.ts'

/**
 * Methods that public nodes lack: they set balances on the local chain. Names and parameters are those of surfpool,
 * which other tools use as well.
 */
export function createOperatingMethods(svm: LiteSVM, tokens: TokenWriter): RpcMethods {
  return {
    surfnet_setAccount([owner, update]) {
      const { lamports: amount } = readParams.options(update)
      const where = readParams.address(owner)
      const found = svm.getAccount(where)
      svm.setAccount({
        address: where,
        data: found.exists ? found.data : new Uint8Array(),
        executable: found.exists && found.executable,
        lamports: lamports(BigInt(readParams.whole(amount, 'lamports'))),
        programAddress: found.exists ? found.programAddress : systemProgram,
        space: found.exists ? found.space : 0n,
      })
    },
    surfnet_setTokenAccount([owner, mint, update]) {
      const token = solanaTokens.find((each) => each.mint === mint)
      if (token === undefined) {
        const known = solanaTokens.map((each) => `${each.mint} (${each.symbol})`).join(', ')
        throw new RpcProblem(
          -32_602,
          `Failed to set a balance of ${String(mint)}: there is no such token here, only ${known}.`,
        )
      }
      const { amount } = readParams.options(update)
      if (!/^\d{1,20}$/.test(String(amount))) {
        throw new RpcProblem(-32_602, 'Invalid params: amount must be a whole number.')
      }
      tokens.setHolding(token, readParams.address(owner), BigInt(String(amount)))
    },
  }
}
