import { IconFrame, type IconProps } from '../IconFrame.tsx'

export function ArrowDownIcon(props: IconProps) {
  return <IconFrame {...props} d="M10 4v12m5-5-5 5-5-5" />
}
