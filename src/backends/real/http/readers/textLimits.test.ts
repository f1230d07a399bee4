import { expect, it } from 'vitest'
import { asRecord } from '../../../port/asRecord.ts'
import { imageUrl } from '../../guards/imageUrl.ts'
import { ALICE } from '../../testing/fakeProvider.ts'
import { readName } from './readName.ts'
import { readOnramp } from './readOnramp.ts'
import { readSwapToken } from './readSwapToken.ts'
import { readTokenBalance } from './readTokenBalance.ts'
import { readTransaction } from './readTransaction.ts'
import { readTransfer } from './readTransfer.ts'
import { readWallet } from './readWallet.ts'

type Row = Readonly<Record<string, unknown>>
type Read = (change: Row) => unknown

const image = imageUrl
const chain = 'eip155:1'
const quantity = { numeric: '1', decimals: '18' }
const metadata = { minedAt: '2026-01-15T12:00:00Z', operationType: 'send', status: 'confirmed' }
const purchase = { id: 'a', symbol: 'ETH', networks: [] }
const payment = { id: 'EUR', payment_method_limits: [] }

const wallet: Read = (change) => readWallet({ id: 'a', name: 'Quill', ...change })
const place: Read = (change) =>
  readWallet({ id: 'a', name: 'Q', injected: [change] })?.injected?.[0]
const balance: Read = (change) =>
  readTokenBalance({ name: 'Ether', symbol: 'ETH', quantity, ...change }, chain, image)
const swapToken: Read = (change) =>
  readSwapToken(
    { name: 'E', symbol: 'E', decimals: 18, address: `${chain}:${ALICE}`, ...change },
    chain,
    image,
  )
const history = (row: Row, change: Row) =>
  readTransaction(
    { id: 'a', transfers: [], ...row, metadata: { ...metadata, ...change } },
    { account: ALICE, image },
  )
const entry: Read = (change) => history({}, change)
const application: Read = (change) =>
  history({}, { application: { name: 'App', ...change } })?.application
const transfer = (row: Row) =>
  readTransfer({ direction: 'in', quantity, ...row }, { isOwn: true, image })
const fungible: Read = (change) =>
  transfer({ fungible_info: { symbol: 'ETH', ...change } })?.fungible
const nft: Read = (change) => transfer({ nft_info: change })?.nft
const currencies = (bought: Row, paid: Row) =>
  readOnramp.currencies({
    purchaseCurrencies: [purchase, { ...purchase, ...bought }],
    paymentCurrencies: [payment, { ...payment, ...paid }],
  })
const bought: Read = (change) => currencies(change, {})?.purchase[1]
const network: Read = (change) =>
  currencies({ networks: [{ name: 'main', chain_id: '1', ...change }] }, {})?.purchase[1]
    ?.networks[0]
const limit: Read = (change) =>
  currencies({}, { payment_method_limits: [{ id: 'card', min: '1', max: '2', ...change }] })
    ?.payment[1]?.limits[0]
const suggestion: Read = (change) =>
  readName.suggestion({ registered: false, name: 'ada', ...change })
const named: Read = ({ address }) =>
  readName.record({ name: 'ada', addresses: { 60: { address } } }).addresses[0]

it.each<[text: string, limit: number, field: string, read: Read, as?: string]>([
  ['the id of a wallet', 128, 'id', wallet],
  ['the name of a wallet', 60, 'name', wallet],
  ['a link of a wallet', 2_048, 'homepage', wallet],
  ['the reverse domain of a wallet', 256, 'rdns', wallet],
  ['the picture of a wallet', 128, 'image_id', wallet],
  ['where a wallet is in a page', 64, 'namespace', place],
  ['how it is called there', 128, 'injected_id', place],
  ['the name of a token', 128, 'name', balance],
  ['the symbol of a token', 64, 'symbol', balance],
  ['the name of a token to swap', 128, 'name', swapToken],
  ['the symbol of a token to swap', 64, 'symbol', swapToken],
  ['the kind of an entry of the history', 64, 'operationType', entry],
  ['its status', 64, 'status', entry],
  ['its hash', 128, 'hash', entry],
  ['who sent it', 128, 'sentFrom', entry],
  ['who got it', 128, 'sentTo', entry],
  ['the app that made it', 128, 'name', application],
  ['the symbol of what was moved', 64, 'symbol', fungible],
  ['the name of what was moved', 128, 'name', fungible],
  ['the name of a collectible', 256, 'name', nft],
  ['what can be bought', 64, 'id', bought],
  ['its symbol', 16, 'symbol', bought],
  ['its name', 64, 'name', bought],
  ['a network to buy on', 64, 'name', network],
  ['how it is shown', 64, 'display_name', network, 'displayName'],
  ['its chain', 32, 'chain_id', network, 'chainId'],
  ['a contract to buy', 128, 'contract_address', network, 'contractAddress'],
  ['a way to pay', 64, 'id', limit],
  ['a name that is offered', 255, 'name', suggestion],
  ['an address that a name holds', 128, 'address', named],
])('reads %s of at most %d characters', (_, most, field, read, as = field) => {
  const readOf = (length: number) => asRecord(read({ [field]: 'x'.repeat(length) }))[as]
  expect(readOf(most)).toBe('x'.repeat(most))
  expect(readOf(most + 1)).not.toBe('x'.repeat(most + 1))
})

it('limits the id of a history entry and the page of a purchase', () => {
  const idOf = (length: number) => history({ id: 'x'.repeat(length) }, {})?.id
  expect([idOf(256)?.length, idOf(257)]).toEqual([256, undefined])
  const urlOf = (length: number) => readOnramp.url({ url: 'x'.repeat(length) })
  expect([urlOf(16_000)?.length, urlOf(16_001)]).toEqual([16_000, undefined])
})

it.each([
  ['no limits of a way to pay without a least amount', { min: null }],
  ['none without a most', { max: undefined }],
])('reads %s', (_, change) => {
  expect(limit(change)).toBeUndefined()
})
