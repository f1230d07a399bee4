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
  /** Announces what has happened once the dialog is closed: in the page from the start, and outside of the dialog. */
  readonly live: HTMLElement
  /** Where React draws. */
  readonly content: HTMLElement
  /** Where the secure frame stands for good: moving a frame reloads it. */
  readonly frame: HTMLElement
}

/** Builds the modal's elements at the end of the page's body, closed. */
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
