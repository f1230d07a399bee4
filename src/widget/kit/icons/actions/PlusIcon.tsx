import { IconFrame, type IconProps } from '../IconFrame.tsx'

export function PlusIcon(props: IconProps) {
  return <IconFrame {...props} d="M10 4.5v11M4.5 10h11" />
}
