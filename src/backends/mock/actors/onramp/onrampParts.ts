import type { RequestHandler } from 'msw'
import type { Opener } from '../../browser/opener.ts'
import { createOnrampHandlers } from './onrampHandlers.ts'
import { answerOnramp } from './answerOnramp.ts'
import type { OnrampActor } from './onrampActor.ts'
import { createOnrampService } from './onrampService.ts'
import { createPurchaseStore, type PurchaseStoreOptions } from './purchaseStore.ts'

export interface OnrampOptions extends Omit<PurchaseStoreOptions, 'service'> {
  readonly window: Window
  /** Origin of the simulated sites. */
  readonly origin: string
  readonly blockchainApi: string
  readonly opener: Opener
  readonly onError: (error: unknown) => void
}

/** Creates the on-ramp provider of one page: its service, its windows, its purchases. */
export function createOnrampParts(options: OnrampOptions): {
  readonly handlers: readonly RequestHandler[]
  readonly actor: OnrampActor
  dispose(): void
} {
  const { world, blockchainApi, origin } = options
  const service = createOnrampService({ world, site: `${origin}/sites/onramp/` })
  const store = createPurchaseStore({ ...options, service })
  return {
    handlers: createOnrampHandlers({ world, service, blockchainApi }),
    ...answerOnramp({ ...options, service, store }),
  }
}
