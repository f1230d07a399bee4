import { IconFrame, type IconProps } from './IconFrame.tsx'

export function MinusIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M4.5 10h11" />
    </IconFrame>
  )
}
