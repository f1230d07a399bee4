/** Returns typed data of one field, for a chain. */
export const typedDataOn = (chainId: number) => ({
  domain: { name: 'Shop', chainId },
  types: {
    EIP712Domain: [
      { name: 'name', type: 'string' },
      { name: 'chainId', type: 'uint256' },
    ],
    Order: [{ name: 'total', type: 'uint256' }],
  },
  primaryType: 'Order',
  message: { total: '7' },
})

const shop = `0x${'5b'.repeat(20)}`

interface UnfitRequest {
  readonly why: string
  readonly method: 'personal_sign' | 'eth_signTypedData_v4' | 'eth_sendTransaction'
  /** Returns the parameters of the request for an account that the page may use, on Ethereum. */
  readonly params: (from: string) => readonly unknown[]
  readonly message: RegExp
}

/** Requests that every simulated wallet on Ethereum rejects with -32602 before its owner sees them. */
export const unfitRequests: readonly UnfitRequest[] = [
  {
    why: 'a message that is not text',
    method: 'personal_sign',
    params: (from) => [5, from],
    message: /^Invalid message: expected text/,
  },
  {
    why: 'typed data for another chain',
    method: 'eth_signTypedData_v4',
    params: (from) => [from, JSON.stringify(typedDataOn(137))],
    message: /^Provided chainId "137" must match the active chainId "1"\.$/,
  },
  {
    why: 'typed data for an unreadable chain',
    method: 'eth_signTypedData_v4',
    params: (from) => [
      from,
      { ...typedDataOn(1), domain: { chainId: 'one' }, types: { Order: [], EIP712Domain: [] } },
    ],
    message: /^Provided chainId "one" must match the active chainId "1"\.$/,
  },
  {
    why: 'typed data without its type',
    method: 'eth_signTypedData_v4',
    params: (from) => [from, { ...typedDataOn(1), primaryType: 'Offer' }],
    message: /its primary type "Offer" has no type definition/,
  },
  {
    why: 'a transaction for another chain',
    method: 'eth_sendTransaction',
    params: (from) => [{ from, to: shop, chainId: '0x89' }],
    message: /The transaction is for chain 137, and the wallet is on eip155:1/,
  },
  {
    why: 'a transaction with blobs',
    method: 'eth_sendTransaction',
    params: (from) => [{ from, to: shop, blobs: ['0x00'] }],
    message: /Invalid transaction type 0x3: blobs/,
  },
  {
    why: 'a transaction that sets the code of an account',
    method: 'eth_sendTransaction',
    params: (from) => [{ from, to: shop, authorizationList: [] }],
    message: /Invalid transaction type 0x4/,
  },
  {
    why: 'a recipient that is not an address',
    method: 'eth_sendTransaction',
    params: (from) => [{ from, to: 'shop' }],
    message: /^Invalid to: expected an address/,
  },
  {
    why: 'a value that is not hex',
    method: 'eth_sendTransaction',
    params: (from) => [{ from, to: shop, value: '1e18' }],
    message: /^Invalid value: expected a whole number in hex/,
  },
  {
    why: 'data that is not hex',
    method: 'eth_sendTransaction',
    params: (from) => [{ from, to: shop, data: 'code' }],
    message: /^Invalid data: expected bytes/,
  },
]
