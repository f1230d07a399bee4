import type { WalletClient } from './loadWalletClient.ts'
import type { PhoneActor } from './phoneTypes.ts'
import type { createPhoneWaits } from './phoneWaits.ts'
import type { Requests } from './requests/requests.ts'
import { sessionChanges } from './sessions/sessionChanges.ts'

interface Options {
  readonly requests: Pick<Requests, 'dropAllOf'>
  readonly knownChainIds: () => readonly string[]
  readonly connected: () => Promise<WalletClient>
  readonly sessions: () => readonly { readonly topic: string }[]
  readonly inTime: ReturnType<typeof createPhoneWaits>['inTime']
  readonly notify: () => void
}

/** Changes the accounts and networks that the open sessions of the phone share with their apps. */
export function createSessionControls({
  requests,
  knownChainIds,
  connected,
  sessions,
  inTime,
  notify,
}: Options): Pick<PhoneActor, 'setChain' | 'setAccounts' | 'extend' | 'disconnect'> {
  async function changeEach(
    work: (kit: WalletClient['kit'], topic: string) => Promise<void>,
  ): Promise<void> {
    const { kit } = await connected()
    for (const { topic } of sessions()) await inTime(work(kit, topic))
    notify()
  }

  return {
    async setChain(chainId) {
      if (!knownChainIds().includes(chainId)) {
        throw new Error(`The wallet does not know ${chainId}: an app has to add it first.`)
      }
      await changeEach((kit, topic) => sessionChanges.moveTo(kit, topic, chainId))
    },
    async setAccounts(accountIndexes) {
      if (accountIndexes.length === 0) {
        throw new Error('A session has at least one account. Disconnect it on the phone instead.')
      }
      await changeEach((kit, topic) => sessionChanges.setAccounts(kit, topic, accountIndexes))
    },
    extend: () => changeEach(sessionChanges.extend),
    disconnect: (topic) =>
      changeEach(async (kit, each) => {
        if (topic !== undefined && each !== topic) return
        await sessionChanges.end(kit, each)
        requests.dropAllOf(each)
      }),
  }
}
