import { IconFrame, type IconProps } from './IconFrame.tsx'

export function CopyIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <rect x="7.25" y="7.25" width="9" height="9" rx="2" />
      <path d="M12.75 7V5.75a2 2 0 0 0-2-2h-5a2 2 0 0 0-2 2v5a2 2 0 0 0 2 2H7" />
    </IconFrame>
  )
}
