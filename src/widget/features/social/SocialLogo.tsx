import type { ComponentType } from 'react'
import type { SocialProvider } from '../../../backends/port/connectors.ts'
import { AppleIcon } from '../../kit/icons/AppleIcon.tsx'
import { DiscordIcon } from '../../kit/icons/DiscordIcon.tsx'
import { FacebookIcon } from '../../kit/icons/FacebookIcon.tsx'
import { FarcasterIcon } from '../../kit/icons/FarcasterIcon.tsx'
import { GitHubIcon } from '../../kit/icons/GitHubIcon.tsx'
import { GoogleIcon } from '../../kit/icons/GoogleIcon.tsx'
import type { IconProps } from '../../kit/icons/IconFrame.tsx'
import { XIcon } from '../../kit/icons/XIcon.tsx'
import { useStyles } from '../../kit/useStyles.ts'
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

/** The mark of a login provider, `size` px. */
export function SocialLogo({ provider, size = 24 }: { provider: SocialProvider; size?: number }) {
  useStyles(css)
  const Logo = logos[provider]
  return (
    <span className="foyer-social-logo">
      <Logo size={size} />
    </span>
  )
}
