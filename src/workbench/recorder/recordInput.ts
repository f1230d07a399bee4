import type { Step } from '../../scenarios/index.ts'
import type { StageApi } from '../stage/stageApi.ts'
import { watchInput } from './watchInput.ts'

/**
 * Records the input of a person on a stage page; the digits of a mailed code become the step that reads the mail. Returns
 * the way to stop.
 * @param record receives each step; `goesOn`: it replaces the one before it, which was the start of the same typing
 * @param keepSecret receives the text of a field with a secret, whose step has only the name
 */
export function recordInput(
  page: Document,
  { mailbox }: Pick<StageApi['simulator'], 'mailbox'>,
  record: (step: Step, goesOn: boolean) => void,
  keepSecret: (name: string, text: string) => void,
): () => void {
  return watchInput(page, (input) => {
    if ('step' in input) return record(input.step, input.goesOn)
    if ('secret' in input) {
      const { secret, target, text, goesOn } = input
      keepSecret(secret, text)
      return record({ do: 'typeSecret', target, secret }, goesOn)
    }
    const mail = mailbox
      .mails()
      .findLast(({ kind, code }) => kind === 'code' && code === input.code)
    const target = { role: 'textbox', within: 'modal', nth: 0 } as const
    return record(
      mail ? { do: 'typeCode', email: mail.to } : { do: 'type', target, text: input.code },
      input.goesOn,
    )
  })
}
