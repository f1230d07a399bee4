import { useLayoutEffect } from 'react'
import type { ConnectorList } from '../../core/session/connectorList.ts'
import { useCore, useSelect } from '../../core/coreContext.ts'
import { createWalletsOffered, type WalletsOffered } from '../../core/session/walletsOffered.ts'
import type { RouterState } from '../../core/modal/router.ts'
import { HeaderBar } from '../../kit/modal/HeaderBar.tsx'
import { Tag } from '../../kit/feedback/Tag.tsx'
import { HeaderClose } from './HeaderClose.tsx'
import { HeaderLeft } from './HeaderLeft.tsx'
import { leftControlOf } from './leftControlOf.ts'
import { useRouterEntry } from '../useRouterEntry.ts'
import { viewTitle } from './viewTitle.ts'
import { titleTexts } from '../../core/texts/general/titleTexts.ts'
import { shellTexts } from '../../core/texts/general/shellTexts.ts'

const lengthOf = (state: RouterState) => state.history.length
const connectorsOf = (state: ReturnType<ConnectorList['store']['getState']>) => state.connectors
const offeredOf = ({ offered }: WalletsOffered) => offered

/** Title, left control, tag and close button of the current view. */
export function ModalHeader({
  dialog,
  direction,
}: {
  dialog: HTMLDialogElement
  /** Absent in the view that the modal opened with. */
  direction: RouterState['direction'] | undefined
}) {
  const core = useCore()
  const entry = useRouterEntry()
  const steps = useSelect(core.router.store, lengthOf)
  // Titles depend on connectors and wallets, which change.
  useSelect(core.connectors.store, connectorsOf)
  useSelect(core.use(createWalletsOffered), offeredOf)
  const { left, tag } = core.views[entry.view]
  const title = viewTitle(core, entry)

  const name = title ?? core.use(shellTexts).modal

  useLayoutEffect(() => {
    dialog.setAttribute('aria-label', name)
  }, [dialog, name])

  return (
    <HeaderBar
      title={title ?? null}
      {...(direction ? { direction } : {})}
      tag={tag && <Tag tone="accent">{core.use(titleTexts)[tag]}</Tag>}
      left={<HeaderLeft control={leftControlOf(left, steps)} />}
      right={<HeaderClose />}
    />
  )
}
