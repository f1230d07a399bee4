import { describe, expect, it } from 'vitest'
import { memoryStorage } from '../testing/memoryStorage.ts'
import { BOB } from '../testing/fakeProvider.ts'
import { openAuth, USER } from '../testing/openAuth.ts'

const POLYGON = {
  id: 'eip155:137',
  name: 'Polygon',
  chain: 'eip155',
  currency: { name: 'POL', symbol: 'POL', decimals: 18 },
} as const

async function connected() {
  const parts = await openAuth()
  const connection = await parts.answered(parts.auth.connect({ chainId: 'eip155:1' }), USER)
  parts.site.answers.IS_CONNECTED = { isConnected: true }
  return { ...parts, connection }
}

describe('the frame', () => {
  it('loads the frame from the secure site with projectId and chainId [C-296]', async () => {
    const { site } = await openAuth()
    expect(site.mounts).toEqual([
      'https://secure.example/sdk?projectId=project%20one&chainId=eip155:1',
    ])
  })

  it('sends all three parts of the theme [C-177 C-292]', async () => {
    const { auth, site, answered } = await openAuth()
    const theme = {
      themeMode: 'dark',
      themeVariables: { '--w3m-z-index': 9 },
      w3mThemeVariables: { '--w3m-accent': '#fff' },
    } as const
    await answered(auth.syncTheme(theme))
    expect(site.asked[0]).toMatchObject({ call: 'SYNC_THEME', payload: theme })
  })

  it("sends the app's metadata to the frame [C-293]", async () => {
    const { auth, site, answered } = await openAuth()
    const metadata = { name: 'Shop', description: 'Sells', url: 'https://s.example', icons: ['i'] }
    await answered(auth.syncAppMetadata(metadata))
    expect(site.asked[0]).toMatchObject({
      call: 'SYNC_DAPP_DATA',
      payload: { metadata, sdkVersion: 'react-ethers-1', projectId: 'project one' },
    })
  })

  it('sends the SDK and the project of an app without metadata [C-178]', async () => {
    const { auth, site, answered } = await openAuth()
    await answered(auth.syncAppMetadata(undefined))
    expect(site.asked[0]).toMatchObject({
      call: 'SYNC_DAPP_DATA',
      payload: { sdkVersion: 'react-ethers-1', projectId: 'project one' },
    })
  })
})

describe('a login', () => {
  it('returns a connection with the logged-in user', async () => {
    const { connection, site, storage } = await connected()
    expect(site.asked[0]).toMatchObject({ call: 'GET_USER', payload: { chainId: 1 } })
    expect(connection).toMatchObject({
      connectorId: 'w3mAuth',
      type: 'AUTH',
      accounts: [USER.address],
      chainId: 'eip155:1',
      user: {
        email: USER.email,
        accounts: [{ address: USER.address, type: 'eoa' }],
        smartAccountDeployed: false,
        preferredAccountType: 'eoa',
      },
    })
    expect(storage.entries.get('@foyer/frame/EMAIL_LOGIN_USED_KEY')).toBe('true')
  })

  it('restores a login after a reload without a prompt', async () => {
    const { storage } = await connected()
    const { auth, site } = await openAuth(storage)
    const coming = auth.reconnect('eip155:137')
    site.success(await site.next(), { isConnected: true })
    site.success(await site.next(), { ...USER, chainId: 137 })
    expect(await coming).toMatchObject({ accounts: [USER.address], chainId: 'eip155:137' })
  })

  it('restores nothing when no one was logged in', async () => {
    const { auth, site } = await openAuth()
    expect(await auth.reconnect('eip155:1')).toBeUndefined()
    expect(site.asked).toEqual([])
  })

  it('clears the cached data when the frame reports no login [C-240]', async () => {
    const { storage } = await connected()
    const { auth, answered } = await openAuth(storage)
    expect(await answered(auth.reconnect('eip155:1'), { isConnected: false })).toBeUndefined()
    expect([...storage.entries.keys()]).toEqual([])
  })

  it('clears the connected flag and the cached data on sign-out [C-240]', async () => {
    const { connection, storage, answered } = await connected()
    await answered(connection.disconnect())
    expect([...storage.entries.keys()]).toEqual([])
    await expect(connection.provider.request({ method: 'eth_call' })).rejects.toMatchObject({
      code: 'wallet.disconnected',
    })
  })

  it('clears the cached data even when the frame fails to sign out [C-240]', async () => {
    const { auth, storage, refusedWith } = await connected()
    await expect(refusedWith(auth.signOut(), 'busy')).rejects.toMatchObject({
      code: 'frame.failed',
    })
    expect([...storage.entries.keys()]).toEqual([])
  })

  it('stores only the flag and the chain, and no e-mail address', async () => {
    const { storage } = await connected()
    expect(Object.fromEntries(storage.entries)).toEqual({
      '@foyer/frame/EMAIL_LOGIN_USED_KEY': 'true',
      '@foyer/frame/LAST_USED_CHAIN_KEY': 'eip155:1',
    })
  })

  it('ends when the frame reports the end of the session', async () => {
    const { connection, site } = await connected()
    const notified: string[] = []
    connection.subscribe({
      accountsChanged: () => notified.push('accounts'),
      chainChanged: () => notified.push('chain'),
      disconnected: () => notified.push('disconnected'),
    })
    site.post({ type: '@w3m-frame/IS_CONNECTED_SUCCESS', payload: { isConnected: false } })
    site.post({ type: '@w3m-frame/IS_CONNECTED_SUCCESS', payload: { isConnected: false } })
    expect(notified).toEqual(['disconnected'])
  })
})

describe('networks and accounts', () => {
  it('switches networks by requesting the user there, whose address may differ', async () => {
    const { connection, site, answered } = await connected()
    const notified: unknown[] = []
    connection.subscribe({
      accountsChanged: (accounts) => notified.push(accounts),
      chainChanged: (chainId) => notified.push(chainId),
      disconnected: () => notified.push('disconnected'),
    })
    await answered(connection.switchNetwork(POLYGON), { ...USER, address: BOB, chainId: 137 })
    expect(site.asked.at(-1)).toMatchObject({ call: 'GET_USER', payload: { chainId: 137 } })
    expect(notified).toEqual([[BOB], 'eip155:137'])
    expect(connection).toMatchObject({ accounts: [BOB], chainId: 'eip155:137' })
  })

  it('sets the preferred account type', async () => {
    const { auth, site, answered } = await connected()
    const answer = { type: 'smartAccount', address: BOB }
    expect(await answered(auth.setPreferredAccount('smartAccount'), answer)).toBe('smartAccount')
    expect(site.asked.at(-1)).toMatchObject({
      call: 'SET_PREFERRED_ACCOUNT',
      payload: { type: 'smartAccount' },
    })
  })

  it('falls back to eoa when setting the account type fails [C-241]', async () => {
    const { auth, errors, refusedWith } = await connected()
    expect(await refusedWith(auth.setPreferredAccount('smartAccount'), 'no')).toBe('eoa')
    expect(errors).toMatchObject([{ code: 'frame.failed' }])
  })

  it('the account type does not fall back when the visitor aborts', async () => {
    const { auth, errors, site } = await connected()
    const leaving = new AbortController()
    const setting = auth.setPreferredAccount('smartAccount', leaving.signal)
    await site.next()
    leaving.abort()
    await expect(setting).rejects.toMatchObject({ code: 'aborted' })
    expect(errors).toEqual([])
  })

  it('lists the smart-account networks [C-295]', async () => {
    const { auth, answered } = await connected()
    expect(
      await answered(auth.getSmartAccountEnabledNetworks(), {
        smartAccountEnabledNetworks: [1, 137],
      }),
    ).toEqual(['eip155:1', 'eip155:137'])
  })

  it('returns an empty list of smart-account networks when the call fails [C-242]', async () => {
    const { auth, storage, refusedWith } = await connected()
    expect(await refusedWith(auth.getSmartAccountEnabledNetworks(), 'no')).toEqual([])
    expect(storage.entries.get('@foyer/frame/SMART_ACCOUNT_ENABLED_NETWORKS')).toBe('')
  })

  it('sets up the smart account [C-295]', async () => {
    const { auth, answered } = await connected()
    expect(await answered(auth.initSmartAccount(), { address: BOB, isDeployed: true })).toEqual({
      address: BOB,
      deployed: true,
    })
  })
})

describe('social login', () => {
  it("gets the provider's address for the popup [C-288]", async () => {
    const { auth, site, answered } = await openAuth()
    const uri = 'https://accounts.example/login'
    expect(await answered(auth.getSocialRedirectUri('github'), { uri })).toBe(uri)
    expect(site.asked[0]).toMatchObject({ payload: { provider: 'github' } })
  })

  it('connects with the result address of the popup [C-289]', async () => {
    const { auth, site, storage, answered } = await openAuth()
    await answered(auth.connectSocial('https://secure.example/?code=1'), {
      ...USER,
      userName: 'ada',
    })
    expect(site.asked[0]).toMatchObject({
      call: 'CONNECT_SOCIAL',
      payload: { uri: 'https://secure.example/?code=1' },
    })
    expect(storage.entries.get('@foyer/frame/SOCIAL_USERNAME')).toBe('ada')
  })

  it('gets the Farcaster address and waits for the phone [C-290]', async () => {
    const { auth, answered } = await openAuth()
    const url = 'https://warpcast.example/1'
    expect(await answered(auth.getFarcasterUri(), { url })).toBe(url)
    expect(await answered(auth.connectFarcaster(), { userName: 'ada.eth' })).toEqual({
      userName: 'ada.eth',
    })
  })

  it('remembers the provider until the visitor signs out', async () => {
    const { auth, storage, answered } = await openAuth()
    await answered(auth.getSocialRedirectUri('github'), { uri: 'https://a.example' })
    await answered(auth.connectSocial('https://secure.example/?code=1'), { userName: 'ada' })
    const connection = await answered(auth.connect({ chainId: 'eip155:1' }), USER)
    expect(connection.user).toMatchObject({ socialProvider: 'github', userName: 'ada' })
    await answered(auth.connectFarcaster(), { userName: 'ada.eth' })
    expect(await answered(auth.getUser('eip155:1'), USER)).toMatchObject({
      socialProvider: 'farcaster',
      userName: 'ada.eth',
    })
    await answered(auth.signOut(), undefined)
    expect(storage.entries.get('@foyer/frame/CONNECTED_SOCIAL')).toBeUndefined()
  })

  it('rejects an unknown provider without asking the frame', async () => {
    const { auth, site } = await openAuth()
    await expect(auth.getSocialRedirectUri('farcaster' as never)).rejects.toMatchObject({
      code: 'social.failed',
    })
    expect(site.asked).toEqual([])
  })

  it('remembers no provider and no name when none was given', async () => {
    const { auth, storage, answered } = await openAuth()
    await answered(auth.connectSocial('https://secure.example/?code=1'), { ...USER })
    expect(storage.entries.get('@foyer/frame/CONNECTED_SOCIAL')).toBeUndefined()
    expect(storage.entries.get('@foyer/frame/SOCIAL_USERNAME')).toBeUndefined()
  })

  it('waits for the phone without a limit', async () => {
    const { auth, clock, site } = await openAuth()
    const login = auth.connectFarcaster()
    const asked = await site.next()
    await clock.run(3_600_000)
    site.success(asked, { userName: 'ada.eth' })
    expect(await login).toEqual({ userName: 'ada.eth' })
  })

  it('distinguishes a failed provider from a failed phone', async () => {
    const { auth, refusedWith } = await openAuth()
    await expect(refusedWith(auth.connectSocial('x'), 'no')).rejects.toMatchObject({
      code: 'social.failed',
    })
    await expect(refusedWith(auth.getFarcasterUri(), 'no')).rejects.toMatchObject({
      code: 'farcaster.failed',
    })
  })
})

it('separates logins of one page by their prefix', async () => {
  const storage = memoryStorage(new Map([['@w3m-storage/EMAIL_LOGIN_USED_KEY', 'true']]))
  const { auth, site } = await openAuth(storage)
  expect(await auth.reconnect('eip155:1')).toBeUndefined()
  expect(site.asked).toEqual([])
})
