import { click, sees, the } from '../dsl/builders.ts'
import type { Step } from '../dsl/step.ts'

/** Opens Swap from the closed modal. */
export const openSwap: readonly Step[] = [{ do: 'host.open', view: 'Swap' }, sees('Swap')]

/** Chooses the token of one side by the button on it and its name in the list. */
export function choose(button: string, token: string): readonly Step[] {
  return [
    click('button', button, { within: 'modal', nth: 0 }),
    sees('SwapSelectToken'),
    { do: 'type', target: the('searchbox', 'Search token'), text: token },
    { do: 'click', target: the('button', token, { exact: false, within: 'modal', nth: 0 }) },
    sees('Swap'),
  ]
}

/** Types what is paid and waits for its quote. */
export function pay(amount: string): readonly Step[] {
  return [
    { do: 'retype', target: the('textbox', 'Amount to pay'), text: amount },
    { do: 'run', ms: 200 },
  ]
}

/** From Swap to the preview. */
export const review: readonly Step[] = [click('button', 'Review swap'), sees('SwapPreview')]
