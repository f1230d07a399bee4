import { IconFrame, type IconProps } from '../IconFrame.tsx'

export function ArrowTopRightIcon(props: IconProps) {
  return <IconFrame {...props} turns d="M6 14 14 6M7.5 6H14v6.5" />
}
