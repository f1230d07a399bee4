import { testAccounts } from '../../../../../anvil/accounts.ts'
import { solanaChains } from '../../../../../anvil/solana/solanaChains.ts'
import { evmChainId, namespaceOf, referenceOf, type ChainId } from '../../../port/chainIds.ts'
import { hashText } from '../../world/hashText.ts'
import type { Person, World, WorldState } from '../../world/worldTypes.ts'
import { SiteError } from '../../shared/siteError.ts'

/** The people of the secure site and the one who is logged in. */
export interface SiteAccounts {
  /** Returns a person, who is then logged in. An unknown one is added with a known device. */
  personFor(email: string): Person
  change(email: string, part: Partial<Person>): void
  logIn(email: string, chainId: ChainId): void
  logOut(): void
  /** Returns the logged-in person and the chain. Rejects if no person is logged in. */
  current(): { readonly person: Person; readonly chainId: ChainId }
  moveTo(chainId: ChainId): void
}

/** Creates a view of the world's people and of its session. */
export function createSiteAccounts(world: World): SiteAccounts {
  const find = (email: string) => world.get().people.find((person) => person.email === email)

  const setSession = (secureSession: { email: string; chainId: ChainId } | null) =>
    world.update((state) => ({ ...state, secureSession }))

  function current() {
    const session = world.get().secureSession
    const person = session === null ? undefined : find(session.email)
    if (session === null || person === undefined) throw new SiteError('User is not logged in')
    return { person, chainId: session.chainId }
  }

  return {
    personFor(email) {
      const known = find(email)
      if (known !== undefined) return known
      const person: Person = {
        email,
        accountIndexes: [hashText(email) % testAccounts.length],
        deviceKnown: true,
        smartAccountDeployed: false,
        preferredAccountType: 'eoa',
      }
      world.update((state) => ({ ...state, people: [...state.people, person] }))
      return person
    },
    change(email, part) {
      world.update((state) => ({
        ...state,
        people: state.people.map((person) =>
          person.email === email ? { ...person, ...part } : person,
        ),
        secureSession:
          state.secureSession?.email === email && part.email !== undefined
            ? { ...state.secureSession, email: part.email }
            : state.secureSession,
      }))
    },
    logIn: (email, chainId) => setSession({ email, chainId }),
    logOut: () => setSession(null),
    current,
    moveTo: (chainId) => setSession({ email: current().person.email, chainId }),
  }
}

/** Returns the address of one of anvil's public test accounts. */
export function addressOf(index: number | undefined): string {
  const address = testAccounts[index ?? -1]?.address
  if (address === undefined) throw new Error(`There is no test account ${String(index)}.`)
  return address
}

/** Returns a chain in the format of the protocol: EVM chains are numbers (wire 2.3). */
export function wireChain(chainId: ChainId): string | number {
  return namespaceOf(chainId) === 'eip155' ? Number(referenceOf(chainId)) : chainId
}

/**
 * Returns the chain of a number, digits or CAIP-2 text. Throws a `SiteError` for a chain that the
 * site does not know (wire 2.4). Unlike the public site, it also knows the host's chains.
 */
export function chainOfWire(
  { chains }: Pick<WorldState, 'chains'>,
  wire: string | number,
): ChainId {
  const text = String(wire)
  const [namespace, reference] = /^\d+$/.test(text) ? ['eip155', text] : text.split(':')
  const known =
    namespace === 'solana'
      ? solanaChains.find((chain) => chain.reference === reference)?.caip2
      : [...evmChains, ...chains.map(({ id }) => id)].find(
          (id) => namespace === 'eip155' && String(id) === reference,
        )
  if (known === undefined) throw new SiteError(`Unknown chain ${text}`)
  return typeof known === 'number' ? evmChainId(known) : known
}

/** The EVM chains in the frame's own table, of which only some run on this machine (wire 2.4). */
const evmChains: readonly number[] = [
  1, 5, 11155111, 10, 420, 42161, 421613, 137, 80001, 42220, 1313161554, 1313161555, 56, 97, 43114,
  43113, 324, 280, 100, 8453, 84531, 84532, 7777777, 999,
]
