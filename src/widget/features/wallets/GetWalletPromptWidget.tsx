import type { ComponentProps } from 'react'
import { GetWalletPrompt } from './GetWalletPrompt.tsx'

/** 'Don't have {wallet}?' for the connecting screens of other features (open point 26). */
export function GetWalletPromptWidget(props: ComponentProps<typeof GetWalletPrompt>) {
  return <GetWalletPrompt {...props} />
}
