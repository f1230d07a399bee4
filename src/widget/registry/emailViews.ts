import type { ViewRegistry } from '../core/viewRecord.ts'
import { titled } from './titled.ts'
import { viewKinds } from './viewKinds.ts'

/** The e-mail family (C-043). */
export const emailViews = {
  UpgradeEmailWallet: {
    load: () => import('../features/email/UpgradeEmailWalletView.tsx'),
    ...viewKinds.ofAccount,
    title: titled((t) => t.upgradeWallet),
  },
  UpgradeToSmartAccount: {
    load: () => import('../features/smart-account/UpgradeToSmartAccountView.tsx'),
    ...viewKinds.ofAccount,
    left: 'none',
    title: () => undefined,
  },
  UpdateEmailWallet: {
    load: () => import('../features/email/UpdateEmailWalletView.tsx'),
    ...viewKinds.ofAccount,
    title: titled((t) => t.editEmail),
  },
  UpdateEmailPrimaryOtp: {
    load: () => import('../features/email/UpdateEmailPrimaryOtpView.tsx'),
    ...viewKinds.ofAccount,
    title: titled((t) => t.confirmCurrentEmail),
  },
  UpdateEmailSecondaryOtp: {
    load: () => import('../features/email/UpdateEmailSecondaryOtpView.tsx'),
    ...viewKinds.ofAccount,
    title: titled((t) => t.confirmNewEmail),
  },
  EmailVerifyOtp: {
    load: () => import('../features/email/EmailVerifyOtpView.tsx'),
    ...viewKinds.plain,
    title: titled((t) => t.confirmEmail),
  },
  EmailVerifyDevice: {
    load: () => import('../features/email/EmailVerifyDeviceView.tsx'),
    ...viewKinds.plain,
    title: titled((t) => t.registerDevice),
  },
} satisfies Partial<ViewRegistry>
