import { useEffect, useRef } from 'react'
import { useCore } from '../../core/coreContext.ts'
import { Button } from '../../kit/buttons/Button.tsx'
import { Stack } from '../../kit/layout/Stack.tsx'
import { CopyIcon } from '../../kit/icons/viewIcons.tsx'
import { CopyByHand } from '../copying/public/CopyByHand.tsx'
import { useCopy } from '../copying/public/useCopy.ts'
import { connectingTexts } from '../../core/texts/connect/connectingTexts.ts'

/**
 * Copies the pairing URI, which every WalletConnect screen offers (C-099). After the last failure no pairing is left,
 * so it starts an attempt and copies that one's URI (open point 370). `onRetry` starts the attempt; it is given when
 * none is running.
 */
export function CopyLink({
  uri,
  onRetry,
}: {
  uri: string | undefined
  onRetry: (() => void) | undefined
}) {
  const texts = useCore().use(connectingTexts)
  const copying = useCopy()
  const isAwaited = useRef(false)

  useEffect(() => {
    if (uri !== undefined && isAwaited.current) void copying.copy(uri, texts.linkCopied)
    if (uri !== undefined || onRetry) isAwaited.current = false
  })

  function press() {
    if (uri !== undefined) return copying.copy(uri, texts.linkCopied)
    isAwaited.current = true
    return onRetry?.()
  }

  return (
    <Stack align="center">
      <Button
        wide
        variant="neutral"
        leading={<CopyIcon size={16} />}
        disabled={uri === undefined && !onRetry}
        onClick={press}
      >
        {texts.copyLink}
      </Button>
      <CopyByHand copying={copying} text={uri} />
    </Stack>
  )
}
