import { asRecord } from '../../../port/asRecord.ts'
import { createEmitter } from './emitter.ts'
import { RpcError } from '../../shared/rpcError.ts'

/** An EIP-1193 provider as a wallet injects it into the page. */
export interface WalletProvider {
  request(request: { method: string; params?: unknown }): Promise<unknown>
  on(event: string, listener: (payload: unknown) => void): WalletProvider
  removeListener(event: string, listener: (payload: unknown) => void): WalletProvider
}

/** The provider, and the wallet's own controls of it. */
export interface ProviderEnds {
  readonly provider: WalletProvider
  emit(event: string, payload: unknown): void
}

/** Validates the page's requests (EIP-1193) and forwards them; `answer` rejects with provider errors. */
export function createWalletProvider(
  answer: (method: string, params: readonly unknown[]) => Promise<unknown>,
): ProviderEnds {
  const emitter = createEmitter()
  const provider: WalletProvider = {
    async request(request) {
      const { method, params } = asRecord(request)
      if (typeof method !== 'string' || method === '') {
        throw new RpcError(-32_600, 'Expected a request of the form { method, params? }.')
      }
      if (params !== undefined && (typeof params !== 'object' || params === null)) {
        throw new RpcError(-32_602, 'Expected params to be a list or an object.')
      }
      return answer(method, Array.isArray(params) ? params : params === undefined ? [] : [params])
    },
    on(event, listener) {
      emitter.on(event, listener)
      return provider
    },
    removeListener(event, listener) {
      emitter.off(event, listener)
      return provider
    },
  }
  return { provider, emit: emitter.emit }
}
