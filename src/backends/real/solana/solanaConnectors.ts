import { getWallets } from '@wallet-standard/app'
import type { Clock } from '../../port/clock.ts'
import type { Connector, Connectors } from '../../port/connectors.ts'
import { FoyerError } from '../../port/errors.ts'
import { toFoyerError } from '../../port/toFoyerError.ts'
import { createLateRevokes } from '../connectors/lateRevokes.ts'
import { withoutMarks } from '../connectors/withoutMarks.ts'
import { whenBack } from '../connectors/whenBack.ts'
import { connectStandard } from './connectStandard.ts'
import { followReturns } from './followReturns.ts'
import { readStandardWallet, type StandardWallet } from './readStandardWallet.ts'
import type { StandardSession } from './standardSession.ts'

const MAX_WALLETS = 100

interface Found {
  readonly connector: Connector
  readonly wallet: StandardWallet
  readonly mayReconnect: boolean
}

/**
 * The Solana wallets of this browser (wallet standard). Each is its own connector, even if it resembles another. Its id
 * is its name, so that it survives reloads. A second wallet of the same name gets `#2`; both are then `contested`, and
 * neither may reconnect by itself, because it is unknown which one was chosen last time.
 */
export function createSolanaConnectors(options: {
  clock: Clock
  onError: (error: Error) => void
}): Connectors {
  const registry = getWallets()
  const revokes = createLateRevokes(options.clock)
  const copies = new Map<unknown, StandardWallet | undefined>()
  const sessions = new Map<unknown, Set<StandardSession>>()

  function read(wallet: unknown): StandardWallet | undefined {
    if (copies.has(wallet)) return copies.get(wallet)
    let copy: StandardWallet | undefined
    try {
      copy = readStandardWallet(wallet)
    } catch (thrown) {
      // A wallet's getter that throws must not affect the other wallets.
      options.onError(toFoyerError(thrown, 'wallet.malformed', 'Reading a Solana wallet'))
    }
    copies.set(wallet, copy)
    return copy
  }

  function found(): readonly Found[] {
    const wallets = registry
      .get()
      .slice(0, MAX_WALLETS)
      .flatMap((wallet) => read(wallet) ?? [])
    return numbered(wallets)
  }

  registry.on('unregister', (...wallets) => {
    for (const wallet of wallets) {
      sessions.get(wallet)?.forEach((session) => session.endAndNotify())
      sessions.delete(wallet)
      copies.delete(wallet)
    }
  })

  const find = (id: string) => found().find(({ connector }) => connector.id === id)
  const list = () => found().map(({ connector }) => connector)

  function subscribe(listener: () => void): () => void {
    const stops = [registry.on('register', listener), registry.on('unregister', listener)]
    return () => stops.forEach((stop) => stop())
  }

  const onSession = (wallet: StandardWallet) => (session: StandardSession) => {
    const own = sessions.get(wallet.wallet) ?? new Set()
    sessions.set(wallet.wallet, own.add(session))
  }

  return {
    list,
    subscribe: (listener) => subscribe(() => listener(list())),
    async connect(connectorId, { chainId, signal }) {
      const one = find(connectorId)
      const connection =
        one &&
        (await connectStandard({
          ...options,
          ...one,
          revokes,
          silent: false,
          chainId,
          signal,
          onSession: onSession(one.wallet),
        }))
      if (connection !== undefined) return connection
      throw new FoyerError(
        'none.connector',
        `Failed to connect: this page shows no wallet with the id '${connectorId}'.`,
      )
    },
    reconnect: (connectorId, { chainId, signal, onAway } = {}) =>
      whenBack<Found>({
        what: `Reconnecting ${connectorId}`,
        find() {
          const wallet = find(connectorId)
          return wallet && { ...wallet, wallet, identity: wallet.wallet.wallet }
        },
        subscribe,
        follow: ({ wallet }, listener) => followReturns(wallet, listener, options.onError),
        ask: (one, abort) =>
          connectStandard({
            ...options,
            ...one,
            revokes,
            silent: true,
            chainId,
            signal: abort,
            onSession: onSession(one.wallet),
          }),
        onAway,
        onError: options.onError,
        signal,
      }),
  }
}

/**
 * Returns the wallets with the ids of their connectors. Wallets of one name are numbered and
 * contested.
 */
function numbered(wallets: readonly StandardWallet[]): readonly Found[] {
  const claims = new Map<string, number>()
  const withIds = wallets.map((wallet) => {
    const nth = (claims.get(wallet.name) ?? 0) + 1
    claims.set(wallet.name, nth)
    return { wallet, id: `solana/${withoutMarks(wallet.name)}${nth === 1 ? '' : `#${nth}`}` }
  })
  const isContested = ({ name }: StandardWallet) => claims.get(name) !== 1
  return withIds.map(({ wallet, id }) => ({
    wallet,
    connector: {
      id,
      type: 'ANNOUNCED',
      name: wallet.name,
      chain: 'solana',
      ...(wallet.icon === undefined ? {} : { imageUrl: wallet.icon }),
      ...(isContested(wallet) ? { contested: true } : {}),
    },
    mayReconnect: !isContested(wallet),
  }))
}
