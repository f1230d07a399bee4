import type { LazyTexts } from '../../../core/texts/texts.ts'

/** Why a transaction is not signed, by the key of its words. */
export type SwapStop = keyof LazyTexts['swap']['stoppedReasons']
