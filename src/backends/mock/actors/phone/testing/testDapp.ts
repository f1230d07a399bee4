import { createLibraryStorage } from '../../../../real/walletconnect/libraryStorage.ts'
import { memoryStorage } from '../../../../real/testing/memoryStorage.ts'
import type { PhoneActor } from '../phoneTypes.ts'
import { testProjectId } from './phoneTest.ts'
import { until } from './until.ts'

/**
 * Returns options for `SignClient.init` and libraries built on it, for an app that shares nothing
 * with any other.
 */
export function testDappOptions(name: string) {
  return {
    projectId: testProjectId,
    relayUrl: 'wss://relay.test',
    metadata: { name, description: '', url: 'https://other.test', icons: new Array<string>() },
    storage: createLibraryStorage({
      storage: memoryStorage(),
      prefix: '',
      onError: (error) => {
        throw error
      },
    }),
    customStoragePrefix: name,
    telemetryEnabled: false,
    logger: 'silent',
  }
}

/** Creates an app with the official client and none of this project's code. */
export async function createTestDapp(name: string) {
  const { SignClient } = await import('@walletconnect/sign-client')
  return SignClient.init(testDappOptions(name))
}

type Dapp = Awaited<ReturnType<typeof createTestDapp>>

/** Returns the usual request of an EVM app. */
export const evmNamespace = (chains: string[], methods: string[] = ['personal_sign']) => ({
  eip155: { chains, methods, events: ['chainChanged', 'accountsChanged'] },
})

/** Proposes, scans and approves. */
export async function connectTestDapp(
  dapp: Dapp,
  phone: PhoneActor,
  optionalNamespaces: NonNullable<Parameters<Dapp['connect']>[0]['optionalNamespaces']>,
) {
  const { uri, approval } = await dapp.connect({ optionalNamespaces })
  await phone.open(String(uri))
  const [proposal] = phone.proposals()
  await phone.approve(proposal?.id ?? 0)
  return approval()
}

/** Resolves with the next event of that name. */
export const nextEvent = (dapp: Dapp, name: Parameters<Dapp['once']>[0]) =>
  new Promise<{ params: unknown; topic: string }>((resolve) => dapp.once(name, resolve as never))

/** Resolves with the next request that waits for the owner of the phone. */
export const nextRequest = (phone: PhoneActor) => until(() => phone.requests()[0])
