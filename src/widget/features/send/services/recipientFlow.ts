import { namespaceOf } from '../../../../backends/port/chainIds.ts'
import type { Address } from '../../../../backends/port/connectors.ts'
import { toFoyerError } from '../../../../backends/port/toFoyerError.ts'
import type { Core } from '../../../core/core.ts'
import { createFlow, type Flow } from '../../../core/kernel/flow.ts'
import {
  recipientTransition,
  type RecipientEvent,
  type RecipientState,
} from '../state/recipientState.ts'
import { createSendState } from '../state/sendState.ts'
import { isAddress, isName, sameAddress } from '../rules/addressRules.ts'
import { isForNetwork, readWrittenAddress, type WrittenAddress } from '../rules/writtenAddress.ts'
import { checksumAddress } from '../rules/checksumAddress.ts'
import { resolveRecipient } from '../order/resolveRecipient.ts'
import { solanaAddress } from '../../../money/solana/solanaAddress.ts'

/** The pause in typing after which a recipient is looked up, in ms. */
export const recipientDebounce = 300

/**
 * Looks up the recipient once the visitor stops typing. Created once per widget by
 * `core.use(createRecipientFlow)`, and always running, because other views can cover WalletSend.
 */
export function createRecipientFlow(core: Core): Flow<RecipientState, RecipientEvent> {
  const { backend, networks } = core
  const chain = () => namespaceOf(networks.store.getState().activeId)

  const flow = createFlow<RecipientState, RecipientEvent>(core, {
    name: 'send.recipient',
    initial: { status: 'empty', text: '' },
    transition: recipientTransition,
    effects: {
      async typing({ send, signal }) {
        await backend.clock.sleep('send.recipient', recipientDebounce, signal)
        send({ type: 'due' })
      },
      async looking({ state, signal }) {
        const written = readWrittenAddress(state.text)
        const text = written.address
        try {
          const network = elsewhere(core, written)
          if (network !== undefined) return { type: 'unknown', problem: 'elsewhere', network }
          if (isAddress(text, chain())) {
            const onSolana = chain() === 'solana'
            const address = onSolana ? solanaKey(text) : await checksumAddress(text)
            return address === undefined
              ? { type: 'unknown', problem: onSolana ? 'address' : 'checksum' }
              : { type: 'found', address, byName: false }
          }
          if (!isName(text)) return { type: 'unknown', problem: 'address' }
          const address = await resolveRecipient(core, text, signal)
          return address === undefined
            ? { type: 'unknown', problem: 'name' }
            : { type: 'found', address, byName: true }
        } catch (thrown) {
          const error = toFoyerError(thrown)
          // An invalid name cannot be registered.
          if (error.code === 'name.invalid') return { type: 'unknown', problem: 'name' }
          if (error.code === 'name.otherChain') return { type: 'unknown', problem: 'otherChain' }
          return { type: 'failed', error }
        }
      },
      async found({ state, signal }) {
        // The request names no sender, so that the service does not learn who looks this name up.
        const { name, avatar } = await backend.identity.identity(state.address, undefined, signal)
        const picture = avatar ?? (state.byName ? await pictureOf(state.name, signal) : undefined)
        const image = picture === undefined ? {} : { image: picture }
        if (state.byName) return { type: 'identified', ...image }
        // The primary name of an address counts only if it resolves back to the address.
        if (name === undefined || !(await leadsTo(name, state.address, signal))) return undefined
        return { type: 'identified', name, ...image }
      },
    },
    outcomes: {
      failed: ({ error }, { report }) => report(error),
    },
  })

  /** Returns the avatar of the name itself, because its address may have another primary name. */
  async function pictureOf(name = '', signal: AbortSignal): Promise<string | undefined> {
    const { names, chains } = backend
    const ofOurs = names !== undefined && name.toLowerCase().endsWith(names.suffix)
    return ofOurs ? undefined : chains.ensAvatar?.(name, signal)
  }

  async function leadsTo(name: string, address: Address, signal: AbortSignal): Promise<boolean> {
    if (!isName(name)) return false
    try {
      const behind = await resolveRecipient(core, name, signal)
      return behind !== undefined && sameAddress(behind, address)
    } catch (thrown) {
      if (toFoyerError(thrown).code === 'name.otherChain') return false
      throw thrown
    }
  }

  // A name can have one address per network, and an address belongs to one chain namespace.
  networks.store.subscribe((now, before) => {
    if (now.activeId !== before.activeId) flow.send({ type: 'again' })
  })
  core.use(createSendState).resets.subscribe(() => flow.send({ type: 'reset' }))
  flow.start()
  return flow
}

/** Returns the name of the network that an address is for, if that is not the active one. */
function elsewhere({ networks }: Core, written: WrittenAddress): string | undefined {
  const { activeId } = networks.store.getState()
  const { address, chain } = written
  const ofSolana = () =>
    networks.requested.find((each) => each.chain === 'solana')?.name ?? 'Solana'
  if (chain === undefined) {
    const onSolana = namespaceOf(activeId) === 'solana'
    if (onSolana)
      return /^0x/i.test(address) && isAddress(address, 'eip155') ? 'Ethereum' : undefined
    return !isAddress(address, 'eip155') && solanaAddress(address) ? ofSolana() : undefined
  }
  if (isForNetwork(written, activeId)) return undefined
  if (chain.any !== undefined) return chain.any === 'solana' ? ofSolana() : 'Ethereum'
  return (chain.id && networks.find(chain.id)?.name) ?? chain.word ?? chain.id
}

/** Returns the text if it decodes to 32 bytes, which not every base58 text of the right length does. */
function solanaKey(text: string): Address | undefined {
  return solanaAddress(text) === undefined ? undefined : text
}
