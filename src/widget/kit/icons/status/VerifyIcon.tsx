import { IconFrame, type IconProps } from '../IconFrame.tsx'

export function VerifyIcon(props: IconProps) {
  return (
    <IconFrame
      {...props}
      d="M10 3 4.25 5.25v4.25c0 3.5 2.4 6 5.75 7.25 3.35-1.25 5.75-3.75 5.75-7.25V5.25L10 3ZM7.5 9.9l1.8 1.8 3.2-3.4"
    />
  )
}
