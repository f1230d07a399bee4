import { useCore } from '../../core/coreContext.ts'
import { openLink } from '../../core/modal/openLink.ts'
import { Button } from '../../kit/buttons/Button.tsx'
import { FeatureItem } from '../../kit/layout/FeatureItem.tsx'
import { ArrowTopRightIcon } from '../../kit/icons/viewIcons.tsx'
import { IdIcon } from '../../kit/icons/accountIcons.tsx'
import { LayersIcon } from '../../kit/icons/connectIcons.tsx'
import { IconTile } from '../../kit/icons/IconTile.tsx'
import { LinkButton } from '../../kit/buttons/LinkButton.tsx'
import { Stack } from '../../kit/layout/Stack.tsx'
import { nameTexts } from '../../core/texts/account/nameTexts.ts'

/** Explains account names, and leads to the registration (C-143, C-144). */
export default function ChooseAccountNameView() {
  const core = useCore()
  const names = core.use(nameTexts)
  return (
    <>
      <Stack gap="xl" padding={[8, 4]}>
        <FeatureItem
          media={<IconTile size="s" tone="accent" icon={<IdIcon size={20} />} />}
          title={names.ownAddress}
          text={names.ownAddressHint}
        />
        <FeatureItem
          media={<IconTile size="s" tone="accent" icon={<LayersIcon size={20} />} />}
          title={names.everywhere}
          text={names.everywhereHint}
        />
      </Stack>
      <Stack gap="m" align="center">
        <Button wide onClick={() => core.router.push('RegisterAccountName')}>
          {names.chooseName}
        </Button>
        <LinkButton
          trailing={<ArrowTopRightIcon size={16} />}
          onClick={() => openLink(core, nameLinks.faq)}
        >
          {names.learnMore}
        </LinkButton>
      </Stack>
    </>
  )
}

/** The address of the page with more about names, in one place so that it can be replaced (C-144, open point 44). */
const nameLinks = {
  faq: 'https://docs.ens.domains/faq',
} as const
