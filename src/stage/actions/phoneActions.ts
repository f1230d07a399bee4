import type { Simulator } from '../../backends/mock/simulatorTypes.ts'
import type { PhoneStep, WaitFor } from '../../scenarios/index.ts'
import { captureQr } from '../page/captureQr.ts'
import { newestPairingLink } from '../newestPairingLink.ts'
import type { StageActions } from './stageActions.ts'

/** Each waits until the phone has something to act on. */
export const phoneActions: StageActions<PhoneStep> = {
  async 'phone.scan'(_, { simulator: { phone }, waitFor }) {
    const found = await retry(async () => {
      const picture = await captureQr(document)
      // The visible picture may not be a code yet.
      await phone.read(picture)
      return picture
    }, waitFor)
    return phone.scan(found)
  },
  async 'phone.openLink'(_, { simulator, waitFor }) {
    const link = await retry(() => {
      const newest = newestPairingLink(simulator)
      if (newest === undefined) throw new Error('The page has not opened a pairing link.')
      return newest
    }, waitFor)
    return simulator.phone.open(link)
  },
  'phone.paste': ({ link, refusal }, { simulator: { phone, clipboard } }) =>
    refusing(refusal, phone.open(link ?? clipboard.read())),
  async 'phone.approve'({ accountIndexes, chainIds }, { simulator: { phone }, waitFor }) {
    const waiting = await retry(() => oldestOf(phone), waitFor)
    return waiting.kind === 'request'
      ? phone.approveRequest(waiting.id)
      : phone.approve(waiting.id, {
          ...(accountIndexes === undefined ? {} : { accountIndexes }),
          ...(chainIds === undefined ? {} : { chainIds }),
        })
  },
  async 'phone.reject'(_, { simulator: { phone }, waitFor }) {
    const waiting = await retry(() => oldestOf(phone), waitFor)
    return waiting.kind === 'request' ? phone.rejectRequest(waiting.id) : phone.reject(waiting.id)
  },
  'phone.offline': ({ offline }, { simulator }) => simulator.phone.setOnline(!offline),
  'phone.setChain': ({ chainId }, { simulator }) => simulator.phone.setChain(chainId),
  'phone.setAccounts': ({ accountIndexes }, { simulator }) =>
    simulator.phone.setAccounts(accountIndexes),
  'phone.install': ({ app }, { simulator }) => simulator.handset.install(app),
  'phone.uninstall': ({ app }, { simulator }) => simulator.handset.uninstall(app),
  'phone.disconnect': (_, { simulator }) => simulator.phone.disconnect(),
}

/** Resolves when the phone has finished the work, or has rejected it with the expected message. */
async function refusing(refusal: string | undefined, work: Promise<void>): Promise<void> {
  if (refusal === undefined) return work
  const said = await work.then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  )
  if (said === refusal) return
  throw new Error(
    `The phone should have refused with "${refusal}", but ${said === undefined ? 'it did not refuse' : `it said "${said}"`}.`,
  )
}

function oldestOf(phone: Simulator['phone']): { kind: 'proposal' | 'request'; id: number } {
  const [proposal] = phone.proposals()
  if (proposal) return { kind: 'proposal', id: proposal.id }
  const [request] = phone.requests()
  if (request) return { kind: 'request', id: request.id }
  throw new Error('Nothing waits for the owner of the phone.')
}

/** Repeats `look` until it finds something; rejects with its last error. */
async function retry<T>(look: () => T | Promise<T>, waitFor: WaitFor): Promise<T> {
  let failure: unknown
  const found = await waitFor(async () => {
    try {
      return { value: await look() }
    } catch (error) {
      failure = error
      return undefined
    }
  })
  if (!found) throw failure
  return found.value
}
