import { describe, expect, it } from 'vitest'
import { buttonTexts } from '../../core/texts/general/buttonTexts.ts'
import { startTexts } from '../../core/texts/general/startTexts.ts'
import { connectButtonLabel } from './connectButtonLabel.ts'
import { accountButtonLabel, networkButtonLabel } from './hostLabels.ts'

const buttons = buttonTexts.english
const start = startTexts.english

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

describe('the connect button', () => {
  it('reads Connect Wallet [C-010]', () => {
    expect(connectButtonLabel(start, { open: false, loading: false })).toBe('Connect Wallet')
  })

  it.each([
    { open: true, loading: false },
    { open: false, loading: true },
  ])('reads Connecting... while loading or while the modal is open: %j [C-011]', (state) => {
    expect(connectButtonLabel(start, state)).toBe('Connecting...')
  })

  it("reads the host's text", () => {
    const own = { label: 'Sign in', loadingLabel: 'One moment' }
    expect(connectButtonLabel(start, { open: false, loading: false }, own)).toBe('Sign in')
    expect(connectButtonLabel(start, { open: true, loading: false }, own)).toBe('One moment')
  })
})

describe('the account button', () => {
  it('shows the address by its first 4 and last 6 characters [C-012 C-272]', () => {
    expect(accountButtonLabel(buttons, { address, profileName: undefined }, false)).toBe(
      '0xf3...b92266',
    )
  })

  it('shows the profile name instead, cut at 18 characters [C-012]', () => {
    expect(accountButtonLabel(buttons, { address, profileName: 'vitalik.eth' }, false)).toBe(
      'vitalik.eth',
    )
    const long = 'a-very-long-name-indeed.eth'
    expect(accountButtonLabel(buttons, { address, profileName: long }, false)).toBe(
      'a-very-long-name-i...',
    )
  })

  it('reads Switch Network on an unsupported chain [C-014]', () => {
    expect(accountButtonLabel(buttons, { address, profileName: 'vitalik.eth' }, true)).toBe(
      'Switch Network',
    )
  })
})

describe('the network button', () => {
  it('shows the network’s name', () => {
    expect(networkButtonLabel(buttons, { name: 'Polygon' }, true)).toBe('Polygon')
  })

  it('falls back to Unknown Network when connected and to Select Network otherwise [C-165]', () => {
    expect(networkButtonLabel(buttons, undefined, true)).toBe('Unknown Network')
    expect(networkButtonLabel(buttons, undefined, false)).toBe('Select Network')
  })
})
