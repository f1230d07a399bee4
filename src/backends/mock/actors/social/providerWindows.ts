import type { Clock } from '../../../port/clock.ts'
import type { CallLog } from '../../calls/callLogTypes.ts'
import { createListeners } from '../../shared/listeners.ts'
import type { Faults } from '../../faults/faultTypes.ts'
import type { SocialActor, SocialWindow } from './socialActor.ts'
import type { PopupEnd } from '../frames/answerPopups.ts'
import { readPageMessage, type SimulatorMessage } from './providerMessages.ts'
import { resultMessages } from './resultMessages.ts'
import type { SocialService } from './socialService.ts'

export interface ProviderWindowsOptions {
  readonly service: SocialService
  readonly clock: Clock
  readonly log: CallLog
  readonly faults: Faults
  /** Posts a message from a foreign origin into the page; resolves when it has arrived. */
  readonly forge: (message: unknown) => Promise<void>
  /** Announces a message of that window; resolves when the page has received it. */
  readonly arrival: (source: MessageEventSource) => Promise<void>
  /** Receives errors of work that has no caller. */
  readonly onError: (error: unknown) => void
}

interface Entry extends PopupEnd<SimulatorMessage> {
  readonly shown: SocialWindow
  readonly state: string
}

/** The open windows of the login providers. A person can operate them, or the panel beside them. */
export function createProviderWindows(options: ProviderWindowsOptions): SocialActor & {
  /** Receives the messages of a provider's page over its port. */
  handle(end: PopupEnd<SimulatorMessage>, data: unknown): void
} {
  const { service, clock, log, faults } = options
  const listeners = createListeners()
  let entries: readonly Entry[] = []
  let counter = 0
  const previous = new Map<string, readonly unknown[]>()

  const isLost = (entry: Entry) => entry.isClosed() || entry.isDetached()
  const open = () => entries.filter((entry) => !isLost(entry))

  function find(id: number): Entry {
    const entry = open().find(({ shown }) => shown.id === id)
    if (entry === undefined) throw new Error(`Failed to find provider window ${id}: it is closed.`)
    return entry
  }

  async function post({ source, notify }: Entry, messages: readonly unknown[]): Promise<void> {
    const arrived = messages.map(() => options.arrival(source))
    notify({ say: 'post', messages })
    await Promise.all(arrived)
  }

  async function result(entry: Entry, resultUri: string): Promise<void> {
    const call = log.begin('social.result', { provider: entry.shown.provider })
    const rule = faults.match('social.result')
    if (rule !== undefined) call.faulted(rule.id)
    try {
      const messages = await resultMessages(resultUri, rule?.effect, {
        call,
        clock,
        previous,
        isClosed: () => isLost(entry),
        denied: () => service.deny(entry.state),
        forge: options.forge,
      })
      if (messages.length > 0) await post(entry, messages)
      previous.set(call.record.name, [{ resultUri }])
      call.done({ resultUri })
    } catch (error) {
      call.failed(error)
      throw error
    } finally {
      listeners.notify()
    }
  }

  const actor: SocialActor = {
    windows: () => open().map(({ shown }) => shown),
    async continueAs(id, email) {
      const entry = find(id)
      const person = email ?? entry.shown.people[0]?.email
      if (person === undefined) {
        throw new Error(`Failed to continue: there is no account at ${entry.shown.provider}.`)
      }
      await result(entry, service.grant(entry.state, person))
    },
    async refuse(id) {
      const entry = find(id)
      await result(entry, service.deny(entry.state))
    },
    close(id) {
      find(id).close()
      listeners.notify()
    },
    cutOff(id) {
      find(id).detach()
      listeners.notify()
    },
    subscribe: listeners.add,
  }

  return {
    ...actor,
    handle(end, data) {
      const message = readPageMessage(data)
      const entry = entries.find(({ source }) => source === end.source)
      if (message?.say === 'here') {
        const { state } = message
        const provider = service.begun(message.provider, state)
        if (provider === undefined) return end.notify({ say: 'people', people: [] })
        const people = service
          .people(provider)
          .map(({ email, userName }) => ({ email, name: userName ?? email }))
        counter += 1
        const shown = { id: counter, provider, people }
        entries = [
          ...open().filter(({ source }) => source !== end.source),
          { ...end, shown, state },
        ]
        end.notify({ say: 'people', people })
        listeners.notify()
      } else if (entry !== undefined && message?.say === 'continue') {
        actor.continueAs(entry.shown.id, message.email).catch(options.onError)
      } else if (entry !== undefined && message?.say === 'refuse') {
        actor.refuse(entry.shown.id).catch(options.onError)
      }
      return undefined
    },
  }
}
