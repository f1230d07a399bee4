import { IconFrame, type IconProps } from '../IconFrame.tsx'

export function WalletIcon(props: IconProps) {
  return (
    <IconFrame
      {...props}
      d="M14.5 6.25V5a1.75 1.75 0 0 0-2.2-1.69L4.9 5.2a1.75 1.75 0 0 0-1.4 1.7v7.1A2.25 2.25 0 0 0 5.75 16.25h8.5a2.25 2.25 0 0 0 2.25-2.25V8.5a2.25 2.25 0 0 0-2.25-2.25H5.25"
      dot="M13.25 11.25h.01"
    />
  )
}
