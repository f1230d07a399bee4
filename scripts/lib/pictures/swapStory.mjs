/** @typedef {import('../../../src/scenarios/index.ts').Step} Step */

/**
 * A moment of the animation: its steps, and how long the outcome is shown. One of them is also the still picture, for
 * readers who prefer less motion.
 *
 * @typedef {{ steps: readonly Step[], ms: number, still?: true }} Moment
 */

/**
 * @param {string} name
 * @param {{ exact?: boolean, nth?: number, within?: 'modal' | 'page' }} [more]
 * @returns {Step}
 */
const click = (name, more) => ({ do: 'click', target: { role: 'button', name, ...more } })

/**
 * The steps before the first frame: Emberfox is connected, and the modal shows the account.
 *
 * @type {readonly Step[]}
 */
export const beforeSwap = [
  click('Connect Wallet', { within: 'page', nth: 0 }),
  { expect: 'modal', open: true },
  click('Emberfox', { exact: false, within: 'modal' }),
  { do: 'wallet.approve', wallet: 'fox', method: 'eth_requestAccounts' },
  { expect: 'modal', open: false },
  { do: 'run', ms: 5_000 },
  click('10,000', { exact: false, nth: 0 }),
  { expect: 'view', is: 'Account' },
]

/** @type {Step} */
const receives = { expect: 'view', is: 'Swap' }

/**
 * A swap whose price changes twice, from the account to the receipt.
 *
 * @type {readonly Moment[]}
 */
export const swapStory = [
  { steps: [], ms: 1_600 },
  { steps: [click('Swap'), receives], ms: 1_000 },
  {
    steps: [
      click('Select token', { within: 'modal', nth: 0 }),
      { expect: 'view', is: 'SwapSelectToken' },
    ],
    ms: 1_200,
  },
  {
    steps: [
      click('USD Coin', { exact: false, within: 'modal', nth: 0 }),
      receives,
      { do: 'run', ms: 200 },
    ],
    ms: 1_800,
  },
  // The price falls, and the quote follows.
  {
    steps: [
      { do: 'price.set', symbol: 'ETH', usd: 3_080 },
      { do: 'run', ms: 10_000 },
    ],
    ms: 1_800,
  },
  { steps: [click('Review swap'), { expect: 'view', is: 'SwapPreview' }], ms: 2_200 },
  // It falls below what was reviewed.
  {
    steps: [
      { do: 'price.set', symbol: 'ETH', usd: 3_030 },
      { do: 'run', ms: 10_000 },
    ],
    ms: 3_000,
    still: true,
  },
  { steps: [click('Accept new rate')], ms: 1_200 },
  { steps: [click('Swap')], ms: 1_800 },
  { steps: [{ do: 'wallet.approve', wallet: 'fox', method: 'eth_sendTransaction' }], ms: 2_200 },
  {
    steps: [{ do: 'run', ms: 3_000 }, click('Activity'), { expect: 'view', is: 'Transactions' }],
    ms: 3_000,
  },
]
