import type { Page } from '@playwright/test'
import { decodeFunctionData, encodeFunctionResult, erc20Abi, multicall3Abi, type Hex } from 'viem'

/** EIP-55 addresses of public test accounts. */
export const people = {
  ada: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  ben: '0x90F79bf6EB2c4f870365E785982E1f101E93b906',
} as const
export const sentHash = `0x${'5e'.repeat(32)}`

const usdc = { symbol: 'USDC', decimals: 6, balanceOf: 25_000_000n } as const
const word = (value: bigint): Hex => `0x${value.toString(16).padStart(64, '0')}`

/** Answers `eth_call`: Multicall3 and USD Coin are there, ENS is not. */
function call({ data }: { readonly data: Hex }): Hex {
  try {
    const { args } = decodeFunctionData({ abi: multicall3Abi, data })
    const calls = (args?.[0] ?? []) as readonly { readonly callData: Hex }[]
    const result = calls.map(({ callData }) => ({ success: true, returnData: token(callData) }))
    return encodeFunctionResult({ abi: multicall3Abi, functionName: 'aggregate3', result })
  } catch {
    return token(data)
  }
}

function token(data: Hex): Hex {
  try {
    const { functionName } = decodeFunctionData({ abi: erc20Abi, data })
    if (functionName !== 'symbol' && functionName !== 'decimals' && functionName !== 'balanceOf') {
      return '0x'
    }
    return encodeFunctionResult({ abi: erc20Abi, functionName, result: usdc[functionName] })
  } catch {
    return '0x'
  }
}

const answers: Readonly<Record<string, (params: readonly { readonly data: Hex }[]) => unknown>> = {
  eth_getBalance: () => word(1_500_000_000_000_000_000n).replace(/^0x0+/, '0x'),
  eth_gasPrice: () => '0x3b9aca00',
  eth_estimateGas: () => '0x5208',
  eth_getCode: () => '0x',
  eth_call: ([request]) => (request ? call(request) : undefined),
  eth_getTransactionReceipt: () => ({
    transactionHash: sentHash,
    status: '0x1',
    blockNumber: '0x10',
  }),
}

/** A node of the host's own at `/rpc/…`. Returns the methods that were asked. */
export async function serveOwnNode(page: Page): Promise<readonly string[]> {
  const asked: string[] = []
  await page.route('**/rpc/*', (route) => {
    const { id, method, params } = route.request().postDataJSON()
    asked.push(method)
    const answer = answers[method]
    const result = answer
      ? { result: answer(params) }
      : { error: { code: -32_601, message: `no ${method}` } }
    return route.fulfill({ json: { jsonrpc: '2.0', id, ...result } })
  })
  return asked
}

/**
 * A wallet of the browser that announces itself and says yes. Returns what it was asked to send, and which networks to add.
 *
 * @param knownChainIds the networks that it has, in hex; every one when absent
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
              // A test may hold the answer back.
              await Reflect.get(window, 'beforeAnswer')
              return [account]
            case 'eth_chainId':
              return chainId
            case 'wallet_switchEthereumChain':
              if (!isKnown(params?.[0]?.chainId ?? chainId)) {
                throw Object.assign(new Error('Unrecognized chain'), { code: 4902 })
              }
              chainId = params?.[0]?.chainId ?? chainId
              listeners.get('chainChanged')?.forEach((listener) => listener(chainId))
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
