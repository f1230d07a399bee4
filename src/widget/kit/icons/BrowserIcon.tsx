import { IconFrame, type IconProps } from './IconFrame.tsx'

export function BrowserIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <rect x="2.75" y="3.75" width="14.5" height="12.5" rx="2.25" />
      <path d="M2.75 7.5h14.5" />
      <path d="M5.5 5.65h.01M7.7 5.65h.01" strokeWidth="1.6" />
    </IconFrame>
  )
}
