import type { Page } from '@playwright/test'
import type { Address, Hex } from 'viem'
import { callOwnChain } from './ownChain.ts'
import { people } from './people.ts'

export const sentHash = `0x${'5e'.repeat(32)}`

const word = (value: bigint): Hex => `0x${value.toString(16).padStart(64, '0')}`

type Params = readonly { readonly to: Address; readonly data: Hex }[]

/** A node's responses by method: its result, or its error. */
type Answers = Readonly<
  Record<string, (params: Params) => { readonly result: unknown } | { readonly error: object }>
>

const evm: Answers = {
  eth_getBalance: () => ({ result: word(1_500_000_000_000_000_000n).replace(/^0x0+/, '0x') }),
  eth_gasPrice: () => ({ result: '0x3b9aca00' }),
  eth_estimateGas: () => ({ result: '0x5208' }),
  eth_getCode: () => ({ result: '0x' }),
  eth_call: ([request]) => (request ? callOwnChain(request) : { result: '0x' }),
  eth_getTransactionReceipt: () => ({
    result: { transactionHash: sentHash, status: '0x1', blockNumber: '0x10' },
  }),
}

const solana: Answers = {
  getBalance: () => ({ result: { context: { slot: 1 }, value: 2_250_000_000 } }),
}

/** The host's own nodes at `/rpc/…`, that of Solana at `/rpc/solana`. Returns the called methods. */
export async function serveOwnNode(page: Page): Promise<readonly string[]> {
  const asked: string[] = []
  await page.route('**/rpc/*', (route) => {
    const { id, method, params } = route.request().postDataJSON()
    asked.push(method)
    const answers = route.request().url().endsWith('/solana') ? solana : evm
    const unknown = { error: { code: -32_601, message: `no ${method}` } }
    const answer = answers[method]?.(params) ?? unknown
    return route.fulfill({ json: { jsonrpc: '2.0', id, ...answer } })
  })
  return asked
}

/**
 * A wallet of the browser that announces itself and approves. Returns the transactions and networks it was sent.
 *
 * @param knownChainIds its networks in hex; every one when absent
 */
export async function installWallet(
  page: Page,
  knownChainIds?: readonly string[],
): Promise<readonly unknown[]> {
  const sent: unknown[] = []
  await page.exposeFunction('noteSent', (transaction: unknown) => sent.push(transaction))
  await page.addInitScript(
    ({ account, hash, known }) => {
      const listeners = new Map<string, ((value: unknown) => void)[]>()
      let chainId = '0x1'
      const added: string[] = []
      const moveTo = (next: string) => {
        chainId = next
        listeners.get('chainChanged')?.forEach((listener) => listener(chainId))
      }
      // The wallet's owner chooses another network.
      Reflect.set(window, 'moveWallet', moveTo)
      const isKnown = (wanted: string) => !known || [...known, ...added].includes(wanted)
      const provider = {
        async request({
          method,
          params,
        }: {
          method: string
          params?: readonly { chainId: string }[]
        }) {
          switch (method) {
            case 'eth_accounts':
            case 'eth_requestAccounts':
              // A test may delay the answer.
              await Reflect.get(window, 'beforeAnswer')
              return [account]
            case 'eth_chainId':
              return chainId
            case 'wallet_switchEthereumChain':
              if (!isKnown(params?.[0]?.chainId ?? chainId)) {
                throw Object.assign(new Error('Unrecognized chain'), { code: 4902 })
              }
              moveTo(params?.[0]?.chainId ?? chainId)
              return null
            case 'wallet_addEthereumChain':
              await Reflect.get(window, 'noteSent')(params?.[0])
              added.push(params?.[0]?.chainId ?? '')
              return null
            case 'personal_sign':
              return hash
            case 'eth_sendTransaction':
              await Reflect.get(window, 'noteSent')(params?.[0])
              return hash
            default:
              throw Object.assign(new Error(`no ${method}`), { code: 4200 })
          }
        },
        on: (event: string, listener: (value: unknown) => void) =>
          listeners.set(event, [...(listeners.get(event) ?? []), listener]),
        removeListener: () => undefined,
      }
      const info = {
        uuid: '350670db-19fa-4704-a166-e52e178b59d2',
        name: 'Pine',
        icon: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
        rdns: 'example.pine',
      }
      const announce = () =>
        window.dispatchEvent(
          new CustomEvent('eip6963:announceProvider', {
            detail: Object.freeze({ info, provider }),
          }),
        )
      window.addEventListener('eip6963:requestProvider', announce)
      announce()
    },
    { account: people.ada, hash: sentHash, known: knownChainIds },
  )
  return sent
}
