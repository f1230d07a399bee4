import { chainIdHex } from '../../port/hex.ts'
import { namespaceOf } from '../../port/chainIds.ts'
import type { Clock } from '../../port/clock.ts'
import type { Eip1193Request } from '../../port/connectors.ts'
import { FoyerError } from '../../port/errors.ts'
import type { Network } from '../../port/network.ts'
import { toFoyerError } from '../../port/toFoyerError.ts'
import { isUnknownNetwork } from './isUnknownNetwork.ts'
import { evmChain } from '../guards/evmChain.ts'
import type { WalletSession } from './walletSession.ts'

/** Sends one request to the wallet; rejects with `wallet.*`. */
export type SendWalletRequest = (request: Eip1193Request) => Promise<unknown>

/** How long a wallet may report its old chain after it agreed to a switch, and how often it is asked, in ms. */
const LAG_MS = 5_000
const POLL_MS = 250

/**
 * Switches a wallet to a network (EIP-3326), adds the network first if the wallet does not know it (EIP-3085), and
 * waits until the wallet is on it: some wallets answer before their chain changes. Moves the session. Rejects with
 * `wallet.*`, and with `chain.mismatch` when the wallet agreed but stayed on another chain. `rpcUrl` is called only for
 * a network that is added; if it throws, its error is passed on and the wallet gets no further request.
 */
export async function switchWalletNetwork(options: {
  ask: SendWalletRequest
  session: WalletSession
  network: Network
  rpcUrl: (network: Network) => string
  clock: Clock
}): Promise<void> {
  const { session, network } = options
  if (namespaceOf(network.id) !== 'eip155') {
    throw new FoyerError(
      'wallet.unknownChain',
      `Failed to switch to ${network.id}: this wallet is for EVM chains.`,
    )
  }
  const stops: (() => void)[] = []
  let isOver = false
  // A wallet that reports the new chain has switched, whether or not it answers the request.
  const moved = new Promise<void>((resolve, reject) => {
    stops.push(
      session.subscribe({
        chainChanged: (chainId) => chainId === network.id && resolve(),
        accountsChanged: () => undefined,
        disconnected: () =>
          reject(new FoyerError('wallet.disconnected', 'The wallet disconnected during a switch.')),
      }),
    )
  })
  const switched = requestSwitch(options).then(() =>
    isOver ? undefined : awaitChain(options, stops),
  )
  try {
    await Promise.race([switched, moved])
  } finally {
    isOver = true
    stops.forEach((stop) => stop())
  }
}

async function requestSwitch({
  ask,
  network,
  rpcUrl,
}: Parameters<typeof switchWalletNetwork>[0]): Promise<void> {
  const chainId = chainIdHex(network.id)
  const change = () => ask({ method: 'wallet_switchEthereumChain', params: [{ chainId }] })
  try {
    await change()
  } catch (thrown) {
    if (!isUnknownNetwork(thrown)) throw thrown
    await ask({
      method: 'wallet_addEthereumChain',
      params: [
        {
          chainId,
          chainName: network.name,
          nativeCurrency: network.currency,
          rpcUrls: [rpcUrl(network)],
          ...(network.explorerUrl === undefined
            ? {}
            : { blockExplorerUrls: [network.explorerUrl] }),
        },
      ],
    })
    await change()
  }
}

/** Asks for the wallet's chain until it is the requested one. */
function awaitChain(
  { ask, session, network, clock }: Parameters<typeof switchWalletNetwork>[0],
  stops: (() => void)[],
): Promise<void> {
  return new Promise((resolve, reject) => {
    let last: unknown
    let isOpen = false
    async function look() {
      if (isOpen) return
      isOpen = true
      try {
        last = await ask({ method: 'eth_chainId' })
        if (evmChain(last) !== network.id) return
        session.moveTo(network.id)
        resolve()
      } catch (thrown) {
        last = toFoyerError(thrown)
        if (last instanceof FoyerError && last.code === 'aborted') reject(last)
      } finally {
        isOpen = false
      }
    }
    stops.push(
      clock.every('connectors.chainPoll', POLL_MS, () => void look()),
      clock.setTimer('connectors.chainPoll', LAG_MS, () =>
        reject(last instanceof FoyerError ? last : stayed(network, last)),
      ),
    )
    void look()
  })
}

function stayed(network: Network, answer: unknown): FoyerError {
  return new FoyerError(
    'chain.mismatch',
    `Failed to switch to ${network.id}: the wallet accepted but reports ${evmChain(answer) ?? 'no chain'}.`,
  )
}
