import { IconFrame, type IconProps } from '../IconFrame.tsx'

export function AppStoreIcon(props: IconProps) {
  return (
    <IconFrame filled {...props}>
      <rect x="2.75" y="2.75" width="14.5" height="14.5" rx="3.6" fill="#1686e8" />
      <path
        fill="none"
        stroke="#fff"
        strokeWidth="1.4"
        strokeLinecap="round"
        d="M10.7 5.9 7 12.3M9.3 5.9l4.6 8M5.6 11.9h5M12.9 11.9h1.5M6.2 13.7l-.3.5"
      />
    </IconFrame>
  )
}
