import { asRecord } from '../../../../port/asRecord.ts'
import { solanaChains } from '../../../../../../anvil/solana/solanaChains.ts'
import { base58 } from '../../../../port/base58.ts'
import type { InstalledWallet } from '../../../world/worldTypes.ts'
import { createEmitter } from '../emitter.ts'
import { localChain } from './localChain.ts'
import { createSigningFeatures, signingMethods, type AnswerRequest } from './signingFeatures.ts'
import type { SolanaMethods } from './solanaMethods.ts'

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

const chains = [...solanaChains.map(({ standard }) => standard), localChain]

/** Wallet standard 1.0.0. `answer` asks the owner if necessary, and keeps the log. */
export function createStandardWallet(options: {
  installed: Pick<InstalledWallet, 'name' | 'icon' | 'throwing'>
  addresses: () => readonly string[]
  methods: SolanaMethods
  answer: AnswerRequest
}): StandardWalletEnds {
  const { installed, methods, answer } = options
  const emitter = createEmitter()
  const accountsByAddress = new Map<string, StandardAccount>()

  function accountOf(address: string): StandardAccount {
    const account = accountsByAddress.get(address) ?? {
      address,
      publicKey: base58.decode(address) ?? new Uint8Array(),
      chains,
      features: signingMethods,
    }
    accountsByAddress.set(address, account)
    return account
  }
  const accounts = () => options.addresses().map(accountOf)

  const features = {
    'standard:connect': {
      version: '1.0.0',
      async connect(input?: unknown) {
        const { silent } = asRecord(input)
        const params = silent === true ? [{ silent }] : []
        const result = await answer('standard:connect', params, () =>
          methods.connect(silent === true),
        )
        // A scripted response replaces the wallet's own.
        return result ?? { accounts: accounts() }
      },
    },
    'standard:disconnect': {
      version: '1.0.0',
      disconnect: () => answer('standard:disconnect', [], methods.disconnect),
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
          const result = await answer('solana:signIn', [input], () => methods.signIn(input))
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
    ...createSigningFeatures(methods, answer),
  }

  return {
    wallet: Object.freeze({
      version: '1.0.0',
      name: installed.name,
      get icon() {
        if (installed.throwing) throw new Error(`${installed.name} does not work at the moment.`)
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
