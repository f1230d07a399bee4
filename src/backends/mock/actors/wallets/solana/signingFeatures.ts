import { toBase64 } from '../../signing/solana/toBase64.ts'
import { asRecord } from '../../../../port/asRecord.ts'
import { RpcError } from '../../../shared/rpcError.ts'
import type { SigningInput, SolanaMethods } from './solanaMethods.ts'

/** Answers a call: keeps the log, and asks the owner if `run` resolves with `AfterApproval`. */
export type AnswerRequest = (
  method: string,
  params: readonly unknown[],
  run: () => unknown,
) => Promise<unknown>

/** The features that sign with an account. */
export const signingMethods = [
  'solana:signMessage',
  'solana:signTransaction',
  'solana:signAndSendTransaction',
] as const

/** The features of the wallet standard that sign messages and transactions. Each takes several inputs. */
export function createSigningFeatures(methods: SolanaMethods, answer: AnswerRequest) {
  function signer(method: (typeof signingMethods)[number], field: 'message' | 'transaction') {
    const run = {
      'solana:signMessage': methods.signMessage,
      'solana:signTransaction': methods.signTransaction,
      'solana:signAndSendTransaction': methods.signAndSendTransaction,
    }[method]
    return async (...inputs: readonly unknown[]) => {
      const answers: unknown[] = []
      for (const input of inputs) {
        const asked = readInput(input, field)
        const result = await answer(method, [shown(asked, field)], () => run(asked))
        answers.push(...(Array.isArray(result) ? result : [result]))
      }
      return answers
    }
  }

  return {
    'solana:signMessage': {
      version: '1.1.0',
      signMessage: signer('solana:signMessage', 'message'),
    },
    'solana:signTransaction': {
      version: '1.0.0',
      supportedTransactionVersions: ['legacy', 0],
      signTransaction: signer('solana:signTransaction', 'transaction'),
    },
    'solana:signAndSendTransaction': {
      version: '1.0.0',
      supportedTransactionVersions: ['legacy', 0],
      signAndSendTransaction: signer('solana:signAndSendTransaction', 'transaction'),
    },
  }
}

function readInput(input: unknown, field: 'message' | 'transaction'): SigningInput {
  const { account, chain, options, [field]: bytes } = asRecord(input)
  const { address } = asRecord(account)
  if (typeof address !== 'string' || !(bytes instanceof Uint8Array)) {
    throw new RpcError(-32_602, `Expected an account and the bytes of a ${field}.`)
  }
  return { address, bytes, chain, options }
}

/** Returns the input as the wallet panel and the log show it: text if it is text. */
function shown({ address, bytes, chain }: SigningInput, field: 'message' | 'transaction') {
  const text = new TextDecoder().decode(bytes)
  const content = field === 'message' ? text : toBase64(bytes)
  return { account: address, [field]: content, ...(chain === undefined ? {} : { chain }) }
}
