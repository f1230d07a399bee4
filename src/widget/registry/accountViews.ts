import type { ViewRegistry } from '../core/modal/viewRecord.ts'
import { viewKinds } from './viewKinds.ts'

/** The records of the account views (C-041). */
export const accountViews = () =>
  ({
    Account: {
      load: () => import('../features/account/AccountView.tsx'),
      ...viewKinds.ofAccount,
      left: 'networks',
    },
    AccountSettings: {
      load: () => import('../features/account/AccountSettingsView.tsx'),
      ...viewKinds.ofAccount,
    },
    Profile: {
      load: () => import('../features/account/ProfileView.tsx'),
      ...viewKinds.ofAccount,
    },
    SelectAddresses: {
      load: () => import('../features/account/SelectAddressesView.tsx'),
      ...viewKinds.plain,
      title: 'selectAccounts',
    },
    SwitchAddress: {
      load: () => import('../features/account/SwitchAddressView.tsx'),
      ...viewKinds.ofAccount,
      title: 'switchAddress',
    },
    ChooseAccountName: {
      load: () => import('../features/names/ChooseAccountNameView.tsx'),
      ...viewKinds.ofAccount,
      title: 'chooseName',
    },
    RegisterAccountName: {
      load: () => import('../features/names/RegisterAccountNameView.tsx'),
      ...viewKinds.ofAccount,
      title: 'chooseName',
    },
    RegisterAccountNameSuccess: {
      load: () => import('../features/names/RegisterAccountNameSuccessView.tsx'),
      ...viewKinds.ofAccount,
    },
    ApproveTransaction: {
      load: () => import('../features/secure-frame/ApproveTransactionView.tsx'),
      left: 'none',
      close: 'popsBeforeSignIn',
      // It needs no more than an account: the request to approve may be the change of network or
      // the sign-in.
      needs: ['account'],
      title: 'approveTransaction',
    },
  }) satisfies Partial<ViewRegistry>
