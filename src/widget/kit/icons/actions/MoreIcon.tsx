import { IconFrame, type IconProps } from '../IconFrame.tsx'

export function MoreIcon(props: IconProps) {
  return <IconFrame {...props} dot="M4.75 10h.01M10 10h.01M15.25 10h.01" />
}
