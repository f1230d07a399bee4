import type { Backend } from '../port/backend.ts'
import { FoyerError } from '../port/errors.ts'
import { rpcUrlsOf, type Network } from '../port/network.ts'
import type { OptionalPort, RealBackendOptions } from './realBackendOptions.ts'

/** Which services the host uses: the public ones or none, and its own ports in their place. */
export interface ServiceChoice {
  /** True if the host uses no public service. */
  readonly isAlone: boolean
  /**
   * Returns the host's own port, or the default one; `undefined` if the host has no service for it.
   */
  part<Name extends OptionalPort>(name: Name, make: () => Backend[Name]): Backend[Name] | undefined
}

/** Reads the choice from the options. Throws `config.invalid`. */
export function createServiceChoice(
  options: RealBackendOptions,
  networks: readonly Network[] | undefined,
): ServiceChoice {
  const { services, tokenList = [] } = options
  const isAlone = services === 'none'
  if ((services !== undefined && !isAlone) || !Array.isArray(tokenList)) {
    throw new FoyerError(
      'config.invalid',
      "`services` must be 'none' or absent, and `tokenList` a list.",
    )
  }
  const { id: unserved } = (isAlone && networks?.find((each) => !rpcUrlsOf(each)[0])) || {}
  if (unserved) {
    throw new FoyerError(
      'config.invalid',
      `Without services, each network is read from your own node. Give ${unserved} an \`rpcUrl\`.`,
    )
  }
  return {
    isAlone,
    part<Name extends OptionalPort>(name: Name, make: () => Backend[Name]) {
      const own = options[name] ?? (isAlone ? false : make())
      return own === false ? undefined : (own as Backend[Name])
    },
  }
}
