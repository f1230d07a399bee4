import type { ChainId } from '../../port/chainIds.ts'
import type { Eip1193Provider, Eip1193Request } from '../../port/connectors.ts'
import { FoyerError } from '../../port/errors.ts'
import { toWalletError } from '../connectors/toWalletError.ts'
import { base58 } from '../../port/base58.ts'
import { asRecord } from '../../port/asRecord.ts'
import { isRecord } from '../../port/isRecord.ts'
import { clusters } from './clusters.ts'
import type { StandardWallet } from './readStandardWallet.ts'
import type { StandardSession } from './standardSession.ts'

const sendOptions = [
  'skipPreflight',
  'preflightCommitment',
  'commitment',
  'maxRetries',
  'minContextSlot',
] as const

type SigningMethod = 'signMessage' | 'signTransaction' | 'signAndSendTransaction'
type Facts = Readonly<Record<string, unknown>>

/**
 * A Solana wallet as the host receives it, with the requests of the secure site and of
 * WalletConnect (wire 2.4, 5.5). `solana_getAccounts` and `solana_requestAccounts` return
 * `[{pubkey}]`; `solana_signMessage {message: base58, pubkey?}` returns `{signature: base58}`;
 * `solana_signTransaction {transaction: base64}` returns `{transaction: base64}`;
 * `solana_signAndSendTransaction {transaction: base64, options?}` returns `{signature: base58}`, on
 * the active cluster. Before a signature the wallet's own list of accounts is taken over, because
 * some wallets change without an event; one that lacks the signer is refused with
 * `wallet.unauthorized` (open point 290). Rejects with `wallet.*`; the events are `accountsChanged`
 * and `disconnect`.
 */
export function createStandardProvider(options: {
  wallet: StandardWallet
  session: StandardSession
  chainId: () => ChainId
}): Eip1193Provider {
  const { wallet, session } = options
  const stops = new Map<unknown, () => void>()

  function facts({ params }: Eip1193Request): Facts {
    const first: unknown = Array.isArray(params) ? params[0] : params
    return asRecord(first)
  }

  function signer(pubkey: unknown): unknown {
    const wanted = pubkey ?? session.accounts[0]?.address
    // Some wallets change without an event.
    session.look()
    const found = session.accounts.find(({ address }) => address === wanted)
    if (found !== undefined) return found.account
    throw new FoyerError(
      'wallet.unauthorized',
      `The wallet shows this page no account ${String(wanted)}.`,
    )
  }

  const ask = (method: SigningMethod, input: Facts) => askWallet(wallet, method, input)
  const publicKeys = () => session.accounts.map(({ address }) => ({ pubkey: address }))
  const chain = () => clusters.standardOf(options.chainId())
  const methods: Readonly<Record<string, (request: Eip1193Request) => unknown>> = {
    solana_getAccounts: publicKeys,
    solana_requestAccounts: publicKeys,
    async solana_signMessage(request) {
      const { message, pubkey } = facts(request)
      const bytes = base58.decode(message)
      if (bytes === undefined) throw invalid('message', 'base58')
      const { signature } = await ask('signMessage', { account: signer(pubkey), message: bytes })
      return { signature: base58.encode(bytesOf(signature)) }
    },
    async solana_signTransaction(request) {
      const { transaction, pubkey } = facts(request)
      const { signedTransaction } = await ask('signTransaction', {
        account: signer(pubkey),
        transaction: fromBase64(transaction),
        chain: chain(),
      })
      return { transaction: toBase64(bytesOf(signedTransaction)) }
    },
    async solana_signAndSendTransaction(request) {
      const { transaction, pubkey, options: wanted } = facts(request)
      const { signature } = await ask('signAndSendTransaction', {
        account: signer(pubkey),
        transaction: fromBase64(transaction),
        chain: chain(),
        options: Object.fromEntries(
          sendOptions.flatMap((name) =>
            isRecord(wanted) && wanted[name] !== undefined ? [[name, wanted[name]]] : [],
          ),
        ),
      })
      return { signature: base58.encode(bytesOf(signature)) }
    },
  }

  return {
    async request(request) {
      const { method } = request
      if (session.ended) {
        throw new FoyerError(
          'wallet.disconnected',
          `Failed to call ${method}: this wallet is disconnected. Connect again.`,
        )
      }
      const own = Object.hasOwn(methods, method) ? methods[method] : undefined
      if (own !== undefined) return own(request)
      throw new FoyerError('wallet.unsupportedMethod', `A Solana wallet has no ${method}.`)
    },
    on(event, listener) {
      // EIP-1193 determines an event's arguments by its name, which the listener type cannot express.
      const notify = listener as (argument: unknown) => void
      stops.set(
        listener,
        session.subscribe({
          accountsChanged: (accounts) => event === 'accountsChanged' && notify(accounts),
          chainChanged: () => undefined,
          disconnected: () =>
            event === 'disconnect' && notify({ code: 4900, message: 'Disconnected' }),
        }),
      )
    },
    removeListener(_event, listener) {
      stops.get(listener)?.()
      stops.delete(listener)
    },
  }
}

/** Calls the wallet. Rejects with `wallet.*`, also for an answer of an unknown shape. */
async function askWallet(
  wallet: StandardWallet,
  method: SigningMethod,
  input: Facts,
): Promise<Facts> {
  const call = wallet.calls[method]
  if (call === undefined) {
    throw new FoyerError('wallet.unsupportedMethod', `${wallet.name} has no ${method}.`)
  }
  try {
    const answers: unknown = await call(input)
    const [answer]: readonly unknown[] = Array.isArray(answers) ? answers : []
    if (isRecord(answer)) return answer
  } catch (thrown) {
    throw toWalletError(thrown, `${method} of ${wallet.name}`)
  }
  throw new FoyerError('wallet.malformed', `The answer to ${method} has an unknown shape.`)
}

function bytesOf(value: unknown): Uint8Array {
  if (value instanceof Uint8Array && value.length <= 10_000) return value
  throw new FoyerError('wallet.malformed', "The wallet's answer is not bytes.")
}

/** Matches groups of four characters, the last one padded: `atob` throws for anything else. */
const wholeBase64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/

function fromBase64(value: unknown): Uint8Array {
  if (typeof value !== 'string' || value === '' || !wholeBase64.test(value)) {
    throw invalid('transaction', 'base64')
  }
  return Uint8Array.from(atob(value), (letter) => letter.charCodeAt(0))
}

function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
}

function invalid(what: string, writing: string): FoyerError {
  return new FoyerError('wallet.failed', `The ${what} must be text in ${writing}.`, {
    details: { rpcCode: -32_602 },
  })
}
