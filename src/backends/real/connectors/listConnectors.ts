import type { Connector, Eip1193Provider } from '../../port/connectors.ts'
import { withoutMarks } from './withoutMarks.ts'
import type { AnnouncedWallet } from './readAnnouncement.ts'

/** A connector, its provider, and whether it may reconnect without a prompt. */
export interface BrowserWallet {
  readonly connector: Connector
  readonly provider: Eip1193Provider
  readonly mayReconnect: boolean
}

/**
 * Lists the wallets of this browser as connectors. Every announced wallet is its own connector,
 * even if it resembles another. Its id is the rdns, so that it survives reloads. A second wallet
 * with the same rdns gets `#2`; both are then `contested`, and neither may reconnect by itself,
 * because it is unknown which one was chosen last time. Wallets of one name, in any case of its
 * letters, are `contested` too. A wallet without an rdns gets `uuid:` and its uuid, which no other
 * id can equal. `window.ethereum` is listed unless it is one of the announced wallets (wire 5.5).
 */
export function listConnectors(
  announced: readonly AnnouncedWallet[],
  injected: Eip1193Provider | undefined,
): readonly BrowserWallet[] {
  const claims = new Map<string, number>()
  const wallets = announced.map((wallet) => {
    const claim = wallet.rdns ?? `uuid:${withoutMarks(wallet.uuid)}`
    const nth = (claims.get(claim) ?? 0) + 1
    claims.set(claim, nth)
    return { wallet, claim, id: nth === 1 ? claim : `${claim}#${nth}` }
  })
  const list = wallets.map(({ wallet, claim, id }): BrowserWallet => {
    const mayReconnect = claims.get(claim) === 1
    const name = wallet.name.toLowerCase()
    const contested =
      !mayReconnect ||
      announced.some((other) => other !== wallet && other.name.toLowerCase() === name)
    return {
      connector: announcedConnector(wallet, id, contested),
      provider: wallet.provider,
      mayReconnect,
    }
  })
  const isAnnounced = announced.some(({ provider }) => provider === injected)
  return injected === undefined || isAnnounced
    ? list
    : [...list, { connector: INJECTED, provider: injected, mayReconnect: true }]
}

/** Id of the connector of `window.ethereum`. */
export const injectedId = 'injected'

const INJECTED: Connector = {
  id: injectedId,
  type: 'INJECTED',
  name: 'Browser Wallet',
  chain: 'eip155',
  imageId: '07ba87ed-43aa-4adf-4540-9e6a2b9cae00',
}

function announcedConnector(
  { uuid, rdns, name, icon }: AnnouncedWallet,
  id: string,
  contested: boolean,
): Connector {
  return {
    id,
    type: 'ANNOUNCED',
    name,
    chain: 'eip155',
    ...(icon === undefined ? {} : { imageUrl: icon }),
    info: { uuid, ...(rdns === undefined ? {} : { rdns }) },
    ...(contested ? { contested } : {}),
  }
}
