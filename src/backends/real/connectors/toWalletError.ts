import { FoyerError, type FoyerErrorCode } from '../../port/errors.ts'
import { cleanText } from '../guards/text.ts'
import { asRecord } from '../../port/asRecord.ts'

const CODES: Readonly<Record<number, FoyerErrorCode>> = {
  4001: 'wallet.rejected',
  4100: 'wallet.unauthorized',
  4200: 'wallet.unsupportedMethod',
  [-32601]: 'wallet.unsupportedMethod',
  4900: 'wallet.disconnected',
  4901: 'wallet.chainDisconnected',
  4902: 'wallet.unknownChain',
  [-32002]: 'wallet.pending',
}

/** The words of a wallet whose owner declines. */
export const refusalWords = /reject|denie[ds]|declin|cancel|refuse|abort/i

/**
 * The same, where the text says who declined: an error of another kind may contain one of those words, too, such as that
 * of a bundler that rejects a user operation.
 */
const refusalOfUser =
  /\buser\b(?!.?op).*(reject|denie[ds]|declin|cancel)|(reject|denied|declined|cancell?ed) by (the )?user/i

/**
 * Maps a wallet's error (EIP-1193, EIP-1474) to a code; unknown codes become `wallet.failed`. Wallets over WalletConnect
 * refuse with its own code 5000, which others use for anything, with -32000, or without a code: there the text decides.
 */
export function toWalletError(thrown: unknown, what: string): FoyerError {
  if (thrown instanceof FoyerError) return thrown
  const { rpcCode, serverText } = read(thrown)
  const refusal = rpcCode === 5000 ? refusalWords : refusalOfUser
  const unknown = refusal.test(serverText ?? '') ? 'wallet.rejected' : 'wallet.failed'
  return new FoyerError(
    CODES[rpcCode ?? 0] ?? unknown,
    `${what} failed: ${serverText ?? 'the wallet gave no reason'}`,
    {
      cause: thrown,
      details: {
        ...(rpcCode === undefined ? {} : { rpcCode }),
        ...(serverText === undefined ? {} : { serverText }),
      },
    },
  )
}

/** Reads the wallet's code and message; neither if the object throws when it is read. */
function read(thrown: unknown): { rpcCode?: number | undefined; serverText?: string | undefined } {
  try {
    return {
      rpcCode: walletCode(thrown),
      serverText: cleanText(asRecord(thrown).message, 500, 'cut'),
    }
  } catch {
    return {}
  }
}

/**
 * Finds the code of a wallet's error. Some wallets wrap the real one: `{code: -32603, data:
 * {originalError: {code: 4902}}}`, or with wallet-adapter `{name: 'WalletSignTransactionError',
 * error: {code: 4001}}`.
 */
function walletCode(thrown: unknown): number | undefined {
  const { code: outer, data, error } = asRecord(thrown)
  if (outer === 4001) return outer
  const code = asRecord(asRecord(data).originalError).code ?? asRecord(error).code ?? outer
  const isKnown = typeof code === 'number' && code in CODES
  const found = isKnown ? code : (nestedCode(thrown, 3) ?? code)
  return typeof found === 'number' ? found : undefined
}

/** Finds a code with a meaning of its own, anywhere in the wrapping of an error. */
function nestedCode(wrapping: unknown, depth: number): number | undefined {
  const { data, error, cause, originalError, code } = asRecord(wrapping)
  if (typeof code === 'number' && code in CODES) return code
  if (depth === 0) return undefined
  for (const inner of [data, error, cause, originalError]) {
    const found = nestedCode(inner, depth - 1)
    if (found !== undefined) return found
  }
  return undefined
}
