import { useEffect } from 'react'
import { useCore, useSelect } from '../../core/coreContext.ts'
import { receiveTexts } from '../../core/texts/account/receiveTexts.ts'
import { startTexts } from '../../core/texts/general/startTexts.ts'
import { commonTexts } from '../../core/texts/general/commonTexts.ts'
import { Avatar } from '../../kit/images/Avatar.tsx'
import { Button } from '../../kit/buttons/Button.tsx'
import { Chip } from '../../kit/buttons/Chip.tsx'
import { EmptyState } from '../../kit/layout/EmptyState.tsx'
import { CopyIcon } from '../../kit/icons/viewIcons.tsx'
import { WalletIcon } from '../../kit/icons/connectIcons.tsx'
import { QrCode } from '../../kit/images/QrCode.tsx'
import { Text } from '../../kit/layout/Text.tsx'
import { useStyles } from '../../kit/styles/useStyles.ts'
import { VisuallyHidden } from '../../kit/layout/VisuallyHidden.tsx'
import { CopyByHand } from '../copying/public/CopyByHand.tsx'
import { useCopy } from '../copying/public/useCopy.ts'
import css from './receive.css?inline'
import { ReceiveNetworksHint } from './ReceiveNetworksHint.tsx'
import { chipText } from './receiveRules.ts'

/** Edge of the QR code, in px. */
const codeSize = 232

/** The receiving address, to copy and to scan. */
export default function WalletReceiveView() {
  useStyles(css)
  const core = useCore()
  const texts = core.use(receiveTexts)
  const common = core.use(commonTexts)
  const copying = useCopy()
  const address = useSelect(core.account, (now) => now.address)
  const profileName = useSelect(core.account, (now) => now.profileName)
  const profileImage = useSelect(core.account, (now) => now.profileImage)
  useEffect(() => {
    if (address === undefined) core.toasts.show('error', common.accountNotFound)
  }, [core, common, address])

  if (address === undefined) {
    return (
      <div data-status="lost">
        <EmptyState
          icon={<WalletIcon size={28} />}
          title={common.accountNotFound}
          text={texts.accountNotFoundHint}
          action={
            <Button size="m" onClick={() => core.open('Connect')}>
              {core.use(startTexts).connectWallet}
            </Button>
          }
        />
      </div>
    )
  }
  const shown = chipText(address, profileName)
  return (
    <div className="fy-receive" data-status="ready">
      <Chip
        size="l"
        aria-label={texts.copyAddress(shown)}
        leading={<Avatar address={address} src={profileImage} size={24} />}
        trailing={<CopyIcon size={16} />}
        onClick={() => copying.copy(address, common.addressCopied)}
      >
        {shown}
      </Chip>
      <CopyByHand copying={copying} text={address} />
      <QrCode value={address} label={texts.qrCode} size={codeSize} />
      <VisuallyHidden>{texts.wholeAddress(address)}</VisuallyHidden>
      <Text tone="secondary" align="center">
        {texts.hint}
      </Text>
      <ReceiveNetworksHint />
    </div>
  )
}
