import type { Faker } from '@faker-js/faker'
import type { ChainId } from '../../../port/chainIds.ts'
import { iconDataUri } from '../../world/pictures/iconDataUri.ts'
import { seededFaker } from '../../world/seededFaker.ts'
import type { World } from '../../world/worldTypes.ts'
import type { Holding } from './balanceSource.ts'
import { tokenPicture } from '../../world/pictures/tokenPicture.ts'

/** The chain on which the generated tokens are listed. */
const home = 'eip155:1'

/** The generated tokens of every address on Ethereum (`WorldState.manyTokens`), in addition to those of the chain. */
export type GeneratedTokens = (chainId: ChainId) => readonly Holding[]

/**
 * Generates the tokens from the seed, for long lists; the list stays the same while the world
 * includes them. They exist at the services only, not on the chain. Some have no price, some no
 * picture.
 */
export function createGeneratedTokens(world: Pick<World, 'get'>): GeneratedTokens {
  let generated: { readonly key: string; readonly list: readonly Holding[] } = { key: '', list: [] }

  return (chainId) => {
    const { seed, manyTokens } = world.get()
    if (chainId !== home || manyTokens === 0) return []
    const key = `${seed} ${manyTokens}`
    if (generated.key !== key) generated = { key, list: draw(seed, manyTokens) }
    return generated.list
  }
}

function draw(seed: number, count: number): readonly Holding[] {
  return seededFaker(seed, (faker) => {
    const symbols = new Set<string>()
    return Array.from({ length: count }, () => drawHolding(faker, symbols))
  })
}

function drawHolding(faker: Faker, symbols: Set<string>): Holding {
  const name = `${capital(faker.word.adjective())} ${capital(faker.word.noun())}`
  const symbol = freeSymbol(name, symbols)
  const decimals = faker.helpers.arrayElement([6, 8, 18])
  const whole = faker.number.int({ min: 1, max: 250_000 })
  const fraction = faker.number.int({ min: 0, max: 999_999 })
  const hasPrice = faker.number.int(9) > 0
  const hasIcon = faker.number.int(7) > 0
  return {
    chainId: home,
    address: faker.string.hexadecimal({ length: 40, casing: 'lower' }),
    symbol,
    name,
    decimals,
    price: hasPrice ? faker.number.float({ min: 0.0001, max: 4, fractionDigits: 4 }) : undefined,
    iconUrl: hasIcon ? iconDataUri(tokenPicture(symbol)) : undefined,
    units: BigInt(whole) * 10n ** BigInt(decimals) + BigInt(fraction) * 10n ** BigInt(decimals - 6),
  }
}

function freeSymbol(name: string, symbols: Set<string>): string {
  const letters = name
    .replaceAll(/[^a-z]/gi, '')
    .slice(0, 4)
    .toUpperCase()
  let symbol = letters
  for (let number = 2; symbols.has(symbol); number += 1) symbol = `${letters}${number}`
  symbols.add(symbol)
  return symbol
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
