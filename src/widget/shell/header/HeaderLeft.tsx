import { openWalletHelp } from '../../core/modal/openWalletHelp.ts'
import { useCore } from '../../core/coreContext.ts'
import type { LeftControl } from '../../core/modal/viewRecord.ts'
import { ChevronLeftIcon, HelpIcon } from '../../kit/icons/connectIcons.tsx'
import { IconButton } from '../../kit/buttons/IconButton.tsx'
import { Tooltip } from '../../kit/feedback/Tooltip.tsx'
import { HeaderNetworks } from './HeaderNetworks.tsx'
import { shellTexts } from '../../core/texts/general/shellTexts.ts'

/**
 * The control to the left of the title: network selector, help, back arrow or nothing (C-070 to
 * C-073).
 */
export function HeaderLeft({ control }: { control: LeftControl }) {
  const core = useCore()
  const shell = core.use(shellTexts)
  if (control === 'networks') return <HeaderNetworks />
  if (control === 'back') {
    return (
      <Tooltip text={shell.back}>
        <IconButton
          label={shell.back}
          icon={<ChevronLeftIcon size={20} />}
          onClick={core.router.goBack}
        />
      </Tooltip>
    )
  }
  if (control !== 'help') return null
  return (
    <Tooltip text={shell.help}>
      <IconButton
        label={shell.help}
        icon={<HelpIcon size={20} />}
        onClick={() => openWalletHelp(core)}
      />
    </Tooltip>
  )
}
