import { asRecord } from '../../../../port/asRecord.ts'
import { solanaChains } from '../../../../../../anvil/solana/solanaChains.ts'
import { base58 } from '../../../../port/base58.ts'
import type { InstalledWallet } from '../../../world/worldTypes.ts'
import { createEmitter } from '../emitter.ts'
import { RpcError } from '../../../shared/rpcError.ts'
import type { RequestApproval } from '../methods/walletContext.ts'
import { localChain } from './localChain.ts'
import type { SigningInput, SolanaMethods } from './solanaMethods.ts'

/** An account in the format of the wallet standard. */
interface StandardAccount {
  readonly address: string
  readonly publicKey: Uint8Array
  readonly chains: readonly string[]
  readonly features: readonly string[]
}

/** A wallet as apps find it, and the wallet's own controls. */
export interface StandardWalletEnds {
  readonly wallet: object
  /** Notifies the apps of the current accounts. */
  notifyAccounts(): void
}

const signing = [
  'solana:signMessage',
  'solana:signTransaction',
  'solana:signAndSendTransaction',
] as const
const chains = [...solanaChains.map(({ standard }) => standard), localChain]

/** Wallet standard 1.0.0. `answer` asks the owner if necessary, and keeps the log. */
export function createStandardWallet(options: {
  installed: Pick<InstalledWallet, 'name' | 'icon' | 'throwing'>
  addresses: () => readonly string[]
  methods: SolanaMethods
  answer: (
    method: string,
    params: readonly unknown[],
    act: (approve: RequestApproval) => Promise<unknown>,
  ) => Promise<unknown>
}): StandardWalletEnds {
  const { installed, methods, answer } = options
  const emitter = createEmitter()
  const known = new Map<string, StandardAccount>()

  function accountOf(address: string): StandardAccount {
    const account = known.get(address) ?? {
      address,
      publicKey: base58.decode(address) ?? new Uint8Array(),
      chains,
      features: signing,
    }
    known.set(address, account)
    return account
  }
  const accounts = () => options.addresses().map(accountOf)

  function signer(method: (typeof signing)[number], field: 'message' | 'transaction') {
    const act = {
      'solana:signMessage': methods.signMessage,
      'solana:signTransaction': methods.signTransaction,
      'solana:signAndSendTransaction': methods.signAndSendTransaction,
    }[method]
    return async (...inputs: readonly unknown[]) => {
      const answers: unknown[] = []
      for (const input of inputs) {
        const asked = readInput(input, field)
        const result = await answer(method, [shown(asked, field)], (approve) => act(asked, approve))
        answers.push(...(Array.isArray(result) ? result : [result]))
      }
      return answers
    }
  }

  const features = {
    'standard:connect': {
      version: '1.0.0',
      async connect(input?: unknown) {
        const { silent } = asRecord(input)
        const params = silent === true ? [{ silent }] : []
        const result = await answer('standard:connect', params, (approve) =>
          methods.connect(silent === true, approve),
        )
        // A scripted response replaces the wallet's own.
        return result ?? { accounts: accounts() }
      },
    },
    'standard:disconnect': {
      version: '1.0.0',
      disconnect: () =>
        answer('standard:disconnect', [], () => Promise.resolve(methods.disconnect())),
    },
    'standard:events': {
      version: '1.0.0',
      on(event: string, listener: (change: unknown) => void) {
        emitter.on(event, listener)
        return () => emitter.off(event, listener)
      },
    },
    'solana:signIn': {
      version: '1.0.0',
      async signIn(...inputs: readonly unknown[]) {
        const outputs: unknown[] = []
        for (const input of inputs.length === 0 ? [{}] : inputs) {
          const result = await answer('solana:signIn', [input], (approve) =>
            methods.signIn(input, approve),
          )
          const listed: readonly unknown[] = Array.isArray(result) ? result : [result]
          outputs.push(
            ...listed.map((each) => {
              const { address, ...output } = asRecord(each)
              return { account: accountOf(String(address)), ...output }
            }),
          )
        }
        return outputs
      },
    },
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

  return {
    wallet: Object.freeze({
      version: '1.0.0',
      name: installed.name,
      get icon() {
        if (installed.throwing) throw new Error(`${installed.name} is out of order.`)
        return installed.icon
      },
      chains,
      features,
      get accounts() {
        return accounts()
      },
    }),
    notifyAccounts: () => emitter.emit('change', { accounts: accounts() }),
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

/** As the wallet panel and the log show it: text if it is text. */
function shown({ address, bytes, chain }: SigningInput, field: 'message' | 'transaction') {
  const text = new TextDecoder().decode(bytes)
  const content = field === 'message' ? text : btoa(String.fromCharCode(...bytes))
  return { account: address, [field]: content, ...(chain === undefined ? {} : { chain }) }
}
