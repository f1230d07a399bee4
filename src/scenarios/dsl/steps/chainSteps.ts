import * as f from '../fields/fields.ts'
import { record } from '../record.ts'

/** The kind of token that each contract makes, in words. */
const tokenCodes = {
  standard: 'a plain token',
  refusing: 'a refusing one',
  eventless: 'an eventless one',
  rounding: 'a rounding one',
} as const

/**
 * Steps on the local chains and changes of prices. A token is named by its symbol on that chain, amounts are decimal base units. Balances,
 * allowances and names are set without a block.
 */
export const chainSteps = {
  'chain.mine': record({
    about: 'Mines one block, or several.',
    fields: { chainId: f.network, blocks: f.optional(f.count('Blocks')) },
    sentence: ({ chainId, blocks }) =>
      `Mine ${blocks ?? 1} ${blocks && blocks > 1 ? 'blocks' : 'block'} on ${chainId}`,
  }),
  'chain.automine': record({
    about:
      'Turned off, transactions wait until `chain.mine`. Turned on, pending ones are mined at once.',
    fields: { chainId: f.network, on: f.flag('On') },
    sentence: ({ chainId, on }) =>
      on
        ? `From now on ${chainId} mines every transaction at once`
        : `From now on transactions wait on ${chainId}`,
  }),
  'chain.setBalance': record({
    about: 'Sets the balance of an account, in wei or lamports.',
    fields: { chainId: f.network, account: f.account, wei: f.amount('Amount') },
    sentence: ({ chainId, account, wei }, say) =>
      `Now ${say.account(account)} holds ${say.coin(chainId, wei)} on ${chainId}`,
  }),
  'chain.airdrop': record({
    about: 'Requests an amount from the faucet of a Solana cluster.',
    fields: { chainId: f.network, account: f.account, lamports: f.amount('Amount') },
    sentence: ({ chainId, account, lamports }, say) =>
      `The faucet of ${chainId} pays ${say.coin(chainId, lamports)} to ${say.account(account)}`,
  }),
  'chain.setTokenBalance': record({
    about: 'Sets the token balance of an account.',
    fields: {
      chainId: f.network,
      token: f.token,
      account: f.account,
      units: f.amount('Amount', 'token'),
    },
    sentence: ({ chainId, token, account, units }, say) =>
      `Now ${say.account(account)} holds ${say.token(chainId, token, units)} on ${chainId}`,
  }),
  'chain.setAllowance': record({
    about: 'Sets the amount that the swap router, or `spender`, may take from an account.',
    fields: {
      chainId: f.network,
      token: f.token,
      account: f.account,
      units: f.amount('Amount', 'token'),
      spender: f.optional(f.address('Spender')),
    },
    sentence: ({ chainId, token, account, units, spender }, say) =>
      `${spender ?? 'The router'} may now take ${say.token(chainId, token, units)} from ${say.account(account)} on ${chainId}`,
  }),
  'chain.setTokenSymbol': record({
    about: "Sets the symbol that the token's contract returns; steps keep its old name.",
    fields: { chainId: f.network, token: f.token, symbol: f.text('Symbol') },
    sentence: ({ chainId, token, symbol }) =>
      `The contract of ${token} on ${chainId} calls itself ${symbol} now`,
  }),
  'chain.setTokenCode': record({
    about:
      "Replaces the token's contract: `refusing` answers `false` and does nothing, `eventless` moves without events, `rounding` moves one unit less, as rebasing tokens do, `standard` is a plain ERC-20.",
    fields: {
      chainId: f.network,
      token: f.token,
      code: f.oneOf('Contract', 'standard', 'refusing', 'eventless', 'rounding'),
    },
    sentence: ({ chainId, token, code }) =>
      `The contract of ${token} on ${chainId} is ${tokenCodes[code]} now`,
  }),
  'chain.setL1Fee': record({
    about:
      'Gives a chain the predeploy of the OP stack that prices the data of transactions, in wei per byte.',
    fields: { chainId: f.network, wei: f.amount('Price of a byte', 'gas') },
    sentence: ({ chainId, wei }, say) => `A byte of data on ${chainId} now costs ${say.gas(wei)}`,
  }),
  'chain.setBaseFee': record({
    about: 'Sets the price of gas in the next block, in wei; later blocks continue from it.',
    fields: { chainId: f.network, wei: f.amount('Price of gas', 'gas') },
    sentence: ({ chainId, wei }, say) => `Gas on ${chainId} now costs ${say.gas(wei)}`,
  }),
  'chain.setName': record({
    about:
      'Sets the account that a name on Ethereum points to (`null` for none), on the network `chainId`; `primary` also names the account by it.',
    fields: {
      name: f.text('Name'),
      account: f.accountOrNull,
      primary: f.onlyTrue('Primary'),
      avatar: f.optional(f.text('Picture')),
      chainId: f.optional(f.chainId),
    },
    sentence: ({ name, account, chainId }, say) =>
      account === null
        ? `The name ${name} has no address`
        : `The name ${name} points to ${say.account(account)}${chainId === undefined ? '' : ` on ${chainId}`}`,
  }),
  'chain.poisonHistory': record({
    about:
      'Adds a transfer of 0 from an account to an address, sent by a stranger (address poisoning).',
    fields: {
      chainId: f.network,
      token: f.token,
      account: f.account,
      address: f.address('Address'),
    },
    sentence: ({ chainId, account, address }, say) =>
      `A stranger poisons the history of ${say.account(account)} on ${chainId} with ${address}`,
  }),
  'chain.drop': record({
    about: 'Drops all pending transactions; waits until there is one.',
    fields: { chainId: f.network },
    sentence: ({ chainId }) => `The node of ${chainId} drops the pending transactions`,
  }),
  'chain.replace': record({
    about:
      'Replaces the newest pending transaction with one of the same nonce; waits until there is one.',
    fields: { chainId: f.network, how: f.oneOf('How', 'speedUp', 'cancel') },
    sentence: ({ chainId, how }) =>
      how === 'cancel'
        ? `The owner cancels the pending transaction on ${chainId}`
        : `The owner speeds up the pending transaction on ${chainId}`,
  }),
  'chain.reorg': record({
    about: 'Replaces the newest blocks with empty ones.',
    fields: { chainId: f.network, depth: f.count('Blocks') },
    sentence: ({ chainId, depth }) =>
      `Empty blocks replace the newest ${depth > 1 ? `${depth} blocks` : 'block'} of ${chainId}`,
  }),
  'price.set': record({
    about: 'Sets the price of a coin or token, also in the pools.',
    fields: { symbol: f.textFrom('Symbol', 'prices'), usd: f.number('USD') },
    sentence: ({ symbol, usd }) => `${symbol} now costs ${usd} USD`,
  }),
}
