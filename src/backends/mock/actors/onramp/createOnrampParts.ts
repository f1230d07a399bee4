import type { RequestHandler } from 'msw'
import type { Opener } from '../../browser/createOpener.ts'
import { createOnrampView } from './onrampHandlers.ts'
import { answerOnramp } from './answerOnramp.ts'
import type { OnrampActor } from './onrampActor.ts'
import { createOnrampDesk } from './onrampDesk.ts'
import { createPurchaseBook, type PurchaseBookOptions } from './purchaseBook.ts'

export interface OnrampOptions extends Omit<PurchaseBookOptions, 'desk'> {
  readonly window: Window
  /** Origin of the simulated sites. */
  readonly origin: string
  readonly blockchainApi: string
  readonly opener: Opener
  readonly onError: (error: unknown) => void
}

/** The on-ramp provider of one page: its service, its windows, its purchases. */
export function createOnrampParts(options: OnrampOptions): {
  readonly handlers: readonly RequestHandler[]
  readonly actor: OnrampActor
  dispose(): void
} {
  const { world, blockchainApi, origin } = options
  const desk = createOnrampDesk({ world, site: `${origin}/sites/onramp/` })
  const book = createPurchaseBook({ ...options, desk })
  return {
    handlers: createOnrampView({ world, desk, blockchainApi }),
    ...answerOnramp({ ...options, desk, book }),
  }
}
