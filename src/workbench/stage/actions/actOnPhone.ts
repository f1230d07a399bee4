import type { Simulator } from '../../../backends/mock/simulatorTypes.ts'
import type { Clock } from '../../../backends/port/clock.ts'
import { type OutsideStep, waitUntil } from '../../../scenarios/index.ts'
import { captureQr } from '../../page/captureQr.ts'

type PhoneStep = Extract<OutsideStep, { do: `phone.${string}` }>

/** Does what the owner of the phone does in a scenario; waits until there is something to do it to. */
export async function actOnPhone(
  step: PhoneStep,
  { phone, opened, clipboard }: Simulator,
  realTime: Clock,
): Promise<void> {
  const until = <T>(look: () => T | Promise<T>) => retry(look, realTime)
  switch (step.do) {
    case 'phone.scan':
      return phone.scan(
        await until(async () => {
          const picture = await captureQr(document)
          // What is in sight may be no code yet.
          await phone.read(picture)
          return picture
        }),
      )
    case 'phone.openLink':
      return phone.open(
        await until(() => {
          const newest = opened().findLast(({ url }) => /[?&]uri=wc/.test(url))
          if (!newest) throw new Error('The page opened no link with a pairing.')
          return newest.url
        }),
      )
    case 'phone.paste':
      return refusing(step.refusal, phone.open(step.link ?? clipboard.read()))
    case 'phone.approve': {
      const waiting = await until(() => oldestOf(phone))
      const { accountIndexes, chainIds } = step
      return waiting.kind === 'request'
        ? phone.approveRequest(waiting.id)
        : phone.approve(waiting.id, {
            ...(accountIndexes === undefined ? {} : { accountIndexes }),
            ...(chainIds === undefined ? {} : { chainIds }),
          })
    }
    case 'phone.reject': {
      const waiting = await until(() => oldestOf(phone))
      return waiting.kind === 'request' ? phone.rejectRequest(waiting.id) : phone.reject(waiting.id)
    }
    case 'phone.offline':
      return phone.setOnline(!step.offline)
    case 'phone.setChain':
      return phone.setChain(step.chainId)
    case 'phone.setAccounts':
      return phone.setAccounts(step.accountIndexes)
    case 'phone.disconnect':
      return phone.disconnect()
  }
}

/** Resolves when the phone has done the work, or has refused it in just these words where it should. */
async function refusing(refusal: string | undefined, work: Promise<void>): Promise<void> {
  if (refusal === undefined) return work
  const said = await work.then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  )
  if (said === refusal) return
  throw new Error(`The phone should have said "${refusal}", and said ${said ?? 'nothing'}.`)
}

function oldestOf(phone: Simulator['phone']): { kind: 'proposal' | 'request'; id: number } {
  const [proposal] = phone.proposals()
  if (proposal) return { kind: 'proposal', id: proposal.id }
  const [request] = phone.requests()
  if (request) return { kind: 'request', id: request.id }
  throw new Error('Nothing waits for the owner of the phone.')
}

/** What `look` finds, tried until it does; rejects with what it threw last. */
async function retry<T>(look: () => T | Promise<T>, realTime: Clock): Promise<T> {
  let failure: unknown
  const found = await waitUntil(
    async () => {
      try {
        return { value: await look() }
      } catch (error) {
        failure = error
        return undefined
      }
    },
    (ms) => realTime.sleep('stage.timeout', ms),
  )
  if (!found) throw failure
  return found.value
}
