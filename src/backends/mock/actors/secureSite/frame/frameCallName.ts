import type { AppMessage, FrameCall } from '../../../../real/frame/frameProtocol.ts'
import type { CallName } from '../../../calls/callLogTypes.ts'
import type { FrameCallName } from '../../../calls/knownCalls.ts'

const names: Readonly<Record<FrameCall, FrameCallName>> = {
  SWITCH_NETWORK: 'frame.switchNetwork',
  CONNECT_EMAIL: 'frame.connectEmail',
  CONNECT_DEVICE: 'frame.connectDevice',
  CONNECT_OTP: 'frame.connectOtp',
  CONNECT_SOCIAL: 'frame.connectSocial',
  GET_SOCIAL_REDIRECT_URI: 'frame.getSocialRedirectUri',
  GET_FARCASTER_URI: 'frame.getFarcasterUri',
  CONNECT_FARCASTER: 'frame.connectFarcaster',
  GET_USER: 'frame.getUser',
  SIGN_OUT: 'frame.signOut',
  IS_CONNECTED: 'frame.isConnected',
  GET_CHAIN_ID: 'frame.getChainId',
  RPC_REQUEST: 'frame.rpc',
  UPDATE_EMAIL: 'frame.updateEmail',
  UPDATE_EMAIL_PRIMARY_OTP: 'frame.updateEmailPrimaryOtp',
  UPDATE_EMAIL_SECONDARY_OTP: 'frame.updateEmailSecondaryOtp',
  SYNC_THEME: 'frame.syncTheme',
  SYNC_DAPP_DATA: 'frame.syncAppMetadata',
  GET_SMART_ACCOUNT_ENABLED_NETWORKS: 'frame.getSmartAccountEnabledNetworks',
  INIT_SMART_ACCOUNT: 'frame.initSmartAccount',
  SET_PREFERRED_ACCOUNT: 'frame.setPreferredAccount',
}

/**
 * Returns the name of a request to the secure site: `frame.connectOtp`; of a wallet call
 * `frame.eth_getBalance`.
 */
export function frameCallName(message: AppMessage): CallName {
  return message.call === 'RPC_REQUEST' ? `frame.${message.payload.method}` : names[message.call]
}
