import { privateKeyToAccount } from 'viem/accounts'
import type { SignClient } from '@walletconnect/sign-client'
import { buildApprovedNamespaces } from '@walletconnect/utils'
import { testAccounts } from '../../../anvil/accounts.ts'
import type { LocalChains } from '../../../src/backends/mock/chains/localChains.ts'
import { untilMined } from '../../../src/backends/mock/chains/untilMined.ts'
import { referenceOf, type ChainId } from '../../../src/backends/port/chainIds.ts'
import type { WalletOwner } from '../../contract/connectors/walletConnectContract.ts'
import { until } from '../../../src/backends/mock/actors/phone/testing/until.ts'

type Client = InstanceType<typeof SignClient>
type Namespaces = Parameters<Client['update']>[0]['namespaces']

/** The methods of a wallet's library, with sign-client's names. */
export type WalletLibrary = Pick<
  Client,
  'approve' | 'reject' | 'respond' | 'update' | 'emit' | 'extend' | 'disconnect'
> & {
  readonly pair: (uri: string) => Promise<unknown>
  readonly sessions: () => readonly { topic: string; namespaces: Namespaces }[]
  readonly onProposal: (listener: (proposal: Proposal) => void) => void
  readonly onRequest: (listener: (request: Request) => void) => void
}
type Proposal = Parameters<typeof buildApprovedNamespaces>[0]['proposal']
interface Request {
  readonly id: number
  readonly topic: string
  readonly params: {
    readonly chainId: string
    readonly request: { readonly method: string; readonly params: readonly unknown[] }
  }
}

const methods = [
  'personal_sign',
  'eth_signTypedData_v4',
  'eth_sendTransaction',
  'wallet_switchEthereumChain',
  'wallet_addEthereumChain',
]
const events = ['accountsChanged', 'chainChanged']

/** A foreign wallet: its keys and signatures are viem's, its sessions the library's. */
export function createForeignWallet(library: WalletLibrary, chains: LocalChains): WalletOwner {
  const known: ChainId[] = ['eip155:1', 'eip155:137']
  const proposals: Proposal[] = []
  const requests: Request[] = []
  const taken = new Set<number>()
  const keyOf = (index: number) =>
    privateKeyToAccount(testAccounts[index]?.privateKey ?? `0x${'0'.repeat(63)}1`)

  const namespace = (index: number, chainIds: readonly string[]) => ({
    chains: [...chainIds],
    accounts: chainIds.map((chainId) => `${chainId}:${keyOf(index).address}`),
    methods,
    events,
  })
  const chainOf = ([first]: readonly unknown[]): ChainId =>
    `eip155:${Number(Object(first).chainId)}`

  library.onProposal((proposal) => proposals.push(proposal))
  library.onRequest((request) => {
    const { id, topic, params } = request
    // A second after its start the library repeats pending requests, including those it has already passed on.
    if (taken.has(id)) return
    taken.add(id)
    const isSwitch = params.request.method === 'wallet_switchEthereumChain'
    if (!isSwitch || known.includes(chainOf(params.request.params))) {
      requests.push(request)
      return
    }
    const error = { code: 4902, message: 'Unrecognized chain.' }
    void library.respond({ topic, response: { id, jsonrpc: '2.0', error } })
  })

  const oneSession = () => {
    const [session] = library.sessions()
    if (session === undefined) throw new Error('The wallet has no session.')
    return session
  }

  async function moveTo(chainId: ChainId): Promise<void> {
    const { topic, namespaces } = oneSession()
    const before = namespaces['eip155']?.chains ?? []
    if (!before.includes(chainId)) {
      const { acknowledged } = await library.update({
        topic,
        namespaces: { eip155: namespace(0, [...before, chainId]) },
      })
      await acknowledged()
    }
    const event = { name: 'chainChanged', data: Number(referenceOf(chainId)) }
    await library.emit({ topic, event, chainId })
  }

  async function pay(chainId: ChainId, { to, value }: Record<string, string>): Promise<unknown> {
    const account = keyOf(0)
    const nonce = await chains.rpc(chainId, 'eth_getTransactionCount', [account.address, 'latest'])
    const signed = await account.signTransaction({
      to: to as '0x',
      value: BigInt(value ?? 0),
      nonce: Number(nonce),
      gas: 21_000n,
      maxFeePerGas: 100_000_000_000n,
      maxPriorityFeePerGas: 1_000_000_000n,
      chainId: Number(referenceOf(chainId)),
    })
    const hash = await chains.rpc(chainId, 'eth_sendRawTransaction', [signed])
    await untilMined(chains, chainId, hash)
    return hash
  }

  async function answerTo({ params: { chainId, request } }: Request): Promise<unknown> {
    const [first, second] = request.params
    switch (request.method) {
      case 'personal_sign':
        return keyOf(0).signMessage({ message: { raw: first as '0x' } })
      case 'eth_signTypedData_v4':
        return keyOf(0).signTypedData(JSON.parse(String(second)))
      case 'eth_sendTransaction':
        return pay(chainId as ChainId, first as Record<string, string>)
      case 'wallet_addEthereumChain':
        known.push(chainOf(request.params))
    }
    await moveTo(chainOf(request.params))
    return null
  }

  const nextProposal = () => {
    const proposal = proposals.shift()
    if (proposal === undefined) throw new Error('The wallet has no proposal.')
    return proposal
  }
  const newestRequest = () => {
    const request = requests.pop()
    if (request === undefined) throw new Error('The wallet has no request.')
    return request
  }

  return {
    async scan(uri) {
      const before = proposals.length
      await library.pair(uri)
      await until(() => proposals.length > before)
    },
    async approve(index = 0) {
      const proposal = nextProposal()
      const supportedNamespaces = { eip155: namespace(index, known.slice(0, 2)) }
      const namespaces = buildApprovedNamespaces({ proposal, supportedNamespaces })
      const { acknowledged } = await library.approve({ id: proposal.id, namespaces })
      await acknowledged()
    },
    rejectProposal: () =>
      library.reject({
        id: nextProposal().id,
        reason: { code: 5000, message: 'User rejected.' },
      }),
    waiting: () => requests.length,
    async agree() {
      const request = newestRequest()
      const result = await answerTo(request)
      const response = { id: request.id, jsonrpc: '2.0', result }
      await library.respond({ topic: request.topic, response })
    },
    async decline() {
      const { id, topic } = newestRequest()
      const error = { code: 4001, message: 'User rejected the request.' }
      await library.respond({ topic, response: { id, jsonrpc: '2.0', error } })
    },
    setChain: moveTo,
    async setAccount(index) {
      const { topic, namespaces } = oneSession()
      const chainIds = namespaces['eip155']?.chains ?? []
      const next = { eip155: namespace(index, chainIds) }
      await (await library.update({ topic, namespaces: next })).acknowledged()
      const data = [keyOf(index).address]
      await library.emit({
        topic,
        event: { name: 'accountsChanged', data },
        chainId: chainIds[0] ?? '',
      })
    },
    async extend() {
      await (await library.extend({ topic: oneSession().topic })).acknowledged()
    },
    async disconnect() {
      requests.length = 0
      for (const { topic } of library.sessions()) {
        await library.disconnect({ topic, reason: { code: 6000, message: 'Bye.' } })
      }
    },
    sessions: () => library.sessions().length,
  }
}
