import { IconFrame, type IconProps } from './IconFrame.tsx'

export function QrCodeIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <rect x="3.5" y="3.5" width="5" height="5" rx="1.25" />
      <rect x="11.5" y="3.5" width="5" height="5" rx="1.25" />
      <rect x="3.5" y="11.5" width="5" height="5" rx="1.25" />
      <path d="M11.5 11.5h1.5v1.5M16.5 11.5v1.5M11.5 16.5h2M16.5 16.5h-.5" />
    </IconFrame>
  )
}
