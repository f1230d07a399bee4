import { AppStoreIcon } from '../../widget/kit/icons/AppStoreIcon.tsx'
import { AppleIcon } from '../../widget/kit/icons/AppleIcon.tsx'
import { ArrowLeftIcon } from '../../widget/kit/icons/ArrowLeftIcon.tsx'
import { ArrowRightIcon } from '../../widget/kit/icons/ArrowRightIcon.tsx'
import { ArrowTopRightIcon } from '../../widget/kit/icons/ArrowTopRightIcon.tsx'
import { BankIcon } from '../../widget/kit/icons/BankIcon.tsx'
import { BrowserIcon } from '../../widget/kit/icons/BrowserIcon.tsx'
import { CardIcon } from '../../widget/kit/icons/CardIcon.tsx'
import { CheckIcon } from '../../widget/kit/icons/CheckIcon.tsx'
import { ChevronDownIcon } from '../../widget/kit/icons/ChevronDownIcon.tsx'
import { ChevronLeftIcon } from '../../widget/kit/icons/ChevronLeftIcon.tsx'
import { ChevronRightIcon } from '../../widget/kit/icons/ChevronRightIcon.tsx'
import { ChromeIcon } from '../../widget/kit/icons/ChromeIcon.tsx'
import { ClockIcon } from '../../widget/kit/icons/ClockIcon.tsx'
import { CloseIcon } from '../../widget/kit/icons/CloseIcon.tsx'
import { CoinIcon } from '../../widget/kit/icons/CoinIcon.tsx'
import { CompassIcon } from '../../widget/kit/icons/CompassIcon.tsx'
import { CopyIcon } from '../../widget/kit/icons/CopyIcon.tsx'
import { DesktopIcon } from '../../widget/kit/icons/DesktopIcon.tsx'
import { DisconnectIcon } from '../../widget/kit/icons/DisconnectIcon.tsx'
import { DiscordIcon } from '../../widget/kit/icons/DiscordIcon.tsx'
import { ErrorIcon } from '../../widget/kit/icons/ErrorIcon.tsx'
import { ExtensionIcon } from '../../widget/kit/icons/ExtensionIcon.tsx'
import { ExternalIcon } from '../../widget/kit/icons/ExternalIcon.tsx'
import { FacebookIcon } from '../../widget/kit/icons/FacebookIcon.tsx'
import { FarcasterIcon } from '../../widget/kit/icons/FarcasterIcon.tsx'
import { GitHubIcon } from '../../widget/kit/icons/GitHubIcon.tsx'
import { GlobeIcon } from '../../widget/kit/icons/GlobeIcon.tsx'
import { GoogleIcon } from '../../widget/kit/icons/GoogleIcon.tsx'
import { HelpIcon } from '../../widget/kit/icons/HelpIcon.tsx'
import { IdIcon } from '../../widget/kit/icons/IdIcon.tsx'
import { InfoIcon } from '../../widget/kit/icons/InfoIcon.tsx'
import { KeyIcon } from '../../widget/kit/icons/KeyIcon.tsx'
import { LayersIcon } from '../../widget/kit/icons/LayersIcon.tsx'
import { LightbulbIcon } from '../../widget/kit/icons/LightbulbIcon.tsx'
import { LockIcon } from '../../widget/kit/icons/LockIcon.tsx'
import { MailIcon } from '../../widget/kit/icons/MailIcon.tsx'
import { MobileIcon } from '../../widget/kit/icons/MobileIcon.tsx'
import { MoreIcon } from '../../widget/kit/icons/MoreIcon.tsx'
import { NetworkIcon } from '../../widget/kit/icons/NetworkIcon.tsx'
import { NftIcon } from '../../widget/kit/icons/NftIcon.tsx'
import { PlayStoreIcon } from '../../widget/kit/icons/PlayStoreIcon.tsx'
import { PlusIcon } from '../../widget/kit/icons/PlusIcon.tsx'
import { QrCodeIcon } from '../../widget/kit/icons/QrCodeIcon.tsx'
import { ReceiveIcon } from '../../widget/kit/icons/ReceiveIcon.tsx'
import { RefreshIcon } from '../../widget/kit/icons/RefreshIcon.tsx'
import { SearchIcon } from '../../widget/kit/icons/SearchIcon.tsx'
import { SendIcon } from '../../widget/kit/icons/SendIcon.tsx'
import { SettingsIcon } from '../../widget/kit/icons/SettingsIcon.tsx'
import { SuccessIcon } from '../../widget/kit/icons/SuccessIcon.tsx'
import { SwapHorizontalIcon } from '../../widget/kit/icons/SwapHorizontalIcon.tsx'
import { SwapVerticalIcon } from '../../widget/kit/icons/SwapVerticalIcon.tsx'
import { VerifyIcon } from '../../widget/kit/icons/VerifyIcon.tsx'
import { WalletIcon } from '../../widget/kit/icons/WalletIcon.tsx'
import { WarningIcon } from '../../widget/kit/icons/WarningIcon.tsx'
import { XIcon } from '../../widget/kit/icons/XIcon.tsx'
import { SampleCard } from './SampleCard.tsx'

const icons = [
  AppStoreIcon,
  AppleIcon,
  ArrowLeftIcon,
  ArrowRightIcon,
  ArrowTopRightIcon,
  BankIcon,
  BrowserIcon,
  CardIcon,
  CheckIcon,
  ChevronDownIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  ChromeIcon,
  ClockIcon,
  CloseIcon,
  CoinIcon,
  CompassIcon,
  CopyIcon,
  DesktopIcon,
  DisconnectIcon,
  DiscordIcon,
  ErrorIcon,
  ExtensionIcon,
  ExternalIcon,
  FacebookIcon,
  FarcasterIcon,
  GitHubIcon,
  GlobeIcon,
  GoogleIcon,
  HelpIcon,
  IdIcon,
  InfoIcon,
  KeyIcon,
  LayersIcon,
  LightbulbIcon,
  LockIcon,
  MailIcon,
  MobileIcon,
  MoreIcon,
  NetworkIcon,
  NftIcon,
  PlayStoreIcon,
  PlusIcon,
  QrCodeIcon,
  ReceiveIcon,
  RefreshIcon,
  SearchIcon,
  SendIcon,
  SettingsIcon,
  SuccessIcon,
  SwapHorizontalIcon,
  SwapVerticalIcon,
  VerifyIcon,
  WalletIcon,
  WarningIcon,
  XIcon,
]

/** Every icon of the kit. */
export function IconSamples() {
  return (
    <SampleCard title="Icons">
      <div className="icons">
        {icons.map((Icon) => (
          <Icon key={Icon.name} size={24} />
        ))}
      </div>
    </SampleCard>
  )
}
