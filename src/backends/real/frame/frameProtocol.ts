import { asRecord } from '../../port/asRecord.ts'
import { socialProviders, type AccountType, type WindowProvider } from '../../port/connectors.ts'
import { cleanText } from '../guards/text.ts'
import { readPayload, type PayloadFields } from './readPayload.ts'

/*
 * The protocol between the widget and the secure site's frame (wire 2.2, 2.3).
 *
 *   widget (host page)                                secure site (iframe, another origin)
 *     |  mounts {secure site}/sdk?projectId&chainId  ->  |
 *     |  <-  the iframe's `load` event                   |
 *     |  @w3m-app/CONNECT_EMAIL {email}      id a  ->    |   sends the mail
 *     |  <-  @w3m-frame/CONNECT_EMAIL_SUCCESS {action}  id a
 *     |  @w3m-app/CONNECT_OTP {otp}          id b  ->    |
 *     |  <-  @w3m-frame/CONNECT_OTP_ERROR {message}     id b
 *     |  @w3m-app/GET_USER {chainId}         id c  ->    |
 *     |  <-  @w3m-frame/GET_USER_SUCCESS {address, …}   id c
 *     |  <-  @w3m-frame/IS_CONNECTED_SUCCESS {…}     (no id: a broadcast)
 *
 * Every request X is answered by exactly one of X_SUCCESS and X_ERROR with the request's id. Both
 * sides check the other's origin and window before they read a message with the guards below; the
 * guards return a copy of the known fields, never the object that came in.
 */

/** A chain as CAIP-2, as an EVM chain number or as its digits. */
export type WireChainId = string | number

interface WireAccount {
  readonly address: string
  readonly type: AccountType
}

/** The payload of GET_USER_SUCCESS: the connected user (C-176). */
export interface WireUser {
  readonly email: string | undefined
  readonly address: string
  readonly chainId: WireChainId
  readonly smartAccountDeployed: boolean | undefined
  readonly accounts: readonly WireAccount[] | undefined
  readonly preferredAccountType: AccountType | undefined
}

/** Every request with its payload and the payload of its success (wire 2.3). */
export interface FrameCalls {
  SWITCH_NETWORK: [{ chainId: WireChainId }, { chainId: WireChainId }]
  CONNECT_EMAIL: [{ email: string }, { action: 'VERIFY_DEVICE' | 'VERIFY_OTP' }]
  CONNECT_DEVICE: [undefined, undefined]
  CONNECT_OTP: [{ otp: string }, undefined]
  CONNECT_SOCIAL: [{ uri: string }, { userName: string | undefined }]
  GET_SOCIAL_REDIRECT_URI: [{ provider: WindowProvider }, { uri: string }]
  GET_FARCASTER_URI: [undefined, { url: string }]
  CONNECT_FARCASTER: [undefined, { userName: string }]
  GET_USER: [
    { chainId: WireChainId | undefined; preferredAccountType: AccountType | undefined },
    WireUser,
  ]
  SIGN_OUT: [undefined, undefined]
  IS_CONNECTED: [undefined, { isConnected: boolean }]
  GET_CHAIN_ID: [undefined, { chainId: WireChainId }]
  RPC_REQUEST: [{ method: string; params: unknown }, unknown]
  UPDATE_EMAIL: [{ email: string }, { action: 'VERIFY_PRIMARY_OTP' | 'VERIFY_SECONDARY_OTP' }]
  UPDATE_EMAIL_PRIMARY_OTP: [{ otp: string }, undefined]
  UPDATE_EMAIL_SECONDARY_OTP: [{ otp: string }, { newEmail: string }]
  /**
   * The theme: mode and both sets of variables, because the documents disagree on which ones the
   * site reads (open point 105).
   */
  SYNC_THEME: [
    {
      themeMode: 'light' | 'dark' | undefined
      themeVariables: Readonly<Record<string, unknown>> | undefined
      w3mThemeVariables: Readonly<Record<string, unknown>> | undefined
    },
    undefined,
  ]
  /**
   * Name, description, address and icons of the host's app, with SDK version and project id
   * (C-178).
   */
  SYNC_DAPP_DATA: [
    {
      metadata:
        | {
            name: string
            description?: string | undefined
            url?: string | undefined
            icons?: readonly string[] | undefined
          }
        | undefined
      sdkVersion: string
      projectId: string
    },
    undefined,
  ]
  GET_SMART_ACCOUNT_ENABLED_NETWORKS: [
    undefined,
    { smartAccountEnabledNetworks: readonly number[] },
  ]
  INIT_SMART_ACCOUNT: [undefined, { address: string; isDeployed: boolean }]
  SET_PREFERRED_ACCOUNT: [{ type: AccountType }, { type: AccountType; address: string }]
}

export type FrameCall = keyof FrameCalls

/** A message from the widget to the frame. */
export type AppMessage = {
  [C in FrameCall]: { call: C; id: string; payload: FrameCalls[C][0] }
}[FrameCall]

/** A message from the frame to the widget. A message without an id is a broadcast. */
export type FrameMessage =
  | { [C in FrameCall]: FrameSuccess<C> }[FrameCall]
  /**
   * A failed request. `message` is absent when the frame gave no reason, and then 'An error
   * occurred' is used (C-344).
   */
  | { kind: 'error'; call: FrameCall; id: string | undefined; message: string | undefined }
  /** A known reply with a malformed payload. */
  | { kind: 'malformed'; call: FrameCall; id: string | undefined }
  /** A message without a meaning here: SESSION_UPDATE and READY are received and ignored. */
  | { kind: 'notice'; name: 'SESSION_UPDATE' | 'READY' }

export interface FrameSuccess<C extends FrameCall> {
  kind: 'success'
  call: C
  id: string | undefined
  payload: FrameCalls[C][1]
}

/** The widget's guard: `undefined` unless this is a message of the frame's protocol. */
export function readFrameMessage(data: unknown): FrameMessage | undefined {
  const { type, id, payload } = asRecord(data)
  if (typeof type !== 'string' || !(id === undefined || isId(id))) return undefined
  const [, name, outcome] = /^@w3m-frame\/([A-Z_]+?)(?:_(SUCCESS|ERROR))?$/.exec(type) ?? []
  if (name === 'SESSION_UPDATE' || name === 'READY') return { kind: 'notice', name }
  if (name === undefined || outcome === undefined || !isCall(name)) return undefined
  if (outcome === 'ERROR') {
    const message = cleanText(asRecord(payload).message, 500, 'cut')
    return { kind: 'error', call: name, id, message }
  }
  const read = readPayload(payload, RESULTS[name])
  if (read === undefined) return { kind: 'malformed', call: name, id }
  // RESULTS pairs each call with its payload type, which the union cannot express here.
  return { kind: 'success', call: name, id, payload: read.value } as FrameMessage
}

/** The frame's guard: `undefined` unless this is a well-formed request of the widget. */
export function readAppMessage(data: unknown): AppMessage | undefined {
  const { type, id, payload } = asRecord(data)
  if (typeof type !== 'string' || !isId(id)) return undefined
  const name = /^@w3m-app\/([A-Z_]+)$/.exec(type)?.[1]
  if (name === undefined || !isCall(name)) return undefined
  const read = readPayload<unknown>(payload, PAYLOADS[name])
  // PAYLOADS pairs each call with its payload type, which the union cannot express here.
  return read && ({ call: name, id, payload: read.value } as AppMessage)
}

/** Returns the message that is posted for a request of the widget. */
export function writeAppMessage<C extends FrameCall>(
  call: C,
  id: string,
  payload: FrameCalls[C][0],
): { type: string; id: string; payload?: FrameCalls[C][0] } {
  const type = `@w3m-app/${call}`
  return payload === undefined ? { type, id } : { type, id, payload }
}

function isId(value: unknown): value is string {
  return typeof value === 'string' && /^[\w-]{1,64}$/.test(value)
}

function isCall(name: string): name is FrameCall {
  return Object.hasOwn(RESULTS, name)
}

const nothing = () => undefined
const account = (entry: PayloadFields): WireAccount => ({
  address: entry.text('address', 128),
  type: entry.oneOf('type', 'eoa', 'smartAccount'),
})
const otp = (f: PayloadFields) => ({ otp: f.text('otp', 16) })
const email = (f: PayloadFields) => ({ email: f.text('email', 320) })
const preferred = (f: PayloadFields) =>
  f.maybe('preferredAccountType', () => f.oneOf('preferredAccountType', 'eoa', 'smartAccount'))

const RESULTS: {
  readonly [C in FrameCall]: (fields: PayloadFields, payload: unknown) => FrameCalls[C][1]
} = {
  SWITCH_NETWORK: (f) => ({ chainId: f.chain('chainId') }),
  CONNECT_EMAIL: (f) => ({ action: f.oneOf('action', 'VERIFY_DEVICE', 'VERIFY_OTP') }),
  CONNECT_DEVICE: nothing,
  CONNECT_OTP: nothing,
  CONNECT_SOCIAL: (f) => ({ userName: f.maybe('userName', () => f.line('userName', 128)) }),
  GET_SOCIAL_REDIRECT_URI: (f) => ({ uri: f.text('uri') }),
  GET_FARCASTER_URI: (f) => ({ url: f.text('url') }),
  CONNECT_FARCASTER: (f) => ({ userName: f.line('userName', 128) }),
  GET_USER: (f) => ({
    email: f.maybe('email', () => f.line('email', 320)),
    address: f.text('address', 128),
    chainId: f.chain('chainId'),
    smartAccountDeployed: f.maybe('smartAccountDeployed', () => f.flag('smartAccountDeployed')),
    accounts: f.maybe('accounts', () => f.inners('accounts', account)),
    preferredAccountType: preferred(f),
  }),
  SIGN_OUT: nothing,
  IS_CONNECTED: (f) => ({ isConnected: f.flag('isConnected') }),
  GET_CHAIN_ID: (f) => ({ chainId: f.chain('chainId') }),
  RPC_REQUEST: (_, payload) => payload,
  UPDATE_EMAIL: (f) => ({
    action: f.oneOf('action', 'VERIFY_PRIMARY_OTP', 'VERIFY_SECONDARY_OTP'),
  }),
  UPDATE_EMAIL_PRIMARY_OTP: nothing,
  UPDATE_EMAIL_SECONDARY_OTP: (f) => ({ newEmail: f.line('newEmail', 320) }),
  SYNC_THEME: nothing,
  SYNC_DAPP_DATA: nothing,
  GET_SMART_ACCOUNT_ENABLED_NETWORKS: (f) => ({
    smartAccountEnabledNetworks: f.integers('smartAccountEnabledNetworks'),
  }),
  INIT_SMART_ACCOUNT: (f) => ({
    address: f.text('address', 128),
    isDeployed: f.flag('isDeployed'),
  }),
  SET_PREFERRED_ACCOUNT: account,
}

/** The providers that the frame can send to their own window. */
export const windowProviders = socialProviders.filter(
  (provider): provider is WindowProvider => provider !== 'farcaster',
)

const PAYLOADS: { readonly [C in FrameCall]: (fields: PayloadFields) => FrameCalls[C][0] } = {
  SWITCH_NETWORK: (f) => ({ chainId: f.chain('chainId') }),
  CONNECT_EMAIL: email,
  CONNECT_DEVICE: nothing,
  CONNECT_OTP: otp,
  CONNECT_SOCIAL: (f) => ({ uri: f.text('uri') }),
  GET_SOCIAL_REDIRECT_URI: (f) => ({
    provider: f.oneOf('provider', ...windowProviders),
  }),
  GET_FARCASTER_URI: nothing,
  CONNECT_FARCASTER: nothing,
  GET_USER: (f) => ({
    chainId: f.maybe('chainId', () => f.chain('chainId')),
    preferredAccountType: preferred(f),
  }),
  SIGN_OUT: nothing,
  IS_CONNECTED: nothing,
  GET_CHAIN_ID: nothing,
  RPC_REQUEST: (f) => ({ method: f.text('method', 128), params: f.raw('params') }),
  UPDATE_EMAIL: email,
  UPDATE_EMAIL_PRIMARY_OTP: otp,
  UPDATE_EMAIL_SECONDARY_OTP: otp,
  SYNC_THEME: (f) => ({
    themeMode: f.maybe('themeMode', () => f.oneOf('themeMode', 'light', 'dark')),
    themeVariables: f.maybe('themeVariables', () => f.record('themeVariables')),
    w3mThemeVariables: f.maybe('w3mThemeVariables', () => f.record('w3mThemeVariables')),
  }),
  SYNC_DAPP_DATA: (f) => ({
    metadata: f.maybe('metadata', () =>
      f.inner('metadata', (m) => ({
        name: m.text('name'),
        description: m.maybe('description', () => m.maybeEmpty('description')),
        url: m.maybe('url', () => m.maybeEmpty('url')),
        icons: m.maybe('icons', () => m.texts('icons')),
      })),
    ),
    sdkVersion: f.text('sdkVersion'),
    projectId: f.text('projectId'),
  }),
  GET_SMART_ACCOUNT_ENABLED_NETWORKS: nothing,
  INIT_SMART_ACCOUNT: nothing,
  SET_PREFERRED_ACCOUNT: (f) => ({ type: f.oneOf('type', 'eoa', 'smartAccount') }),
}
