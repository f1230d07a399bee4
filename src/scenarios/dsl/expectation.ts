import type { ChainId } from '../../backends/port/chainIds.ts'
import type { TimerLabel } from '../../backends/port/timerLabels.ts'
import type { CallPattern } from '../../backends/mock/calls/knownCalls.ts'
import type { AnalyticsEvents } from '../../widget/core/kernel/analyticsEvents.ts'
import type { ViewName } from '../../widget/core/modal/viewParams.ts'
import type { AccountRef } from './accountRef.ts'
import type { Target } from './target.ts'

/** Clauses that this expectation proves by its own content, e.g. `C-187`. */
type Proof = { readonly covers?: readonly string[] }

/** What must be seen; tried until it is, or until time is over. */
export type Expectation = Proof &
  (
    | { readonly expect: 'modal'; readonly open: boolean }
    | { readonly expect: 'view'; readonly is: ViewName }
    /** The header's words; `null` where the view has none. */
    | { readonly expect: 'title'; readonly is: string | null }
    | {
        readonly expect: 'text'
        readonly text: string
        readonly absent?: boolean
        readonly within?: 'modal' | 'page'
      }
    | {
        readonly expect: 'element'
        readonly target: Target
        readonly is?: 'visible' | 'absent' | 'enabled' | 'disabled' | 'focused' | 'checked' | 'busy'
        readonly value?: string
        readonly count?: number
        /** Accessible description, e.g. an inline error. */
        readonly described?: string
      }
    /** All visible elements of that role whose name is listed, in this order (others may stand between). */
    | {
        readonly expect: 'order'
        readonly role: string
        readonly names: readonly string[]
        readonly within?: 'modal' | 'page'
      }
    | {
        readonly expect: 'link'
        readonly target: Target
        readonly href: string
        readonly newTab?: boolean
      }
    /** The element's box in CSS px. */
    | {
        readonly expect: 'box'
        readonly target: Target
        readonly width?: number
        readonly height?: number
        readonly maxWidth?: number
        readonly maxHeight?: number
        readonly left?: number
        /** Distance from the bottom of the window. */
        readonly bottom?: number
      }
    /** A computed CSS property of the element, as the browser writes it. */
    | {
        readonly expect: 'style'
        readonly target: Target
        readonly property: string
        readonly is: string
      }
    /** The box in which the element scrolls: its height in CSS px, and that there is more than it shows. */
    | { readonly expect: 'scrollBox'; readonly target: Target; readonly height: number }
    | { readonly expect: 'toast'; readonly text: string; readonly variant?: string }
    | { readonly expect: 'noToast' }
    | {
        readonly expect: 'analytics'
        readonly event: keyof AnalyticsEvents
        readonly properties?: Readonly<Record<string, unknown>>
        readonly times?: number
      }
    | {
        readonly expect: 'calls'
        /** The call's name, or a prefix that ends in `*`: `directory.*`. */
        readonly name: CallPattern
        readonly times?: number
        readonly atLeast?: number
        /** A part of the newest such call's arguments. */
        readonly arguments?: unknown
        /** Text that stands in no such call's arguments. */
        readonly lacks?: string
      }
    /** Native balance on the chain itself, in wei: exact, or the change since the start. */
    | {
        readonly expect: 'balance'
        readonly chainId: ChainId
        readonly account: AccountRef
        readonly wei?: string
        readonly changedBy?: string
        readonly atMost?: string
        readonly atLeast?: string
      }
    /** What the token's contract says, in base units: exact, or the change since the start. `token` is a symbol. */
    | {
        readonly expect: 'tokenBalance'
        readonly chainId: ChainId
        readonly token: string
        readonly account: AccountRef
        readonly units?: string
        readonly changedBy?: string
        readonly atLeast?: string
      }
    /** What the swap router may take, or `spender`, in base units. */
    | {
        readonly expect: 'allowance'
        readonly chainId: ChainId
        readonly token: string
        readonly account: AccountRef
        readonly units: string
        readonly spender?: `0x${string}`
      }
    /** How many transactions of the account are in blocks since the start. */
    | {
        readonly expect: 'nonce'
        readonly chainId: ChainId
        readonly account: AccountRef
        readonly changedBy: number
      }
    /** How many transactions wait for a block. */
    | { readonly expect: 'chainWaiting'; readonly chainId: ChainId; readonly count: number }
    | {
        readonly expect: 'timer'
        readonly label: TimerLabel
        readonly pending: boolean
        readonly inMs?: number
      }
    /** `starts`: the address only has to begin like that. */
    | {
        readonly expect: 'opened'
        readonly url: string
        readonly starts?: true
        readonly target?: 'blank' | 'self'
        /** Nothing of that kind was opened. */
        readonly absent?: true
      }
    | { readonly expect: 'clipboard'; readonly text: string }
    /** Whether something is kept in this browser under a key that begins like that, with that text in it. */
    | {
        readonly expect: 'stored'
        readonly key: string
        readonly contains?: string
        readonly absent?: true
      }
    /** The page never asked that host for a picture, a script or a frame. */
    | { readonly expect: 'neverAsked'; readonly host: string }
    /** So many accounts in the dialog are shown with a picture of their own. */
    | { readonly expect: 'pictures'; readonly count: number }
    /** What the phone reads off the pixels of the QR code on the page. */
    | { readonly expect: 'qrCode'; readonly text: string }
    | { readonly expect: 'walletWaiting'; readonly wallet: string; readonly count: number }
    /** What waits for the phone's owner, and the apps it is connected to. */
    | { readonly expect: 'phone'; readonly waiting?: number; readonly sessions?: number }
    /** So many popups of the page stand open. */
    | { readonly expect: 'popups'; readonly count: number }
    | { readonly expect: 'mails'; readonly to: string; readonly count: number }
    /** The focus is somewhere inside the open dialog. */
    | { readonly expect: 'focusInModal' }
    /** How the newest `host.request` of that method ended: `done`, or a part of the error's message. */
    | { readonly expect: 'hostRequest'; readonly method: string; readonly outcome: string }
    /** The secure site's frame: its box in CSS px, and what the page in it says that it shows. */
    | {
        readonly expect: 'frame'
        readonly shown: boolean
        readonly width?: number
        readonly height?: number
        readonly left?: number
        /** Distance from the bottom of the window. */
        readonly bottom?: number
        /** As far from the left as from the right, and as far below the middle as half a header. */
        readonly centred?: boolean
        readonly theme?: 'light' | 'dark'
        /** A part of the page's heading. */
        readonly heading?: string
        /** What it names in large figures: `0.1 ETH`, `Unlimited USDC`. */
        readonly amount?: string
      }
    /** The account that was active first, or is now: its native balance and whether it is a contract. */
    | {
        readonly expect: 'activeAccount'
        readonly chainId: ChainId
        readonly type: 'eoa' | 'smartAccount'
        readonly deployed?: boolean
        readonly wei?: string
      }
    | { readonly expect: 'refused'; readonly atLeast: number }
  )
