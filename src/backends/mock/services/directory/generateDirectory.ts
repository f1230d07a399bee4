import type { Faker } from '@faker-js/faker'
import { chainList } from '../../../../../anvil/chainList.ts'
import { seededFaker } from '../../world/seededFaker.ts'
import { directoryWallets, type DirectoryWallet } from './directoryWallets.ts'

/** A wallet as the wallet API lists it (wire 1.3). */
export type DirectoryRecord = Readonly<Record<string, unknown>> & {
  readonly id: string
  readonly name: string
}

/**
 * Generates the directory. The first wallets are always those of `directoryWallets`; the rest is
 * drawn from the seed. Names are unique.
 */
export function generateDirectory(seed: number, size: number): readonly DirectoryRecord[] {
  return seededFaker(seed, (faker) => {
    const names = new Set(directoryWallets.map(({ name }) => name.toLowerCase()))
    const drawn: DirectoryRecord[] = []
    for (let order = 1; order <= size; order += 1) {
      const wallet = directoryWallets[order - 1] ?? drawWallet(faker, names)
      drawn.push(recordOf(wallet, order, faker))
    }
    return drawn
  })
}

const surnames = ['Wallet', 'Vault', 'Pocket', 'Safe', 'Key', 'Pay', 'Keeper', 'FundsCheck', '']

function drawWallet(faker: Faker, names: Set<string>): DirectoryWallet {
  for (;;) {
    const first = faker.helpers.arrayElement([
      () => faker.word.noun(),
      () => faker.word.adjective(),
      () => faker.person.lastName(),
      () => `${faker.color.human().split(' ')[0] ?? ''}${faker.animal.type()}`,
    ])()
    const name = `${capital(first)} ${faker.helpers.arrayElement(surnames)}`.trim().slice(0, 24)
    if (names.has(name.toLowerCase())) continue
    names.add(name.toLowerCase())
    const kind = faker.helpers.weightedArrayElement([
      { weight: 6, value: ['mobile'] as const },
      { weight: 3, value: ['mobile', 'browser'] as const },
      { weight: 2, value: ['browser'] as const },
      { weight: 1, value: ['desktop'] as const },
      { weight: 2, value: ['web'] as const },
      { weight: 1, value: ['mobile', 'desktop'] as const },
      { weight: 1, value: ['mobile', 'browser', 'desktop', 'web'] as const },
    ])
    return { name, kinds: kind }
  }
}

function recordOf(wallet: DirectoryWallet, order: number, faker: Faker): DirectoryRecord {
  const slug = wallet.name.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
  const site = `https://${slug}.example`
  const has = (kind: DirectoryWallet['kinds'][number]) => wallet.kinds.includes(kind)
  const rdns = wallet.rdns ?? (has('browser') ? `example.${slug}` : null)
  const hex = (length: number) => faker.string.hexadecimal({ length, prefix: '', casing: 'lower' })
  return {
    id: hex(64),
    name: wallet.name,
    homepage: site,
    image_id: faker.string.uuid(),
    order,
    mobile_link: has('mobile') ? `${slug}://` : null,
    desktop_link: has('desktop') ? `${slug}-desktop://` : null,
    webapp_link: has('web') ? `${site}/app` : null,
    app_store: has('mobile')
      ? `https://apps.apple.com/app/${slug}/id${faker.string.numeric(9)}`
      : null,
    play_store: has('mobile')
      ? `https://play.google.com/store/apps/details?id=example.${slug}`
      : null,
    chrome_store: has('browser')
      ? `https://chromewebstore.google.com/detail/${slug}/${faker.string.alpha({ length: 32, casing: 'lower' })}`
      : null,
    rdns,
    injected: rdns === null ? null : [{ namespace: 'eip155', injected_id: `is${capital(slug)}` }],
    chains: wallet.rdns === undefined ? drawChains(faker) : chainList.map(({ caip2 }) => caip2),
  }
}

function drawChains(faker: Faker): readonly string[] {
  const others = ['eip155:10', 'eip155:42161', 'eip155:56', 'eip155:100', 'eip155:43114']
  const all = [...new Set([...chainList.map(({ caip2 }) => caip2).slice(1), ...others])]
  return ['eip155:1', ...faker.helpers.arrayElements(all, { min: 1, max: all.length })]
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
