import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useCore, useSelect } from '../core/coreContext.ts'
import type { LocaleState } from '../core/locale/localeState.ts'
import type { ModalState } from '../core/modal/modalState.ts'
import type { RouterState } from '../core/modal/router.ts'
import { ModalCard } from '../kit/modal/ModalCard.tsx'
import { keepDialogOpen } from './focus/keepDialogOpen.ts'
import { keepFocusAlive } from './focus/keepFocusAlive.ts'
import { ModalHeader } from './header/ModalHeader.tsx'
import { ModalToast } from './ModalToast.tsx'
import { startSheetDrag } from './sheet/startSheetDrag.ts'
import { titleTruncatedText } from './titleTruncatedText.ts'
import { useRouterEntry } from './useRouterEntry.ts'
import { ViewOutlet } from './views/ViewOutlet.tsx'

const whole = (state: LocaleState) => state
const isOpen = (state: ModalState) => state.open
const isDoneOf = (state: ModalState) => state.isDone === true
const directionOf = (state: RouterState) => state.direction

/** The modal: a card in a dialog of the browser's top layer, with header, view and toast. */
export function Modal({ dialog, live }: { dialog: HTMLDialogElement; live: HTMLElement }) {
  const core = useCore()
  const { tag, direction: textDirection, pending } = useSelect(core.locale.store, whole)
  // Otherwise the visitor would first see the modal in the wrong language.
  const open = useSelect(core.modal, isOpen) && !pending
  const isDone = useSelect(core.modal, isDoneOf)
  const { id } = useRouterEntry()
  const direction = useSelect(core.router.store, directionOf)
  // Opening is not a view change, and the first frame must be readable: nothing slides until the
  // visitor leaves the first view (open point 240).
  const [first, setFirst] = useState<number | 'left'>()
  const next = open ? (first === undefined || first === id ? id : 'left') : undefined
  if (first !== next) setFirst(next)
  const motion = next === 'left' ? direction : undefined
  const card = useRef<HTMLDivElement>(null)
  const close = useRef(() => {})

  useLayoutEffect(() => {
    if (!card.current) return
    // Focus starts on the card: a screen reader reads the dialog's name, and no keyboard covers a phone.
    card.current.tabIndex = -1
    card.current.autofocus = true
    // Every view gives the focus to the card. The view's title is the name of the dialog.
    card.current.setAttribute('role', 'group')
    card.current.setAttribute('aria-labelledby', dialog.id)
  }, [dialog])

  useLayoutEffect(() => {
    // The dialog's name is outside React's root.
    dialog.setAttribute('lang', tag)
    dialog.setAttribute('dir', textDirection)
    dialog.toggleAttribute('data-done', isDone)
  }, [dialog, isDone, tag, textDirection])

  // It opens in the frame that renders it. An effect closes it, because React ignores focus and blur while it undoes
  // layout effects.
  useLayoutEffect(() => {
    if (open) close.current = keepDialogOpen(dialog, { core, live })
  }, [core, dialog, live, open])
  useEffect(() => (open ? () => close.current() : undefined), [open])
  useEffect(() => {
    // The toast is outside the card, beside it.
    const place = card.current?.parentElement
    return open && card.current && place ? keepFocusAlive(card.current, place) : undefined
  }, [open])
  useEffect(
    () => (open && card.current ? startSheetDrag(card.current, core) : undefined),
    [core, open],
  )
  useEffect(
    () => (open && card.current ? titleTruncatedText(card.current) : undefined),
    [open, tag],
  )

  return (
    <ModalCard card={card} toast={<ModalToast open={open} />}>
      <ModalHeader dialog={dialog} direction={motion} />
      <ViewOutlet open={open} card={card} direction={motion} />
    </ModalCard>
  )
}
