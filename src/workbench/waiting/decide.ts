import type { WaitingRequest } from './waitingRequests.ts'

export type Decision = 'approve' | 'decline'

/**
 * Answers a request, with the input of its card if the card is in view (accounts, code of the rejection). Rejects with the actor's error.
 */
export async function decide(
  page: Document,
  request: WaitingRequest,
  what: Decision,
): Promise<void> {
  const card = page.querySelector(`[data-request="${request.key}"]`)
  const button = card?.querySelector<HTMLElement>(`[data-decision=${what}]:not(:disabled)`)
  if (button) button.click()
  else await request[what]?.give()
}
