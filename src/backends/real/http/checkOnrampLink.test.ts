import { expect, it } from 'vitest'
import { ALICE, BOB } from '../testing/fakeProvider.ts'
import { checkOnrampLink } from './checkOnrampLink.ts'

const cardProvider = 'https://pay.coinbase.com'
const page = `${cardProvider}/buy/select-asset`
const wallet = (address: unknown) => ({ address, blockchains: ['ethereum'], assets: ['USDC'] })
const to = (wallets: unknown) => `destinationWallets=${encodeURIComponent(JSON.stringify(wallets))}`
const check = (link: string, address = ALICE) => checkOnrampLink(link, { cardProvider, address })
const solana = 'AKnL4NNf3DGWZJS6cPknBuEGnVsV4A4m5tgebLHaRSZ9'

it.each([
  ['that address', to([wallet(ALICE)]), ALICE],
  ['it in small letters', to([wallet(ALICE.toLowerCase())]), ALICE],
  ['it behind a large X', to([wallet(ALICE)]), ALICE.replace('0x', '0X')],
  ['it on two chains', to([wallet(ALICE), wallet(ALICE)]), ALICE],
  ['an address of another namespace', to([wallet(solana)]), solana],
])('takes a page of the provider that pays %s', (_, query, address) => {
  expect(check(`${page}?appId=1&${query}`, address)).toBe(`${page}?appId=1&${query}`)
})

it.each([
  ['another address', to([wallet(BOB)])],
  ['another address as well', to([wallet(ALICE), wallet(BOB)])],
  ['another address in a second list', `${to([wallet(ALICE)])}&${to([wallet(BOB)])}`],
  ['what cannot be read as well', `${to([wallet(ALICE)])}&destinationWallets=%7B`],
  ['what is no list as well', `${to([wallet(ALICE)])}&${to(wallet(BOB))}`],
  ['nobody', to([])],
  ['nobody that is named', 'partnerUserId=x'],
  ['an entry without an address', to([{}])],
  ['an entry that is none', to([ALICE])],
  ['an address that is no text', to([wallet([ALICE])])],
  ['something that is no list', to(wallet(ALICE))],
  ['something that cannot be read', 'destinationWallets=%7B'],
  ['whom a session token says', `${to([wallet(ALICE)])}&sessionToken=abc`],
  [
    'whom other addresses say',
    `${to([wallet(ALICE)])}&addresses=${encodeURIComponent(`{"${BOB}":["ethereum"]}`)}`,
  ],
])('refuses a page that pays %s', (_, query) => {
  expect(() => check(`${page}?${query}`)).toThrow(expect.objectContaining({ code: 'link.refused' }))
})

it('refuses a Solana address in another writing, which is another address', () => {
  expect(() => check(`${page}?${to([wallet(solana.toLowerCase())])}`, solana)).toThrow(
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
  'http://pay.coinbase.com',
  'https://pay.coinbase.com@evil.example',
  'https://somebody:secret@pay.coinbase.com',
  'https://pay.c\u043einbase.com',
  'javascript:alert(1)',
])('refuses %s, which is not the provider', (site) => {
  expect(() => check(`${site}/buy?${to([wallet(ALICE)])}`)).toThrow(
    expect.objectContaining({ code: 'link.refused' }),
  )
})

it('repeats no more than the beginning of a link that it refuses', () => {
  const said = () => check(`https://evil.example/${'x'.repeat(10_000)}?${to([wallet(ALICE)])}`)
  expect(said).toThrow(/^.{200,400}$/)
})
