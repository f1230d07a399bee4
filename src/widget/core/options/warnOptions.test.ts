import { expect, it, vi } from 'vitest'
import { testNetworks } from '../../testing/testNetworks.ts'
import type { FoyerOptions } from './config.ts'
import { warnOptions } from './warnOptions.ts'

const { ethereum, polygon } = testNetworks
const least: FoyerOptions = {
  projectId: 'project',
  backend: () => {
    throw new Error('Not used.')
  },
  adapters: [{ namespace: 'eip155', networks: [ethereum, polygon] }],
}
const warn = (options: object) => warnOptions({ ...least, ...options }, [ethereum, polygon])

it.each<[object, RegExp]>([
  [
    { themeVariable: {} },
    /createFoyer\(\) has no option "themeVariable". Did you mean "themeVariables"\?$/,
  ],
  [{ features: {} }, /createFoyer\(\) has no option "features".$/],
  [{ auth: { mail: true } }, /option `auth` of createFoyer\(\) has no option "mail". .*"email"\?$/],
  [
    { adapters: [{ namespace: 'eip155', network: [] }] },
    /An entry of `adapters` has no option "network". Did you mean "networks"\?$/,
  ],
  [{ allWallets: 'HID' }, /`allWallets` is "HID", .* the entry is shown. Did you mean "HIDE"\?$/],
  [
    { defaultChain: 424_242 },
    /`defaultChain` is "eip155:424242", .*: the widget starts on "eip155:1".$/,
  ],
])('warns about %j', (options, sentence) => {
  const said = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  warn(options)
  expect(said.mock.calls).toEqual([[expect.stringMatching(sentence)]])
  said.mockRestore()
})

it('says nothing about options as they should be', () => {
  const said = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  warn({ allWallets: 'ONLY_MOBILE', auth: false, defaultChain: polygon, themeMode: undefined })
  warn({ auth: { socials: ['google'] }, defaultChain: 137 })
  expect(said).not.toHaveBeenCalled()
  said.mockRestore()
})
