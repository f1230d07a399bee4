import { expect, it } from 'vitest'
import type { AnnouncedWallet } from './readAnnouncement.ts'
import { listConnectors } from './listConnectors.ts'

const walletOf = (name: string, rdns: string): AnnouncedWallet => ({
  uuid: rdns,
  rdns,
  name,
  icon: undefined,
  provider: { request: () => Promise.resolve(), on() {}, removeListener() {} },
})

it('marks two wallets of one name as contested, and both may reconnect by their own ids', () => {
  const wallets = [walletOf('Fox', 'io.fox'), walletOf('FOX', 'io.fox-wallet')]
  const list = listConnectors([...wallets, walletOf('Cat', 'io.cat')], undefined)
  expect(list).toMatchObject([
    { connector: { id: 'io.fox', contested: true }, mayReconnect: true },
    { connector: { id: 'io.fox-wallet', contested: true }, mayReconnect: true },
    { connector: { id: 'io.cat' }, mayReconnect: true },
  ])
  expect(list[2]?.connector).not.toHaveProperty('contested')
})
