import { useTexts } from '../../core/coreContext.ts'
import { FarcasterIcon } from '../../kit/icons/brandIcons.tsx'
import { QrCode } from '../../kit/images/QrCode.tsx'
import { Shimmer } from '../../kit/feedback/Shimmer.tsx'
import { Stack } from '../../kit/layout/Stack.tsx'
import { Text } from '../../kit/layout/Text.tsx'
import { VisuallyHidden } from '../../kit/layout/VisuallyHidden.tsx'
import { farcasterTexts } from '../../core/texts/login/farcasterTexts.ts'

/** The login address as a QR code for the phone (C-105); a placeholder while it is unknown. */
export function FarcasterCode({ url }: { url: string | undefined }) {
  const texts = useTexts(farcasterTexts)
  return (
    <Stack gap="l" align="center">
      {url === undefined ? (
        <>
          <Shimmer width="100%" height={300} radius={6} />
          <VisuallyHidden>{texts.preparing}</VisuallyHidden>
        </>
      ) : (
        <QrCode value={url} label={texts.qrCode} media={<FarcasterIcon size={44} />} />
      )}
      <Stack gap="xs" align="center">
        <Text weight="bold" align="center">
          {texts.scan}
        </Text>
        <Text size="s" tone="secondary" align="center">
          {texts.scanHint}
        </Text>
      </Stack>
    </Stack>
  )
}
