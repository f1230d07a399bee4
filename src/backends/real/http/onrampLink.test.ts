import { expect, it } from 'vitest'
import { ALICE, BOB } from '../testing/fakeProvider.ts'
import { onrampLink } from './onrampLink.ts'

const cardProvider = 'https://pay.coinbase.com'
const page = `${cardProvider}/buy/select-asset`
const wallet = (address: unknown) => ({ address, blockchains: ['ethereum'], assets: ['USDC'] })
const json = (value: unknown) => encodeURIComponent(JSON.stringify(value))
const to = (wallets: unknown) => `appId=a-1&destinationWallets=${json(wallets)}`
const requestOf = (address: string) => ({
  destinationWallets: [wallet(address)],
  defaultNetwork: 'base',
  partnerUserId: address,
  presetFiatAmount: 100,
})
const link = (answer: string, address = ALICE, site = cardProvider) =>
  onrampLink(answer, { cardProvider: site, address, request: requestOf(address) })
const solana = 'AKnL4NNf3DGWZJS6cPknBuEGnVsV4A4m5tgebLHaRSZ9'

/** The parameters of the page that opens for a response. */
function opened(answer: string, address = ALICE) {
  const { hash, origin, pathname, searchParams } = new URL(link(answer, address))
  return { page: `${origin}${pathname}${hash}`, query: Object.fromEntries(searchParams) }
}
const asRequested = (address: string) => ({
  page,
  query: {
    appId: 'a-1',
    destinationWallets: JSON.stringify([wallet(address)]),
    defaultNetwork: 'base',
    partnerUserId: address,
    presetFiatAmount: '100',
  },
})
const refusal = expect.objectContaining({ code: 'link.refused' })

it.each([
  ['that address', to([wallet(ALICE)]), ALICE],
  ['it in small letters', to([wallet(ALICE.toLowerCase())]), ALICE],
  ['it behind a large X', to([wallet(ALICE)]), ALICE.replace('0x', '0X')],
  ['it on two chains', to([wallet(ALICE), wallet(ALICE)]), ALICE],
  ['an address of another namespace', to([wallet(solana)]), solana],
])('keeps the requested address for a page that pays %s', (_, query, address) => {
  expect(opened(`${page}?${query}`, address)).toEqual(asRequested(address))
})

const evil = json([wallet(BOB)])
it.each([
  ['a list with brackets', `destinationWallets[]=${evil}`],
  ['a list with an index', `destinationWallets%5B1%5D=${evil}`],
  ['another spelling of the list', `DestinationWallets=${evil}`],
  ['a session token', 'sessionToken=x'],
  ['another spelling of a session token', 'sessiontoken=x'],
  ['a list of addresses', `addresses=${json({ [BOB]: ['ethereum'] })}`],
  ['a way back to another site', 'redirectUrl=https://evil.example'],
  ['a fragment', `x=1#destinationWallets=${evil}`],
  ['another amount', 'presetFiatAmount=9999'],
])('ignores %s of the response', (_, more) => {
  expect(opened(`${page}?${to([wallet(ALICE)])}&${more}`)).toEqual(asRequested(ALICE))
})

it('ignores further fields of an entry beside the address', () => {
  const twice = `[{"address":"${BOB}","address":"${ALICE}","destination":"${BOB}"}]`
  const answer = `${page}?appId=a-1&destinationWallets=${encodeURIComponent(twice)}`
  expect(opened(answer)).toEqual(asRequested(ALICE))
})

it.each([
  ['another address', to([wallet(BOB)])],
  ['another address as well', to([wallet(ALICE), wallet(BOB)])],
  ['another address in a second list', `${to([wallet(ALICE)])}&${to([wallet(BOB)])}`],
  ['an unreadable list as well', `${to([wallet(ALICE)])}&destinationWallets=%7B`],
  ['no list as well', `${to([wallet(ALICE)])}&${to(wallet(BOB))}`],
  ['no account', to([])],
  ['no account that it names', 'appId=a-1&partnerUserId=x'],
  ['an entry without an address', to([{}])],
  ['an entry that is only text', to([ALICE])],
  ['an address that is no text', to([wallet([ALICE])])],
  ['something that is no list', to(wallet(ALICE))],
  ['something unreadable', 'appId=a-1&destinationWallets=%7B'],
])('refuses a page that pays %s', (_, query) => {
  expect(() => link(`${page}?${query}`)).toThrow(refusal)
})

it.each(['', '&appId=', '&appId=a%26b', `&appId=${'a'.repeat(201)}`])(
  'refuses a response without a plain appId: %s',
  (appId) => {
    const answer = `${page}?destinationWallets=${json([wallet(ALICE)])}${appId}`
    expect(() => link(answer)).toThrow(refusal)
  },
)

it('refuses a Solana address in another letter case, which is another address', () => {
  expect(() => link(`${page}?${to([wallet(solana.toLowerCase())])}`, solana)).toThrow(
    'destinationWallets',
  )
})

it.each([
  'https://pay-coinbase.example',
  'https://pay.coinbase.com.evil.example',
  'https://pay.coinbase.com:8443',
  'https://evil.example/pay.coinbase.com',
  'https://coinbase.com',
  'https://a.pay.coinbase.com',
  'https://pay.coinbase.com.',
  'http://pay.coinbase.com',
  'https://pay.coinbase.com@evil.example',
  'https://somebody:secret@pay.coinbase.com',
  'https://pay.c\u043einbase.com',
  'javascript:alert(1)',
])('refuses %s, which is not the provider', (site) => {
  expect(() => link(`${site}/buy/select-asset?${to([wallet(ALICE)])}`)).toThrow(refusal)
})

it.each(['/', '/signin', '/buy', '/buy/select-asset/..', '/buy/select-asset/x'])(
  "refuses the provider's page %s",
  (path) => {
    expect(() => link(`${cardProvider}${path}?${to([wallet(ALICE)])}`)).toThrow(refusal)
  },
)

it('opens the page that the host configures', () => {
  const site = 'https://cards.example/start'
  const answer = `?${to([wallet(ALICE)])}`
  expect(link(`${site}${answer}`, ALICE, site)).toMatch(/^https:\/\/cards\.example\/start\?appId=/)
  expect(() => link(`https://cards.example/${answer}`, ALICE, site)).toThrow(refusal)
})

it('quotes only the beginning of a refused link', () => {
  const refused = () => link(`https://evil.example/${'x'.repeat(10_000)}?${to([wallet(ALICE)])}`)
  expect(refused).toThrow(/^.{200,400}$/)
})
