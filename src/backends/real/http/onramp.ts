import { FoyerError } from '../../port/errors.ts'
import type { Onramp, PaymentCurrency, PurchaseCurrency } from '../../port/services/onramp.ts'
import { toFoyerError } from '../../port/toFoyerError.ts'
import type { HttpClient } from './httpClient.ts'
import { onrampDefaults } from './onrampDefaults.ts'
import { onrampLink } from './onrampLink.ts'
import { readOnramp } from './readers/readOnramp.ts'

/**
 * The purchase service: currencies, prices, and the address of the provider's page (A-152, wire
 * 1.10).
 */
export function createOnramp(options: {
  http: HttpClient
  projectId: string
  /** The card provider's site, or its purchase page. */
  cardProvider: string
  /** Called with the reason for using the defaults. */
  onError: (error: Error) => void
}): Onramp {
  const { http, projectId } = options
  const query = { projectId }

  return {
    async currencies(signal) {
      try {
        const answer = await http.json({ path: '/v1/onramp/options', query, signal })
        const read = readOnramp.currencies(answer)
        if (read !== undefined) return read
        throw malformed('the currencies', '{purchaseCurrencies, paymentCurrencies}')
      } catch (thrown) {
        const error = toFoyerError(thrown)
        if (error.code === 'aborted') throw error
        // The public service does not have this route; visitors can still buy the defaults.
        if (error.details.status !== 404) options.onError(error)
        return onrampDefaults
      }
    },

    async quote({ purchase, payment, amount }, signal) {
      const body = {
        purchaseCurrency: wirePurchase(purchase),
        paymentCurrency: wirePayment(payment),
        amount,
        network: purchase.symbol,
      }
      try {
        const answer = await http.json({ path: '/v1/onramp/quote', query, body, signal })
        const read = readOnramp.quote(answer, purchase.symbol, payment.id)
        if (read !== undefined) return read
      } catch (thrown) {
        const error = toFoyerError(thrown)
        if (error.details.status !== 404) throw error
        return { purchaseAmount: amount, paymentTotal: amount, unpriced: true }
      }
      throw malformed(
        'a quote',
        `purchaseAmount in ${purchase.symbol}, paymentTotal in ${payment.id}`,
      )
    },

    async url(
      { address, blockchains, assets, defaultNetwork, paymentCurrency, ...amounts },
      signal,
    ) {
      const body = {
        destinationWallets: [{ address, blockchains, assets }],
        defaultNetwork,
        partnerUserId: address,
        defaultExperience: 'buy',
        ...preset('presetCryptoAmount', amounts.purchaseAmount),
        ...preset('presetFiatAmount', amounts.paymentAmount),
      }
      const answer = await http.json({ path: '/v1/generators/onrampurl', query, body, signal })
      const url = readOnramp.url(answer)
      if (url === undefined) {
        throw new FoyerError('onramp.noUrl', 'The on-ramp service gave no address (wire 1.10 O1).')
      }
      // The body has no field for the currency, and the provider would read the amount in one of
      // its own choice (wire 1.10).
      const isInCurrency = paymentCurrency !== undefined && amounts.paymentAmount !== undefined
      return onrampLink(url, {
        cardProvider: options.cardProvider,
        address,
        request: { ...body, ...(isInCurrency ? { fiatCurrency: paymentCurrency } : {}) },
      })
    },
  }
}

function preset<K extends string>(name: K, amount: string | undefined) {
  return amount === undefined ? {} : { [name]: Number(amount) }
}

function malformed(what: string, expected: string): FoyerError {
  return new FoyerError(
    'http.malformed',
    `Failed to read ${what}: expected ${expected} (wire 1.10).`,
  )
}

function wirePurchase({ networks, ...currency }: PurchaseCurrency) {
  return {
    ...currency,
    networks: networks.map(({ name, displayName, chainId, contractAddress }) => ({
      name,
      display_name: displayName,
      chain_id: chainId,
      contract_address: contractAddress,
    })),
  }
}

function wirePayment({ id, limits }: PaymentCurrency) {
  return {
    id,
    payment_method_limits: limits.map(({ id: method, min, max }) => ({
      id: method,
      min: min.toFixed(2),
      max: max.toFixed(2),
    })),
  }
}
