import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { assetHosts } from '../../src/backends/real/assetHosts.ts'
import { serviceAddresses } from '../../src/backends/real/serviceAddresses.ts'
import {
  namespaceKey,
  namespaceNames,
  storageKeys,
} from '../../src/widget/core/kernel/storageKeys.ts'
import { sessionCookie } from '../../src/widget/ssr/sessionCookie.ts'
import { isTest, sourceFiles } from './sourceFiles.ts'

const data = readFileSync('docs/data.md', 'utf8')
const policy = readFileSync('docs/content-policy.md', 'utf8')
const production = sourceFiles('src/widget', 'src/backends/real').filter(
  ({ path }) => !isTest(path),
)

/** The first group of a pattern's matches in the production code, with the file of each. */
function findAll(pattern: RegExp, folder = '') {
  return production
    .filter(({ path }) => path.startsWith(folder))
    .flatMap(({ path, text }) =>
      [...text.matchAll(pattern)].map(([, found = '']) => ({ path, found })),
    )
}

/** Those that the document does not name in code type, alone or after a host. */
const missing = (names: readonly string[]) =>
  names.filter((name) => !data.includes(`\`${name}\``) && !data.includes(`org${name}\``))

describe('docs/data.md names every storage key', () => {
  it('docs/data.md names the storage keys of the widget', () => {
    const perNamespace = namespaceNames.flatMap((name) => [
      namespaceKey(name, 'eip155'),
      namespaceKey(name, 'solana'),
    ])
    expect(missing([...Object.values(storageKeys), ...perNamespace])).toEqual([])
  })

  it('docs/data.md names the storage keys of the swap', () => {
    const [key, ...more] = findAll(/approvalsKey = '([^']+)'/g).map(({ found }) => found)
    expect([missing([String(key)]), more]).toEqual([[], []])
  })

  it('docs/data.md names the storage keys of a login', () => {
    const written = findAll(/storage\.set\(key\('(\w+)'\)/g).map(({ found }) => found)
    expect(written.length).toBeGreaterThan(5)
    expect(missing(written.map((name) => `@foyer/frame/${name}`))).toEqual([])
  })

  it('docs/data.md names the storage keys of WalletConnect', () => {
    const keys = findAll(/Key = '(\w+)'|\?\? '(?<prefix>@foyer\/walletConnect\/)'/g)
    expect(new Set(keys.map(({ found }) => found))).toContain('WALLETCONNECT_DEEPLINK_CHOICE')
    expect(missing(['@foyer/walletConnect/…', 'WALLETCONNECT_DEEPLINK_CHOICE'])).toEqual([])
  })

  it('writes no other storage keys', () => {
    const written = findAll(
      /(?:(?:storage|tabStorage\?)\s*\.set\(|keptList\.write\(\s*storage,)\s*([^\n,]+),/g,
    ).map(({ path, found }) => [path.split('/').at(-1), found])
    // A new line here needs a new row in the document.
    expect(written.toSorted()).toEqual([
      ['accountChoice.ts', "namespaceKey('accounts'"],
      ['connections.ts', 'connectorKey'],
      ['keepChoiceOpen.ts', "namespaceKey('accounts'"],
      ['keptApprovals.ts', 'approvalsKey'],
      // Written under the keys of the neighbouring lines.
      ['keptList.ts', 'key'],
      ['keptPending.ts', "namespaceKey('pending'"],
      ['libraryStorage.ts', '`${prefix}/${key}`'],
      ['libraryStorage.ts', 'prefix + indexKey'],
      ['loginData.ts', "key('CONNECTED_SOCIAL')"],
      ['loginData.ts', "key('EMAIL_LOGIN_USED_KEY')"],
      ['loginData.ts', "key('LAST_EMAIL_LOGIN_TIME')"],
      ['loginData.ts', "key('LAST_USED_CHAIN_KEY')"],
      ['loginData.ts', "key('SMART_ACCOUNT_ENABLED_NETWORKS')"],
      ['loginData.ts', "key('SOCIAL_USERNAME')"],
      ['networks.ts', 'storageKeys.network'],
      // The keys of all other lines, with the prefix of the host.
      ['pageStorage.ts', 'name'],
      ['pendingLogin.ts', 'storageKeys.login'],
      ['recentRecipients.ts', "namespaceKey('recipients'"],
      ['recentWallets.ts', 'storageKeys.recentWallets'],
      ['saveAddressLabel.ts', 'storageKeys.addressLabels'],
      ['sentTransactions.ts', "namespaceKey('sent'"],
      ['walletLinks.ts', 'deepLinkKey'],
    ])
  })

  it('stores nothing elsewhere', () => {
    const places = findAll(/((?:local|session)Storage\b|indexedDB|\.cookie\b|caches\.open)/g)
    expect([...new Set(places.map(({ path }) => path))]).toEqual([
      'src/widget/ssr/keepSession.ts',
      'src/backends/real/realBackend.ts',
      'src/backends/real/browser/webStorage.ts',
    ])
    expect(missing([sessionCookie])).toEqual([])
  })
})

describe('docs/data.md names every request', () => {
  it('docs/data.md names every request to a service by its path', () => {
    const paths = findAll(
      /(?:path: |path = |images\.image\(\s*)(?:'|`)(\/[^'`]*)/g,
      'src/backends/real/http/',
    ).map(({ found }) => found.replaceAll(/\$\{encodeURIComponent\([^}]*\)\}/g, '…'))
    expect(paths.length).toBeGreaterThan(20)
    expect(paths.filter((path) => path.includes('$'))).toEqual([])
    expect(missing(paths)).toEqual([])
  })

  it('docs/data.md names every request to a node by its method', () => {
    const methods = findAll(
      /(?:chains\.call|rpc\.call|this\.call|\bcall)\(\s*(?:network|mainnet),\s*'(\w+)'/g,
    ).map(({ found }) => found)
    expect(methods.length).toBeGreaterThan(10)
    expect(missing([...methods, 'eth_simulateV1'])).toEqual([])
  })

  it('docs/data.md names every request by its host', () => {
    const hosts = Object.values(serviceAddresses()).map((address) => new URL(address).host)
    const named = [...hosts, ...assetHosts(serviceAddresses())]
    expect(named.filter((host) => !data.includes(host))).toEqual([])
    const windows = new URL(serviceAddresses().cardProvider).host
    const asked = named.filter((host) => host !== windows)
    expect(asked.filter((host) => !policy.includes(host))).toEqual([])
  })

  it('sends nothing else from the page', () => {
    const ways = [
      ...findAll(
        /(globalThis\.fetch|new WebSocket|new EventSource|XMLHttpRequest|sendBeacon|new Image\(|createElement\('(?:iframe|img|script|link)'\)|import\('@walletconnect[^']*)/g,
      ),
      // Opens windows, which the widget does through the Browser port only.
      ...findAll(/(\.open\()/g, 'src/backends/real/'),
    ]
    expect(ways.map(({ path, found }) => `${path.split('/').at(-1)} ${found}`).toSorted()).toEqual([
      "frameElement.ts createElement('iframe')",
      "library.ts import('@walletconnect/sign-client",
      'openPopup.ts .open(',
      'realBackend.ts globalThis.fetch',
      'windowBrowser.ts .open(',
      'windowBrowser.ts .open(',
    ])
  })
})
