import { defineTexts } from '../defineTexts.ts'

/**
 * Texts of buying with a card or by bank transfer (A §2, A §8). Loaded with the first screen that
 * needs them.
 */
export const onrampTexts = defineTexts('onramp', {
  footer:
    'We work with the best providers to give you the lowest fees and best support. More options coming soon!',
  howItWorks: 'How does it work?',
  providers: 'Providers',
  fee: (range: string) => `${range} fee`,
  notAvailable: 'Not available right now',
  notOnNetwork: (network: string) => `Doesn't deliver to this account on ${network}`,
  /** Shown when the provider does not serve the active network. */
  deliversElsewhere: (provider: string, network: string) =>
    `${provider} doesn't deliver on ${network}. What you buy arrives on Ethereum, or on the network you choose there.`,
  noLinkFound: 'No link found',
  linkRefused: 'We blocked this link: it leads to another site or pays someone else.',
  tryAnother: 'Try another provider.',

  continueIn: (provider: string) => `Continue in ${provider}`,
  finishThere: "Finish the purchase in the provider's window. Its status appears here.",
  finishThereUnfollowed: "Finish the purchase in the provider's window.",
  showWindow: 'Show the window',
  windowLost: 'The window was closed or lost',
  /** Shown before a new window opens: the first order may have been paid. */
  orderMayBeOpen:
    'Your first order may still be open or paid. Check it before you try again, or you may pay twice.',
  buyFailed: 'Buy failed',
  buyFailedHint: 'Buy can be declined from your side or due to and error on the provider app',

  bought: 'Bought',
  buying: 'Buying',
  notBought: 'Not bought',
  /** The title of a purchase with an unknown status. */
  purchase: 'Purchase',
  unknownStatus: 'Status unknown',
  completed: 'Completed',
  inProgress: 'In progress',
  failed: 'Failed',
  /** Announced when a purchase is found, and when it ends. */
  purchaseInProgress: 'Your purchase is being processed',
  purchaseCompleted: 'Purchase complete',
  purchaseFailed: 'Purchase failed',
  loadingActivity: 'Loading your purchases',
  noPurchases: 'No purchases yet',
  noPurchasesHint: 'Your card and bank purchases will appear here',
  activityFailed: 'Failed to fetch transactions',
  showMore: 'Show more',

  buy: 'Buy',
  whatIsABuy: [
    {
      title: 'Pay the way you usually do',
      text: 'Buy digital assets with your card or by bank transfer. An on-ramp provider takes the payment.',
    },
    {
      title: 'It arrives in your account',
      text: 'The provider sends what you bought to the address that is connected here. No one holds it for you.',
    },
    {
      title: 'The provider knows you, not this app',
      text: 'Your card and your name stay with the provider, who may ask who you are before the first purchase.',
    },
  ],

  widget: 'Buy crypto',
  youPay: 'You pay',
  youReceive: 'You receive',
  selectCurrency: (currency: string) => `Select currency: ${currency}`,
  selectToken: (token: string) => `Select token: ${token}`,
  currencies: 'Currencies',
  tokens: 'Tokens',
  loadingCurrencies: 'Loading options',
  presets: 'Amounts',
  limits: (min: string, max: string) => `From ${min} to ${max} by card`,
  belowLimit: (min: string) => `The minimum is ${min}`,
  aboveLimit: (max: string) => `The maximum is ${max}`,
  getQuotes: 'Get quotes',
  connectWallet: 'Connect wallet',
  quoting: 'Getting a quote',
  /** Announced when the price of an amount is known. */
  quoted: (amount: string, token: string) => `You receive ${amount} ${token}`,
  loadingProviders: 'Loading providers',
  quoteFailed: "Couldn't get a price",
  unpriced: 'The provider sets the price',
})
