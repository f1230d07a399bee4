import type { Eip1193Provider, Eip1193Request } from '../../port/connectors.ts'

type Answers = Record<string, (request: Eip1193Request) => unknown>

export interface FakeProvider extends Eip1193Provider {
  readonly requests: Eip1193Request[]
  readonly answers: Answers
  emit(event: string, argument?: unknown): void
  listenerCount(): number
}

export const ALICE = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
export const BOB = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

/** A wallet that answers at once: the result in `answers` by method, 4200 for the rest. */
export function fakeProvider(answers: Answers = {}): FakeProvider {
  const listeners: { event: string; listener: (argument: unknown) => void }[] = []
  const requests: Eip1193Request[] = []
  const all: Answers = {
    eth_requestAccounts: () => [ALICE],
    eth_accounts: () => [ALICE],
    eth_chainId: () => '0x1',
    ...answers,
  }
  return {
    requests,
    answers: all,
    async request(request) {
      requests.push(request)
      const answer = all[request.method]
      if (answer === undefined) throw rpcError(4200, `${request.method} is not supported`)
      return answer(request)
    },
    on(event, listener) {
      listeners.push({ event, listener: listener as (argument: unknown) => void })
    },
    removeListener(event, listener) {
      const at = listeners.findIndex((one) => one.event === event && one.listener === listener)
      if (at >= 0) listeners.splice(at, 1)
    },
    emit(event, argument) {
      listeners.filter((one) => one.event === event).forEach((one) => one.listener(argument))
    },
    listenerCount: () => listeners.length,
  }
}

/** An error in EIP-1193 form. */
export function rpcError(code: number, message: string): Error {
  return Object.assign(new Error(message), { code })
}
