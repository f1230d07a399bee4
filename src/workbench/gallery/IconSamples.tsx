import { AppStoreIcon } from '../../widget/kit/icons/brands/AppStoreIcon.tsx'
import { AppleIcon } from '../../widget/kit/icons/brands/AppleIcon.tsx'
import { ArrowLeftIcon } from '../../widget/kit/icons/arrows/ArrowLeftIcon.tsx'
import { ArrowRightIcon } from '../../widget/kit/icons/arrows/ArrowRightIcon.tsx'
import { ArrowTopRightIcon } from '../../widget/kit/icons/arrows/ArrowTopRightIcon.tsx'
import { BankIcon } from '../../widget/kit/icons/things/BankIcon.tsx'
import { BrowserIcon } from '../../widget/kit/icons/things/BrowserIcon.tsx'
import { CardIcon } from '../../widget/kit/icons/things/CardIcon.tsx'
import { CheckIcon } from '../../widget/kit/icons/status/CheckIcon.tsx'
import { ChevronDownIcon } from '../../widget/kit/icons/arrows/ChevronDownIcon.tsx'
import { ChevronLeftIcon } from '../../widget/kit/icons/arrows/ChevronLeftIcon.tsx'
import { ChevronRightIcon } from '../../widget/kit/icons/arrows/ChevronRightIcon.tsx'
import { ChromeIcon } from '../../widget/kit/icons/brands/ChromeIcon.tsx'
import { ClockIcon } from '../../widget/kit/icons/things/ClockIcon.tsx'
import { CloseIcon } from '../../widget/kit/icons/actions/CloseIcon.tsx'
import { CoinIcon } from '../../widget/kit/icons/things/CoinIcon.tsx'
import { CompassIcon } from '../../widget/kit/icons/things/CompassIcon.tsx'
import { CopyIcon } from '../../widget/kit/icons/actions/CopyIcon.tsx'
import { DesktopIcon } from '../../widget/kit/icons/things/DesktopIcon.tsx'
import { DisconnectIcon } from '../../widget/kit/icons/actions/DisconnectIcon.tsx'
import { DiscordIcon } from '../../widget/kit/icons/brands/DiscordIcon.tsx'
import { ErrorIcon } from '../../widget/kit/icons/status/ErrorIcon.tsx'
import { ExtensionIcon } from '../../widget/kit/icons/things/ExtensionIcon.tsx'
import { ExternalIcon } from '../../widget/kit/icons/arrows/ExternalIcon.tsx'
import { FacebookIcon } from '../../widget/kit/icons/brands/FacebookIcon.tsx'
import { FarcasterIcon } from '../../widget/kit/icons/brands/FarcasterIcon.tsx'
import { GitHubIcon } from '../../widget/kit/icons/brands/GitHubIcon.tsx'
import { GlobeIcon } from '../../widget/kit/icons/things/GlobeIcon.tsx'
import { GoogleIcon } from '../../widget/kit/icons/brands/GoogleIcon.tsx'
import { HelpIcon } from '../../widget/kit/icons/status/HelpIcon.tsx'
import { IdIcon } from '../../widget/kit/icons/things/IdIcon.tsx'
import { InfoIcon } from '../../widget/kit/icons/status/InfoIcon.tsx'
import { KeyIcon } from '../../widget/kit/icons/things/KeyIcon.tsx'
import { LayersIcon } from '../../widget/kit/icons/things/LayersIcon.tsx'
import { LightbulbIcon } from '../../widget/kit/icons/status/LightbulbIcon.tsx'
import { LockIcon } from '../../widget/kit/icons/things/LockIcon.tsx'
import { MailIcon } from '../../widget/kit/icons/things/MailIcon.tsx'
import { MobileIcon } from '../../widget/kit/icons/things/MobileIcon.tsx'
import { MoreIcon } from '../../widget/kit/icons/actions/MoreIcon.tsx'
import { NetworkIcon } from '../../widget/kit/icons/things/NetworkIcon.tsx'
import { NftIcon } from '../../widget/kit/icons/things/NftIcon.tsx'
import { PlayStoreIcon } from '../../widget/kit/icons/brands/PlayStoreIcon.tsx'
import { PlusIcon } from '../../widget/kit/icons/actions/PlusIcon.tsx'
import { QrCodeIcon } from '../../widget/kit/icons/things/QrCodeIcon.tsx'
import { ReceiveIcon } from '../../widget/kit/icons/arrows/ReceiveIcon.tsx'
import { RefreshIcon } from '../../widget/kit/icons/actions/RefreshIcon.tsx'
import { SearchIcon } from '../../widget/kit/icons/actions/SearchIcon.tsx'
import { SendIcon } from '../../widget/kit/icons/arrows/SendIcon.tsx'
import { SettingsIcon } from '../../widget/kit/icons/actions/SettingsIcon.tsx'
import { SuccessIcon } from '../../widget/kit/icons/status/SuccessIcon.tsx'
import { SwapHorizontalIcon } from '../../widget/kit/icons/arrows/SwapHorizontalIcon.tsx'
import { SwapVerticalIcon } from '../../widget/kit/icons/arrows/SwapVerticalIcon.tsx'
import { SwitchPersonIcon } from '../../widget/kit/icons/things/SwitchPersonIcon.tsx'
import { VerifyIcon } from '../../widget/kit/icons/status/VerifyIcon.tsx'
import { WalletIcon } from '../../widget/kit/icons/things/WalletIcon.tsx'
import { WarningIcon } from '../../widget/kit/icons/status/WarningIcon.tsx'
import { XIcon } from '../../widget/kit/icons/brands/XIcon.tsx'
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
  SwitchPersonIcon,
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
