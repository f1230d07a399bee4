import { useCore, useSelect } from '../../../core/coreContext.ts'
import { useNetworkImage } from '../../../core/images/useNetworkImage.ts'
import { Avatar } from '../../../kit/images/Avatar.tsx'
import { Chip } from '../../../kit/buttons/Chip.tsx'
import { ChevronRightIcon } from '../../../kit/icons/connectIcons.tsx'
import { LightbulbIcon } from '../../../kit/icons/accountIcons.tsx'
import { Image } from '../../../kit/images/Image.tsx'
import { VisuallyHidden } from '../../../kit/layout/VisuallyHidden.tsx'
import { accountTitle } from '../accountRules.ts'
import { useShownAddress } from '../useShownAddress.ts'
import { accountTexts } from '../../../core/texts/account/accountTexts.ts'
import { networkTexts } from '../../../core/texts/connect/networkTexts.ts'

/** The connected user and the network, as a button that opens Profile (A-007, open point 86). */
export function ProfileChip() {
  const core = useCore()
  const { account, networks, router } = core
  const own = core.use(accountTexts)
  const address = useShownAddress()
  const profileName = useSelect(account, (now) => now.profileName)
  const picture = useSelect(account, (now) => now.profileImage)
  const smart = useSelect(account, (now) => now.type === 'smartAccount')
  const network = networks.find(useSelect(networks.store, (now) => now.activeId))
  const networkPicture = useNetworkImage(network)
  return (
    <Chip
      size="l"
      leading={
        <span className="fy-profile-face">
          <Avatar address={address} src={picture} size={28} />
          <span className="fy-profile-network">
            <Image
              kind="network"
              src={networkPicture}
              size={16}
              alt={network?.name ?? core.use(networkTexts).unknown}
            />
          </span>
        </span>
      }
      trailing={
        <>
          {smart && <LightbulbIcon size={16} />}
          <ChevronRightIcon size={16} />
        </>
      }
      onClick={() => router.push('Profile')}
    >
      {accountTitle({ address, profileName }).shown}
      <VisuallyHidden>
        {' '}
        {smart && own.smartAccount} {own.profile}
      </VisuallyHidden>
    </Chip>
  )
}
