import dialogCss from '../kit/modal/dialog.css?inline'
import type { StyleAdopter } from '../kit/styles/styleAdopter.ts'
import { createRootStyles } from './rootStyles.ts'
import hostCss from './modalHost.css?inline'

/** The fixed parts of one modal on the page. */
export interface ModalElements {
  /** The element in the page's body. */
  readonly host: HTMLElement
  readonly adopter: StyleAdopter
  readonly dialog: HTMLDialogElement
  /** Announces events after the dialog is closed. It is in the page from the start, outside the dialog. */
  readonly live: HTMLElement
  /** The element that React renders into. */
  readonly content: HTMLElement
  /** The permanent parent of the secure frame, because moving a frame reloads it. */
  readonly frame: HTMLElement
}

/** Creates the modal's closed elements at the end of the page's body. */
export function buildModalElements(page: Document): ModalElements {
  const host = page.createElement('foyer-modal')
  const root = host.attachShadow({ mode: 'open' })
  const adopter = createRootStyles(root)
  adopter.adopt(dialogCss)
  adopter.adopt(hostCss)
  const dialog = page.createElement('dialog')
  dialog.className = 'fy-dialog'
  dialog.id = 'foyer-dialog'
  const content = page.createElement('div')
  content.className = 'fy-dialog-content'
  const frame = page.createElement('div')
  frame.className = 'fy-dialog-frame'
  dialog.append(content, frame)
  const live = page.createElement('div')
  live.className = 'fy-live'
  live.setAttribute('aria-live', 'polite')
  root.append(dialog, live)
  page.body.append(host)
  return { host, adopter, dialog, live, content, frame }
}
