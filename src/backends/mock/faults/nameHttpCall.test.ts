import { expect, it } from 'vitest'
import { nameHttpCall } from './nameHttpCall.ts'

const api = 'https://rpc.walletconnect.org'

it.each([
  ['GET', 'https://api.web3modal.org/getWallets?page=1&entries=4', 'directory.wallets'],
  ['GET', 'https://api.web3modal.org/getWalletImage/5195e9db', 'directory.walletImage'],
  ['GET', 'https://api.web3modal.org/public/getAssetImage/ba0b', 'directory.assetImage'],
  ['GET', 'https://api.web3modal.org/public/getTokenImage/ETH', 'directory.tokenImage'],
  ['GET', 'https://api.web3modal.org/public/getCurrencyImage/USD', 'directory.currencyImage'],
  ['POST', 'https://pulse.walletconnect.org/e', 'analytics.send'],
  ['GET', `${api}/v1/identity/0x12?projectId=p`, 'identity.identity'],
  ['GET', `${api}/v1/account/0x12/balance?currency=usd`, 'balances.balances'],
  ['GET', `${api}/v1/convert/tokens?chainId=eip155:1`, 'swap.tokens'],
  ['POST', `${api}/v1/fungible/price`, 'swap.price'],
  ['GET', `${api}/v1/convert/quotes?amount=1`, 'swap.quote'],
  ['GET', `${api}/v1/convert/allowance?userAddress=u`, 'swap.allowance'],
  ['GET', `${api}/v1/convert/build-approve?from=f`, 'swap.buildApproval'],
  ['POST', `${api}/v1/convert/build-transaction`, 'swap.buildSwap'],
  ['GET', 'http://other.example:81/x', 'http.other.example:81'],
])('names %s %s', (method, url, name) => {
  expect(nameHttpCall(method, url, undefined).name).toBe(name)
})

it('names JSON-RPC by its method and keeps the request', () => {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_getBalance', params: ['0x1'] })
  expect(nameHttpCall('POST', `${api}/v1/?chainId=eip155:1&projectId=p`, body)).toEqual({
    name: 'chain.eth_getBalance',
    arguments: {
      url: `${api}/v1/`,
      chainId: 'eip155:1',
      method: 'eth_getBalance',
      params: ['0x1'],
    },
  })
})

it('keeps query and body of the other calls', () => {
  expect(
    nameHttpCall('GET', 'https://api.web3modal.org/getWallets?page=2', undefined).arguments,
  ).toEqual({
    url: 'https://api.web3modal.org/getWallets',
    query: { page: '2' },
  })
  expect(
    nameHttpCall('POST', 'https://pulse.walletconnect.org/e', '{"a":1}').arguments,
  ).toMatchObject({
    body: { a: 1 },
  })
})
