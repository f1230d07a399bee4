import { IconFrame, type IconProps } from './IconFrame.tsx'

export function ArrowDownIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M10 4v11.5m-5-5 5 5 5-5" />
    </IconFrame>
  )
}
