import type { HandStep, Step } from '../../scenarios/index.ts'
import type { StageApi } from '../../stage/stageApi.ts'
import type { Keys } from './recording.ts'
import { watchInput, type Typed } from './watchInput.ts'

/**
 * Records the input of a person on a stage page; the digits of a mailed code become the step that reads the mail. Returns
 * the way to stop.
 * @param record receives each step; with `keys`, it is typed, and received again with each key
 * @param keepSecret receives the text of a field with a secret, whose step has only the name
 */
export function recordInput(
  page: Document,
  { mailbox }: Pick<StageApi['simulator'], 'mailbox'>,
  record: (step: Step, keys?: Keys) => void,
  keepSecret: (name: string, text: string) => void,
): () => void {
  function stepOf({ target, how, text, secret }: Typed): Step {
    if (secret !== undefined) return { do: 'typeSecret', target, secret }
    if (how !== 'code') return { do: how === 'retype' ? 'retype' : 'type', target, text }
    const mail = mailbox.mails().findLast(({ kind, code }) => kind === 'code' && code === text)
    return mail ? { do: 'typeCode', email: mail.to } : { do: 'type', target, text }
  }
  return watchInput(page, (input: { readonly step: HandStep } | Typed) => {
    if ('step' in input) return record(input.step)
    const { how, text, secret, continuesTyping } = input
    if (secret !== undefined) keepSecret(secret, text)
    record(stepOf(input), {
      count: [...text].length,
      continuesTyping,
      isWhole: how === 'code' || how === 'secret',
      isSecret: how === 'secret',
    })
  })
}
