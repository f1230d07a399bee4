import { hashText } from '../../world/hashText.ts'
import type { World } from '../../world/worldTypes.ts'
import { onrampAssets, type OnrampAsset } from './onrampAssets.ts'
import type { OnrampChoice, OnrampOffer } from './onrampMessages.ts'
import { cardLimits, onrampCurrencies, priceOffer } from './priceOffer.ts'

/** The request of an app for the address of a purchase (wire 1.10). */
export interface OnrampRequest {
  readonly account: `0x${string}`
  readonly blockchains: readonly string[]
  readonly assets: readonly string[]
  readonly defaultNetwork: string
  readonly cryptoAmount?: string
  readonly fiatAmount?: string
}

/** The purchase that one address offers. */
export interface OnrampSession {
  readonly account: `0x${string}`
  readonly assets: readonly OnrampAsset[]
  readonly asset: OnrampAsset
  readonly currency: string
  readonly amount: string
}

/** The provider's service for apps: addresses of purchases, and quotes. */
export interface OnrampService {
  /** Returns the address of the provider's page for one purchase. */
  begin(request: OnrampRequest): string
  find(session: string): OnrampSession | undefined
  choose(session: OnrampSession, choice: OnrampChoice): OnrampSession
  offer(session: OnrampSession): OnrampOffer
  /** Returns the amount that the payment buys now; `undefined` if it cannot be paid. */
  price(session: OnrampSession): ReturnType<typeof priceOffer>
}

/** Creates the service of one page. `site` is the address of the simulated provider's page. */
export function createOnrampService({
  world,
  site,
}: {
  world: World
  site: string
}): OnrampService {
  const sessions = new Map<string, OnrampSession>()
  let counter = 0

  function price({ asset, currency, amount }: OnrampSession) {
    const within =
      Number(amount) >= Number(cardLimits.min) && Number(amount) <= Number(cardLimits.max)
    const { symbol, decimals } = asset
    return within ? priceOffer(world.get(), { symbol, decimals, currency, amount }) : undefined
  }

  return {
    begin({ account, blockchains, assets, defaultNetwork, cryptoAmount, fiatAmount }) {
      counter += 1
      const session = hashText(`${world.get().seed} ${account} ${counter}`)
        .toString(16)
        .padStart(8, '0')
      const reachable = onrampAssets.filter(({ blockchain }) => blockchains.includes(blockchain))
      const wanted = reachable.filter(({ symbol }) => assets.includes(symbol))
      const [offered = onrampAssets] = [wanted, reachable].filter(({ length }) => length > 0)
      const [first] = [
        ...offered.filter(({ blockchain }) => blockchain === defaultNetwork),
        ...offered,
      ]
      if (first === undefined) throw new Error('The provider sells nothing.')
      sessions.set(session, {
        account,
        assets: offered,
        asset: first,
        currency: 'USD',
        amount: fiatAmount ?? '100',
      })
      const query = {
        // The service itself adds only this parameter to the address.
        appId: session,
        destinationWallets: JSON.stringify([{ address: account, blockchains, assets }]),
        partnerUserId: account,
        defaultNetwork,
        ...(cryptoAmount === undefined ? {} : { presetCryptoAmount: cryptoAmount }),
        ...(fiatAmount === undefined ? {} : { presetFiatAmount: fiatAmount }),
        defaultExperience: 'buy',
      }
      return `${site}?${new URLSearchParams(query)}`
    },
    find: (session) => sessions.get(session),
    choose(session, { asset, currency, amount }) {
      return {
        ...session,
        asset: session.assets.find(({ label }) => label === asset) ?? session.asset,
        currency: onrampCurrencies.find((one) => one === currency) ?? session.currency,
        amount: amount?.trim() ?? session.amount,
      }
    },
    price,
    offer(session) {
      const priced = price(session)
      return {
        account: session.account,
        assets: session.assets.map(({ label }) => label),
        currencies: onrampCurrencies,
        asset: session.asset.label,
        currency: session.currency,
        amount: session.amount,
        receives: priced && `${priced.purchaseAmount} ${session.asset.symbol}`,
        fee: priced?.fee,
      }
    },
  }
}
