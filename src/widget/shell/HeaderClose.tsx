import { useCore, useSelect } from '../core/coreContext.ts'
import type { ModalState } from '../core/modalState.ts'
import { CloseIcon } from '../kit/icons/CloseIcon.tsx'
import { IconButton } from '../kit/IconButton.tsx'
import { Tooltip } from '../kit/Tooltip.tsx'
import { useActiveNetwork } from './useActiveNetwork.ts'
import { useRouterEntry } from './useRouterEntry.ts'

const isBuffering = (state: ModalState) => state.buffering

/** Closes the modal where the view lets it (C-075, C-076, C-078, open point 80). */
export function HeaderClose() {
  const core = useCore()
  const { view } = useRouterEntry()
  useSelect(core.modal, isBuffering)
  useActiveNetwork()
  if (core.views[view].close === 'hiddenWithSiwe' && core.config.isSiweEnabled) return null
  return (
    <Tooltip text={core.texts.shell.close}>
      <IconButton
        label={core.texts.shell.close}
        icon={<CloseIcon size={20} />}
        disabled={!core.canClose()}
        onClick={core.requestClose}
      />
    </Tooltip>
  )
}
