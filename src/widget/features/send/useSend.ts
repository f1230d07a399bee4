import { useEffect } from 'react'
import { useStore } from 'zustand'
import { useCore, useSelect } from '../../core/coreContext.ts'
import { createTokenBalances } from '../../money/balances/tokenBalances.ts'
import { createGasFlow } from './services/gasFlow.ts'
import { createKnownAddresses } from './services/knownAddresses.ts'
import { createRecipientFlow } from './services/recipientFlow.ts'
import { noteFailure } from '../../core/kernel/noteFailure.ts'
import { unlessAborted } from '../../core/kernel/unlessAborted.ts'
import { createRecipientVerdicts } from './order/recipientVerdicts.ts'
import { sendDraft } from './state/sendSelectors.ts'
import { createSendForm } from './state/sendForm.ts'
import { warningsFor } from './rules/warningsFor.ts'

/** Returns the current transfer. Loads its cost and the account's known addresses. */
export function useSend() {
  const core = useCore()
  const form = useStore(core.use(createSendForm).store)
  const recipient = useStore(core.use(createRecipientFlow).store)
  const gasFlow = core.use(createGasFlow)
  const gas = useStore(gasFlow.store)
  const knownAddresses = core.use(createKnownAddresses)
  const history = useSelect(knownAddresses.store, (now) => now)
  const balances = core.use(createTokenBalances)
  const tokens = useSelect(balances.store, (now) => now.tokens)
  const chainId = useSelect(core.networks.store, (now) => now.activeId)
  const from = useSelect(core.account, (now) => now.address)
  const accountType = useSelect(core.account, (now) => now.type)

  const foundRecipient = recipient.status === 'found' ? recipient : undefined
  const address = foundRecipient?.address
  const token = form.token?.address
  const network = core.networks.find(chainId)

  useEffect(() => {
    void balances.load()
    void knownAddresses.load()
  }, [balances, knownAddresses, chainId, from])
  useEffect(() => {
    if (network === undefined || from === undefined) return
    gasFlow.send({ type: 'wanted', question: { network, from, token, recipient: address } })
  }, [gasFlow, network, from, token, address])

  const verdicts = core.use(createRecipientVerdicts)
  useStore(verdicts.store)
  useEffect(() => {
    if (from === undefined || address === undefined) return undefined
    const controller = new AbortController()
    const judged = { chainId, from, recipient: address, token }
    // Signing judges the recipient again, and is stopped when that fails.
    void unlessAborted(controller.signal, verdicts.load(judged, controller.signal), {
      done: () => undefined,
      failed: (error) => noteFailure(core, 'send.recipient', error),
    })
    return () => controller.abort()
  }, [core, verdicts, chainId, from, address, token])

  const verdict =
    from === undefined || address === undefined
      ? undefined
      : verdicts.find({ chainId, from, recipient: address, token })
  return {
    core,
    from,
    network,
    recipient,
    gas,
    tokens,
    isWallet: verdict !== 'notWallet',
    draft: sendDraft({ form, recipient, gas, tokens, network, accountType }),
    warnings: foundRecipient
      ? warningsFor(foundRecipient.address, {
          own: from,
          ...history,
          trusted: knownAddresses.trusted(),
          verdict,
        })
      : [],
  }
}
