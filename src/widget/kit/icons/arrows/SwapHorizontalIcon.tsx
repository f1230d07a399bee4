import { IconFrame, type IconProps } from '../IconFrame.tsx'

export function SwapHorizontalIcon(props: IconProps) {
  return <IconFrame {...props} d="M4 7.25h11.5M12.5 4.25l3 3-3 3M16 12.75H4.5m3-3-3 3 3 3" />
}
