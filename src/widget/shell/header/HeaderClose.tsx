import { useCore, useSelect } from '../../core/coreContext.ts'
import type { ModalState } from '../../core/modal/modalState.ts'
import type { ShownView } from '../../core/modal/shownView.ts'
import { CloseIcon } from '../../kit/icons/connectIcons.tsx'
import { IconButton } from '../../kit/buttons/IconButton.tsx'
import { Tooltip } from '../../kit/feedback/Tooltip.tsx'
import { useStyles } from '../../kit/styles/useStyles.ts'
import { useActiveNetwork } from '../useActiveNetwork.ts'
import { useRouterEntry } from '../useRouterEntry.ts'
import css from './headerClose.css?inline'
import { shellTexts } from '../../core/texts/general/shellTexts.ts'

const isBuffering = (state: ModalState) => state.buffering
const visitOf = (state: ShownView) => state.visit

/**
 * Closes the modal if the view allows it (C-078). A view that holds the visitor hides the button
 * once it is loaded; while it is loading it can be closed, because the load may never end (open
 * point 80).
 */
export function HeaderClose() {
  const core = useCore()
  useStyles(css)
  const { id, view } = useRouterEntry()
  const isShown = useSelect(core.shownView, visitOf) === id
  useSelect(core.modal, isBuffering)
  useActiveNetwork()
  const hides = core.views[view].close === 'hiddenWithSiwe' && core.config.isSiweEnabled
  if (hides && isShown) return null
  const button = (
    <Tooltip text={core.use(shellTexts).close}>
      <IconButton
        label={core.use(shellTexts).close}
        icon={<CloseIcon size={20} />}
        disabled={!core.canClose()}
        onClick={core.requestClose}
      />
    </Tooltip>
  )
  return hides ? <span className="fy-header-close">{button}</span> : button
}
