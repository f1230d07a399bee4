import { chainIdHex, hexQuantity } from '../../../../backends/port/hex.ts'
import { namespaceOf, type ChainId } from '../../../../backends/port/chainIds.ts'
import type { Address, Eip1193Request } from '../../../../backends/port/connectors.ts'
import { FoyerError } from '../../../../backends/port/errors.ts'
import type { TransactionEffect } from '../../../money/transaction/result/transactionEffect.ts'

/** The transfer on screen. Only this transfer is signed. */
export interface Transfer {
  readonly chainId: ChainId
  readonly from: Address
  /** The address that receives the amount. */
  readonly recipient: Address
  /** The name that the visitor entered, if any. */
  readonly name: string | undefined
  /** The token's contract; absent for the native coin. */
  readonly token: Address | undefined
  /** The symbol of the token or coin on screen. */
  readonly symbol: string
  readonly tokenName: string
  /** The amount in the smallest unit, exact. */
  readonly units: bigint
  /** The decimals of the amount on screen, so that `units` cannot be scaled differently. */
  readonly decimals: number
}

/** The selector of `transfer(address,uint256)`, the same for every ERC-20, whatever it returns. */
const transferSelector = '0xa9059cbb'

const word = (value: bigint) => value.toString(16).padStart(64, '0')

/**
 * Builds the transaction of a transfer: the native coin goes to the recipient without data, a token by a call of its
 * contract without value. The wallet sets the gas price, because a node may lie about it (open point 177). Throws
 * `internal` for an invalid amount or address.
 */
export function transactionOf(
  transfer: Pick<Transfer, 'from' | 'recipient' | 'token' | 'units'>,
): Readonly<Record<string, string>> {
  const { from, recipient, token, units } = transfer
  const addresses = [from, recipient, token ?? recipient]
  const sound = units > 0n && units < 2n ** 256n && addresses.every((each) => evm.test(each))
  if (!sound) throw new FoyerError('internal', 'Refused to send: not an amount, or not an address.')
  if (token === undefined) return { from, to: recipient, data: '0x', value: hexQuantity(units) }
  const data = `${transferSelector}${word(BigInt(recipient))}${word(units)}`
  return { from, to: token, data, value: '0x0' }
}

/** The change that makes a transfer of an EVM token a success; a coin moves with the transaction itself. */
export function transferEffect({
  chainId,
  decimals,
  from,
  recipient,
  token,
}: Transfer): TransactionEffect | undefined {
  if (token === undefined || namespaceOf(chainId) !== 'eip155') return undefined
  return { event: 'transfer', token, decimals, from, to: recipient }
}

const evm = /^0x[0-9a-f]{40}$/i

/** Builds the wallet request. It names the chain, so that it cannot be sent on another one. */
export function requestOf(transfer: Transfer): Eip1193Request {
  const params = [{ ...transactionOf(transfer), chainId: chainIdHex(transfer.chainId) }]
  return { method: 'eth_sendTransaction', params }
}
