import type { ComponentType } from 'react'
import type { SocialProvider } from '../../../../backends/port/connectors.ts'
import { AppleIcon } from '../../../kit/icons/brands/AppleIcon.tsx'
import { DiscordIcon } from '../../../kit/icons/brands/DiscordIcon.tsx'
import { FacebookIcon } from '../../../kit/icons/brands/FacebookIcon.tsx'
import { FarcasterIcon } from '../../../kit/icons/brands/FarcasterIcon.tsx'
import { GitHubIcon } from '../../../kit/icons/brands/GitHubIcon.tsx'
import { GoogleIcon } from '../../../kit/icons/brands/GoogleIcon.tsx'
import type { IconProps } from '../../../kit/icons/IconFrame.tsx'
import { XIcon } from '../../../kit/icons/brands/XIcon.tsx'
import { useStyles } from '../../../kit/styles/useStyles.ts'
import css from './socialLogo.css?inline'

const logos: Readonly<Record<SocialProvider, ComponentType<IconProps>>> = {
  google: GoogleIcon,
  x: XIcon,
  discord: DiscordIcon,
  farcaster: FarcasterIcon,
  github: GitHubIcon,
  apple: AppleIcon,
  facebook: FacebookIcon,
}

/** The logo of a login provider, `size` px wide. */
export function SocialLogo({ provider, size = 24 }: { provider: SocialProvider; size?: number }) {
  useStyles(css)
  const Logo = logos[provider]
  return (
    <span className="fy-social-logo">
      <Logo size={size} />
    </span>
  )
}
