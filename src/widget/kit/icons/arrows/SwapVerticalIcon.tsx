import { IconFrame, type IconProps } from '../IconFrame.tsx'

export function SwapVerticalIcon(props: IconProps) {
  return <IconFrame {...props} d="M7.25 16V4.5m-3 3 3-3 3 3M12.75 4v11.5m3-3-3 3-3-3" />
}
