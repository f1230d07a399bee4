import { createWebStorage } from '../../real/browser/webStorage.ts'
import { createMessageOrder, type MessageOrder } from '../actors/frames/messageOrder.ts'
import { createFrameOrder, type FrameOrder } from '../actors/secureSite/frame/frameOrder.ts'
import { createInPageFrame, type InPageFrame } from '../actors/secureSite/frame/inPageFrame.ts'
import { createClipboard, type SimulatedClipboard } from '../browser/clipboard.ts'
import type { Opener } from '../browser/opener.ts'
import { createPageLinks, type PageLinks } from '../browser/pageLinks.ts'
import { createPageOpener } from '../browser/pageOpener.ts'
import { createOtherTabs, type OtherTabs } from '../browser/otherTabs.ts'
import { createVisibility, type PageVisibility } from '../browser/visibility.ts'
import { createPrefixedStorage, type PrefixedStorage } from '../browser/prefixedStorage.ts'
import { createTelegramGlobal } from '../browser/telegramGlobal.ts'
import { simulatedWindow } from '../browser/simulatedWindow.ts'
import type { StageParts } from './stageParts.ts'

/** The simulated parts of the browser around the page. */
export interface BrowserParts {
  readonly storage: PrefixedStorage
  /** The storage of this tab. */
  readonly tabStorage: PrefixedStorage
  readonly links: PageLinks
  readonly opener: Opener
  readonly clipboard: SimulatedClipboard
  readonly visibility: PageVisibility
  readonly otherTabs: OtherTabs
  /** The order of the messages of the secure site's frame. */
  readonly order: FrameOrder
  /** The secure site's frame if no server serves it. */
  readonly inPageFrame: InPageFrame | undefined
  /** The order of the messages of other windows, which is the same one. */
  readonly messages: MessageOrder
  /** The window for the production Browser port. */
  readonly window: Window
}

/** Creates the device, storage, clipboard and popups of one page. */
export function createBrowserParts(stage: StageParts): BrowserParts {
  const { options, page, device, deliveries, onError } = stage
  const inPageFrame = options.withoutServer
    ? createInPageFrame({ page, origin: options.origins.sites, onError })
    : undefined
  const order = createFrameOrder(deliveries, inPageFrame?.mount)
  const messages = createMessageOrder({ window: page, deliveries, otherwise: order.receive })
  const links = createPageLinks(stage)
  const opener = createPageOpener({
    ...stage,
    follow: links.follow,
    sites: options.origins.sites,
    onClose: messages.forget,
  })
  // As Telegram's own script does.
  if (device === 'telegram') Object.assign(page, { Telegram: createTelegramGlobal(opener) })
  const clipboard = createClipboard()
  const visibility = createVisibility(page.document, page)
  const storageOf = (area: 'localStorage' | 'sessionStorage') =>
    createPrefixedStorage({
      storage: createWebStorage({ area, window: () => page, onError }),
      prefix: `foyer:${options.stageKey}:`,
      keys: () => Object.keys(page[area]),
    })
  return {
    storage: storageOf('localStorage'),
    tabStorage: storageOf('sessionStorage'),
    links,
    opener,
    clipboard,
    visibility,
    otherTabs: createOtherTabs(),
    order,
    inPageFrame,
    messages,
    window: simulatedWindow({
      window: page,
      device: options.device,
      opener,
      clipboard,
      visibility,
      receive: messages.receive,
    }),
  }
}
