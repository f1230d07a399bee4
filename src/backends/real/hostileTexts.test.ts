import { imageUrl } from './guards/imageUrl.ts'
import { stoppedClock } from './testing/stoppedClock.ts'
import { expect, it } from 'vitest'
import { createRpcClient } from './chain/rpcClient.ts'
import { readAnnouncement } from './connectors/readAnnouncement.ts'
import { toWalletError } from './connectors/toWalletError.ts'
import { readFrameMessage } from './frame/frameProtocol.ts'
import { createHistoryService } from './http/historyService.ts'
import { createHttpClient } from './http/httpClient.ts'
import { createIdentityService } from './http/identityService.ts'
import { readName } from './http/readers/readName.ts'
import { readOnramp } from './http/readers/readOnramp.ts'
import { readSwapToken } from './http/readers/readSwapToken.ts'
import { readTokenBalance } from './http/readers/readTokenBalance.ts'
import { readWallet } from './http/readers/readWallet.ts'
import { readStandardWallet } from './solana/readStandardWallet.ts'
import { fakeFetch } from './testing/fakeFetch.ts'
import { ALICE } from './testing/fakeProvider.ts'
import { toPairingError } from './walletconnect/toPairingError.ts'

/** Reversed, broken, with invisible letters and stacked marks. */
const hostile = 'USDC\u202Ekcul\u200B\u2028line\u0000\u3164x\u0301\u0302\u0303\u0304\u0305'
const readable = 'USDC kcul line x\u0301\u0302'

const http = (answer: unknown) =>
  createHttpClient({
    clock: stoppedClock,
    fetch: fakeFetch(() => Response.json(answer)).fetch,
    baseUrl: 'https://api.example',
  })

const fungible = { name: hostile, symbol: hostile, icon: null }
const transaction = {
  id: '1',
  metadata: {
    minedAt: '2026-01-15T12:00:00Z',
    operationType: hostile,
    status: hostile,
    sentFrom: hostile,
    sentTo: hostile,
    application: { name: hostile, iconUrl: null },
  },
  transfers: [
    { direction: 'in', quantity: { numeric: '1' }, fungible_info: fungible },
    { direction: 'in', quantity: { numeric: '1' }, nft_info: { name: hostile } },
  ],
}
const provider = { request: () => Promise.resolve(), on: () => undefined }

const readers: Readonly<Record<string, () => unknown>> = {
  'a history': () =>
    createHistoryService({
      http: http({ data: [transaction], next: null }),
      projectId: 'p',
      image: imageUrl,
    }).transactions({
      account: ALICE,
    }),
  'an identity': () =>
    createIdentityService({
      http: http({ name: hostile, avatar: null }),
      projectId: 'p',
      image: imageUrl,
      leadsTo: () => Promise.resolve(true),
      chains: { ensIdentity: () => Promise.resolve({}) },
      onError: () => undefined,
    }).identity(ALICE, undefined),
  'a name of ENS': () =>
    createIdentityService({
      http: http({ name: null, avatar: null }),
      projectId: 'p',
      image: imageUrl,
      leadsTo: () => Promise.resolve(true),
      chains: { ensIdentity: () => Promise.resolve({ name: hostile }) },
      onError: () => undefined,
    }).identity(ALICE, undefined),
  'a wallet of the directory': () => readWallet({ id: '1', name: hostile }),
  'a balance': () =>
    readTokenBalance(
      { name: hostile, symbol: hostile, quantity: { numeric: '1', decimals: '18' } },
      'eip155:1',
      imageUrl,
    ),
  'a token of a swap list': () =>
    readSwapToken(
      { name: hostile, symbol: hostile, address: `eip155:1:${ALICE}`, decimals: 18 },
      'eip155:1',
      imageUrl,
    ),
  'a name record': () => readName.record({ name: hostile, addresses: {} }),
  'a name suggestion': () => readName.suggestion({ name: hostile, registered: false }),
  'currencies to buy': () =>
    readOnramp.currencies({
      purchaseCurrencies: [
        {
          id: 'usdc',
          name: hostile,
          symbol: hostile.slice(0, 8),
          networks: [{ name: hostile, display_name: hostile, chain_id: '1' }],
        },
      ],
      paymentCurrencies: [{ id: 'USD', payment_method_limits: [] }],
    }),
  'an announced wallet': () =>
    readAnnouncement({ info: { uuid: 'u', name: hostile, icon: '', rdns: 'a.b' }, provider }),
  'a wallet of the wallet standard': () =>
    readStandardWallet({
      name: hostile,
      chains: ['solana:mainnet'],
      features: {
        'standard:connect': { connect: () => undefined },
        'standard:events': { on: () => undefined },
      },
    })?.name,
  'a wallet’s refusal': () => toWalletError({ code: 4001, message: hostile }, 'Connecting').details,
  'a refused pairing': () => toPairingError({ message: hostile }).details,
  'a person of the secure site': () =>
    readFrameMessage({
      type: '@w3m-frame/GET_USER_SUCCESS',
      payload: { email: hostile, address: ALICE, chainId: 1 },
    }),
  'a social login': () =>
    readFrameMessage({ type: '@w3m-frame/CONNECT_SOCIAL_SUCCESS', payload: { userName: hostile } }),
  'an error of the secure site': () =>
    readFrameMessage({ type: '@w3m-frame/CONNECT_OTP_ERROR', payload: { message: hostile } }),
  'an error of a node': () =>
    createRpcClient({
      clock: stoppedClock,
      fetch: fakeFetch(() =>
        Response.json({ jsonrpc: '2.0', id: 1, error: { code: -32000, message: hostile } }),
      ).fetch,
      blockchainApi: 'https://rpc.example',
      projectId: 'p',
    })
      .call(
        {
          id: 'eip155:1',
          name: 'Ethereum',
          chain: 'eip155',
          currency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
        },
        'eth_chainId',
        [],
      )
      .catch((error: unknown) => (error as { details: unknown }).details),
}

function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsOf)
}

it.each(Object.keys(readers))('cleans every text of %s', async (name) => {
  const texts = textsOf(await readers[name]?.()).filter((text) => text.startsWith('USDC'))
  expect(texts.length).toBeGreaterThan(0)
  expect(texts.filter((text) => !readable.startsWith(text))).toEqual([])
})
