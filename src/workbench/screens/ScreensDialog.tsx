import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { useStore } from 'zustand'
import type { ScreenResult } from '../../server/screens/screenResults.ts'
import { IconButton } from '../parts/IconButton.tsx'
import type { ScreenDecision } from './screens.ts'
import { useSetting } from '../state/useSetting.ts'
import { useWorkbench } from '../state/useWorkbench.ts'
import {
  nextZoom,
  pictureViews,
  type PictureLook,
  type PictureView,
} from './pictures/pictureLook.ts'
import { reviewPlaceOf } from './reviewPlaceOf.ts'
import { checkpointKey, isOpenScreen } from './screenRules.ts'
import type { ScreenPlace } from './screenPlace.ts'
import { ScreensContent } from './ScreensContent.tsx'
import { ScreensFoot } from './ScreensFoot.tsx'
import { ScreensHead } from './ScreensHead.tsx'
import { VariantChoice } from './VariantChoice.tsx'
import './screensDialog.css'

interface ScreensDialogProps {
  readonly start: ScreenPlace
  /** Ids of the screens to go through. */
  readonly order: readonly string[]
  readonly onClose: () => void
}

/** A checkpoint in all its variants, or one screen beside the accepted one, over the whole page. */
export function ScreensDialog({ start, order, onClose }: ScreensDialogProps) {
  const { screens, settings } = useWorkbench()
  const { screens: all, said, isDeciding } = useStore(screens.store)
  const hasLetterKeys = useSetting('letterKeys')
  const dialog = useRef<HTMLDialogElement>(null)
  const [place, setPlace] = useState(start)
  const [look, setLook] = useState<PictureLook>({ zoom: 'fit', isOutlined: true })
  /** The place of the last decision, where alone its message is shown. */
  const [decidedAt, setDecidedAt] = useState<ScreenPlace>()

  useDialogFocus(dialog, start, place)

  const close = () => dialog.current?.close()
  const screen = all.find(({ id }) => id === place.id)
  const listed = order.flatMap((id) => all.find((each) => each.id === id) ?? [])
  const variants = screen ? all.filter((each) => checkpointKey(each) === checkpointKey(screen)) : []
  const subject = place.view === 'screen' ? variants.filter(({ id }) => id === place.id) : variants
  const open = subject.filter(isOpenScreen)
  const possible = {
    accept: open,
    reject: open.filter(({ decision }) => decision === undefined),
    undo: subject.filter(({ decision }) => decision !== undefined),
  }
  const review = screen && reviewPlaceOf(listed, screen, place.view)
  const isSaid = decidedAt?.id === place.id && decidedAt.view === place.view

  const go = (to: ScreenResult | undefined) => to && setPlace({ ...place, id: to.id })

  async function decide(decision: ScreenDecision) {
    const chosen = possible[decision]
    if (chosen.length === 0 || isDeciding) return
    setDecidedAt(place)
    const isDone = await screens.decide(
      decision,
      chosen.map(({ id }) => id),
    )
    moveFocus(dialog.current, isDone && decision !== 'undo')
  }

  const deeds: Readonly<Record<string, () => void>> = {
    a: () => void decide('accept'),
    r: () => void decide('reject'),
    u: () => void decide('undo'),
    m: () => setPlace({ ...place, view: place.view === 'matrix' ? 'screen' : 'matrix' }),
    '.': () => go(review?.next),
    ',': () => go(review?.previous),
    ...lookKeys(look, setLook, (screenView) => settings.change({ screenView })),
  }

  return (
    <dialog
      className="wb-dialog wb-screens-dialog"
      ref={dialog}
      aria-label="Screens"
      onClose={onClose}
      onKeyDown={(event) => {
        if (hasLetterKeys) pressKey(event, deeds)
      }}
      onClick={(event) => {
        if (event.target === dialog.current) close()
      }}
    >
      {screen && review ? (
        <div className="wb-screens-card" tabIndex={-1}>
          <ScreensHead screen={screen} review={review} onGo={go} onClose={close} />
          <VariantChoice variants={variants} place={place} onChange={setPlace} />
          <ScreensContent
            screen={screen}
            variants={variants}
            view={place.view}
            look={look}
            onLook={setLook}
            onOpen={({ id }) => setPlace({ id, view: 'screen' })}
            onDecided={() => {
              setDecidedAt(place)
              moveFocus(dialog.current, true)
            }}
          />
          <ScreensFoot
            said={isSaid ? said : ''}
            isMatrix={place.view === 'matrix'}
            possible={possible}
            onDecide={(decision) => void decide(decision)}
          />
        </div>
      ) : (
        <ScreenGone onClose={close} />
      )}
    </dialog>
  )
}

/** Another run has other screens. */
function ScreenGone({ onClose }: { readonly onClose: () => void }) {
  return (
    <div className="wb-screens-card">
      <div className="wb-row wb-screens-head">
        <h2 className="wb-grow">This screen is not in the results any more</h2>
        <IconButton icon="close" label="Close" onClick={onClose} />
      </div>
    </div>
  )
}

/** After a decision: a disabled button keeps no focus, and keys outside of the dialog are those of the workbench. */
function moveFocus(dialog: HTMLElement | null, isOnward: boolean): void {
  const way = dialog?.querySelector<HTMLElement>('[data-way=next]:enabled')
  const heading = dialog?.querySelector<HTMLElement>('h2')
  const target = isOnward && way ? way : heading
  target?.focus()
}

function lookKeys(
  look: PictureLook,
  onLook: (look: PictureLook) => void,
  onView: (view: PictureView) => void,
): Readonly<Record<string, () => void>> {
  const views = pictureViews.map(({ value }, at) => [String(at + 1), () => onView(value)])
  return {
    ...Object.fromEntries(views),
    z: () => onLook({ ...look, zoom: nextZoom(look.zoom) }),
    o: () => onLook({ ...look, isOutlined: !look.isOutlined }),
  }
}

/** Opens the dialog. In the grid of variants, the cell of the place has the focus; elsewhere what had it, if it is there and enabled. */
function useDialogFocus(
  dialog: RefObject<HTMLDialogElement | null>,
  start: ScreenPlace,
  place: ScreenPlace,
): void {
  useLayoutEffect(() => {
    dialog.current?.showModal()
    cellOf(dialog.current, start)?.focus()
  }, [dialog, start])

  useLayoutEffect(() => {
    const focused = document.activeElement
    const isUsed = dialog.current?.contains(focused) && !focused?.matches(unused)
    if (isUsed) return
    const target = cellOf(dialog.current, place) ?? dialog.current?.querySelector<HTMLElement>('h2')
    target?.focus()
  }, [dialog, place])
}

/** Elements that need not keep the focus. */
const unused = ':disabled, h2, .wb-screens-card'

/** In the grid of all variants, the cell of a place. */
function cellOf(dialog: HTMLElement | null, { id }: ScreenPlace): HTMLElement | undefined {
  const cells = dialog?.querySelectorAll<HTMLElement>('[data-screen]') ?? []
  return [...cells].find((cell) => cell.dataset.screen === id)
}

function pressKey(event: KeyboardEvent, deeds: Readonly<Record<string, () => void>>): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  const deed = deeds[event.key.toLowerCase()]
  if (!deed) return
  event.preventDefault()
  deed()
}
