import { chainIdHex } from '../../port/hex.ts'
import { namespaceOf } from '../../port/chainIds.ts'
import type { Auth } from '../../port/auth.ts'
import type { Eip1193Request } from '../../port/connectors.ts'
import { FoyerError } from '../../port/errors.ts'
import { signingRules } from '../signingRules.ts'
import { walletError } from '../walletError.ts'
import { addressesOf } from './addressesOf.ts'
import type { FrameClient } from './frameClient.ts'
import type { FrameSession } from './frameSession.ts'
import type { SignerCheck } from './signing/signerCheck.ts'
import { rpcMethodKind } from './signing/rpcMethodKind.ts'

type RpcPart = Pick<Auth, 'subscribeApproval' | 'abortApprovals'> & {
  /**
   * Sends one EIP-1193 request to the secure wallet (wire 2.4). Rejects with `frame.notAllowed`
   * (C-283), `chain.mismatch`, `wallet.disconnected`, `frame.*`, `aborted`; with
   * `wallet.unauthorized` when another person or account is logged in than the page shows, and
   * `wallet.malformed` for a signature of another account; with the EIP-1193 code 4001 when the
   * user declines, 4901 when the account is on no EVM chain.
   */
  request(request: Eip1193Request): Promise<unknown>
}

/**
 * Handles requests of the host to the secure wallet: reads pass, signatures wait for the visitor,
 * other methods are refused (C-282).
 */
export function createFrameRpc(options: {
  client: Pick<FrameClient, 'request'>
  session: FrameSession
  signer: SignerCheck
}): RpcPart {
  const { client, session, signer } = options
  const listeners = new Set<Parameters<Auth['subscribeApproval']>[0]>()
  let approval: AbortController | undefined

  function notify(event: Parameters<Parameters<Auth['subscribeApproval']>[0]>[0]): void {
    listeners.forEach((listener) => listener(event))
  }

  function refuse(method: string, why: string): FoyerError {
    notify('refused')
    return new FoyerError('frame.notAllowed', 'Requested RPC call is not allowed', {
      details: { method, why },
    })
  }

  function post({ method, params }: Eip1193Request, signal?: AbortSignal): Promise<unknown> {
    const waitsForPerson = signal !== undefined
    return client.request('RPC_REQUEST', { method, params }, { signal, waitsForPerson })
  }

  async function approved(request: Eip1193Request): Promise<unknown> {
    const own = new AbortController()
    approval = own
    try {
      const user = await signer.confirm(request, own.signal)
      const answer = await shown(request, own.signal)
      await signer.check(request, answer, user)
      return asSolanaAnswer(request.method, answer)
    } finally {
      approval = undefined
    }
  }

  /** Posts a request that the visitor approves in the frame. */
  async function shown(request: Eip1193Request, signal: AbortSignal): Promise<unknown> {
    notify('open')
    let outcome: 'succeeded' | 'failed' = 'failed'
    try {
      const answer = await post(request, signal)
      outcome = 'succeeded'
      return answer
    } catch (error) {
      throw refusalOf(error) ?? error
    } finally {
      notify(outcome)
    }
  }

  return {
    async request(request) {
      const { method } = request
      const { user } = session
      const kind = rpcMethodKind(method)
      if (user === undefined) {
        if (kind !== 'safe') throw refuse(method, 'not logged in')
        throw new FoyerError('wallet.disconnected', `Failed to call ${method}: log in first.`)
      }
      if (method === 'eth_chainId') {
        if (namespaceOf(user.chainId) === 'eip155') return chainIdHex(user.chainId)
        throw walletError(4901, `The account is on ${user.chainId}, which is not an EVM chain.`)
      }
      if (method === 'eth_accounts' || method === 'eth_requestAccounts') return addressesOf(user)
      if (method === 'solana_getAccounts' || method === 'solana_requestAccounts') {
        const isThere = namespaceOf(user.chainId) === 'solana'
        return isThere ? addressesOf(user).map((pubkey) => ({ pubkey })) : []
      }
      if (kind === 'refused') {
        approval?.abort()
        throw refuse(method, 'it is not on the list')
      }
      if (kind === 'safe') return post(request)
      if (approval !== undefined) throw refuse(method, 'another approval is open')
      if (signingRules.isSigning(method)) {
        signingRules.assertChain(request, user.chainId, user.chainId)
      }
      return approved(request)
    },
    subscribeApproval(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    abortApprovals: () => approval?.abort(),
  }
}

/**
 * Returns a Solana answer as the object that Solana providers return, because the frame may send
 * the text alone (wire 2.4, open point 280).
 */
function asSolanaAnswer(method: string, answer: unknown): unknown {
  if (typeof answer !== 'string' || !method.startsWith('solana_')) return answer
  return method === 'solana_signTransaction' ? { transaction: answer } : { signature: answer }
}

/**
 * Returns EIP-1193's error 4001 for a declined request. The frame has messages but no codes, and a
 * host's app recognises a rejection by the code (wire 2.2).
 */
function refusalOf(error: unknown): Error | undefined {
  if (!(error instanceof FoyerError) || error.code !== 'frame.failed') return undefined
  const { serverText } = error.details
  if (serverText === undefined || !/reject|denied|declined|cancel/i.test(serverText))
    return undefined
  return walletError(4001, serverText)
}
