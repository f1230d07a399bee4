import type { LateTexts } from '../../../core/texts/texts.ts'

/** Why a transaction is not signed, by the key of its words. */
export type SwapStop = keyof LateTexts['swap']['stoppedReasons']
