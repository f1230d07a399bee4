import type { ReactNode } from 'react'
import { useCore, useSelect } from '../../core/coreContext.ts'
import { CopyButton } from '../../kit/buttons/CopyButton.tsx'
import { Stack } from '../../kit/layout/Stack.tsx'
import { Text } from '../../kit/layout/Text.tsx'
import { Tooltip } from '../../kit/feedback/Tooltip.tsx'
import { commonTexts } from '../../core/texts/general/commonTexts.ts'
import { CopyByHand } from '../copying/public/CopyByHand.tsx'
import { useCopy } from '../copying/public/useCopy.ts'
import { accountTitle } from './accountRules.ts'
import { accountTexts } from '../../core/texts/account/accountTexts.ts'

/** The account's avatar with its name or truncated address, and a copy control (C-129, C-138). */
export function AccountHeading({
  address,
  picture,
  children,
}: {
  address: string
  picture: ReactNode
  /** Content that is drawn below the name. */
  children?: ReactNode
}) {
  const core = useCore()
  const { account } = core
  const texts = core.use(accountTexts)
  const profileName = useSelect(account, (now) => now.profileName)
  const { what, shown, whole } = accountTitle({ address, profileName })
  const copying = useCopy()
  const copied = what === 'name' ? texts.nameCopied : core.use(commonTexts).addressCopied
  const copyLabel = what === 'name' ? texts.copyName : texts.copyAddress
  return (
    <Stack gap="s" align="center" padding={[4, 0]}>
      {picture}
      <Stack gap="xxs" align="center">
        <Stack direction="row" gap="xs" justify="center">
          <Text as="h2" size="xl" weight="bold" tabular truncate>
            {shown}
          </Text>
          <Tooltip text={copyLabel}>
            <CopyButton label={copyLabel} onClick={() => copying.copy(whole, copied)} />
          </Tooltip>
        </Stack>
        <CopyByHand copying={copying} text={whole} />
        {children}
      </Stack>
    </Stack>
  )
}
