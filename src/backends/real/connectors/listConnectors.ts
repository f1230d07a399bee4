import type { Connector, Eip1193Provider } from '../../port/connectors.ts'
import { withoutMarks } from './withoutMarks.ts'
import type { AnnouncedWallet } from './readAnnouncement.ts'

/** A connector, the provider behind it, and whether it may come back without being asked. */
export interface BrowserWallet {
  readonly connector: Connector
  readonly provider: Eip1193Provider
  readonly mayReconnect: boolean
}

/**
 * The wallets of this browser as connectors. Every announced wallet is its own connector, however
 * much it resembles another. The id is the rdns, so that it lasts over reloads; when a second wallet
 * claims the same rdns it gets `#2`, both are `contested`, and neither may reconnect unasked, because
 * it cannot be determined which of them was chosen last time. A wallet without an rdns gets its
 * uuid behind `uuid:`, which no rdns and no id of our own can be. `window.ethereum` is listed unless it
 * is one of the announced (wire 5.5).
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
    const contested = claims.get(claim) !== 1
    return {
      connector: announcedConnector(wallet, id, contested),
      provider: wallet.provider,
      mayReconnect: !contested,
    }
  })
  const isAnnounced = announced.some(({ provider }) => provider === injected)
  return injected === undefined || isAnnounced
    ? list
    : [...list, { connector: INJECTED, provider: injected, mayReconnect: true }]
}

const INJECTED: Connector = {
  id: 'injected',
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
