import type { ViewRegistry } from '../core/modal/viewRecord.ts'
import { titled } from './titled.ts'
import { viewKinds } from './viewKinds.ts'

/** The views of an account (C-041). */
export const accountViews = {
  Account: {
    load: () => import('../features/account/AccountView.tsx'),
    ...viewKinds.ofAccount,
    left: 'networks',
    title: () => undefined,
  },
  AccountSettings: {
    load: () => import('../features/account/AccountSettingsView.tsx'),
    ...viewKinds.ofAccount,
    title: () => undefined,
  },
  Profile: {
    load: () => import('../features/account/ProfileView.tsx'),
    ...viewKinds.ofAccount,
    title: () => undefined,
  },
  SelectAddresses: {
    load: () => import('../features/account/SelectAddressesView.tsx'),
    ...viewKinds.plain,
    title: titled((t) => t.selectAccounts),
  },
  SwitchAddress: {
    load: () => import('../features/account/SwitchAddressView.tsx'),
    ...viewKinds.ofAccount,
    title: titled((t) => t.switchAddress),
  },
  ChooseAccountName: {
    load: () => import('../features/names/ChooseAccountNameView.tsx'),
    ...viewKinds.ofAccount,
    title: titled((t) => t.chooseName),
  },
  RegisterAccountName: {
    load: () => import('../features/names/RegisterAccountNameView.tsx'),
    ...viewKinds.ofAccount,
    title: titled((t) => t.chooseName),
  },
  RegisterAccountNameSuccess: {
    load: () => import('../features/names/RegisterAccountNameSuccessView.tsx'),
    ...viewKinds.ofAccount,
    title: () => undefined,
  },
  ApproveTransaction: {
    load: () => import('../features/secure-frame/ApproveTransactionView.tsx'),
    left: 'none',
    close: 'popsBeforeSignIn',
    // Moving to another network and signing in may be what is to be approved.
    needs: ['account'],
    title: titled((t) => t.approveTransaction),
  },
} satisfies Partial<ViewRegistry>
