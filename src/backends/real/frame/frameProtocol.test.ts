import { describe, expect, it } from 'vitest'
import { readAppMessage, readFrameMessage, writeAppMessage } from './frameProtocol.ts'

const frame = (type: string, payload?: unknown) =>
  readFrameMessage({ type: `@w3m-frame/${type}`, id: 'a1', payload })
const app = (call: string, payload?: unknown) =>
  readAppMessage({ type: `@w3m-app/${call}`, id: 'a1', payload })

describe('the frame speaks', () => {
  it('reads a user with all fields [C-176]', () => {
    const user = {
      email: 'ada@example.org',
      address: '0x1',
      chainId: 1,
      accounts: [{ address: '0x1', type: 'eoa' }],
      smartAccountDeployed: true,
      preferredAccountType: 'smartAccount',
    }
    expect(frame('GET_USER_SUCCESS', { ...user, secret: 1 })).toEqual({
      kind: 'success',
      call: 'GET_USER',
      id: 'a1',
      payload: user,
    })
  })

  it('reads a user without the optional fields', () => {
    const payload = { address: '0x1', chainId: 'eip155:1', email: null }
    expect(frame('GET_USER_SUCCESS', payload)).toMatchObject({
      kind: 'success',
      payload: { address: '0x1', chainId: 'eip155:1', email: undefined, accounts: undefined },
    })
  })

  it.each([
    ['CONNECT_EMAIL_SUCCESS', { action: 'OTHER' }],
    ['GET_USER_SUCCESS', { chainId: 1 }],
    ['GET_USER_SUCCESS', { address: '0x1', chainId: 1.5 }],
    ['GET_USER_SUCCESS', { address: '0x1', chainId: 1, accounts: [{ address: '0x1' }] }],
    ['GET_USER_SUCCESS', { address: 'x'.repeat(200), chainId: 1 }],
    ['IS_CONNECTED_SUCCESS', { isConnected: 'yes' }],
    ['GET_SMART_ACCOUNT_ENABLED_NETWORKS_SUCCESS', { smartAccountEnabledNetworks: ['1'] }],
    ['CONNECT_FARCASTER_SUCCESS', undefined],
  ])('treats %s with %j as malformed', (type, payload) => {
    expect(frame(type, payload)).toMatchObject({ kind: 'malformed' })
  })

  it.each([
    undefined,
    'text',
    [],
    { type: '@w3m-frame/UNKNOWN_SUCCESS', id: 'a1' },
    { type: '@w3m-frame/constructor_SUCCESS', id: 'a1' },
    { type: '@w3m-frame/GET_USER', id: 'a1' },
    { type: '@w3m-frame/SIGN_OUT_SUCCESS', id: 7 },
    { type: 'x@w3m-frame/SIGN_OUT_SUCCESS', id: 'a1' },
    { type: '@w3m-frame/SIGN_OUT_SUCCESS ', id: 'a1' },
    { type: { toString: (): string => '@w3m-frame/SIGN_OUT_SUCCESS' }, id: 'a1' },
    { type: '@w3m-frame/', id: 'a1' },
  ])('ignores %j', (data) => {
    expect(readFrameMessage(data)).toBeUndefined()
  })

  it.each(['READY', 'SESSION_UPDATE'] as const)(
    'reads the notice %s without its payload',
    (name) => {
      const message = { type: `@w3m-frame/${name}`, payload: { token: 'secret' } }
      expect(readFrameMessage(message)).toEqual({ kind: 'notice', name })
    },
  )

  it.each([undefined, null, 'text', ['text'], { message: 7 }, { message: '' }])(
    'reads an error with %j as one without a reason',
    (payload) => {
      expect(frame('SIGN_OUT_ERROR', payload)).toMatchObject({ kind: 'error', message: undefined })
    },
  )

  it('truncates a long error text', () => {
    expect(frame('SIGN_OUT_ERROR', { message: 'x'.repeat(9_999) })).toMatchObject({
      kind: 'error',
      message: 'x'.repeat(500),
    })
  })
})

describe('the widget speaks', () => {
  it("writes requests that the frame's guard reads", () => {
    const payload = { method: 'personal_sign', params: ['0x1', '0x2'] }
    expect(readAppMessage(writeAppMessage('RPC_REQUEST', 'a1', payload))).toEqual({
      call: 'RPC_REQUEST',
      id: 'a1',
      payload,
    })
  })

  it.each(['google', 'github', 'apple', 'facebook', 'x', 'discord'])(
    'accepts the provider %s [C-269]',
    (provider) => {
      expect(app('GET_SOCIAL_REDIRECT_URI', { provider })).toMatchObject({ payload: { provider } })
    },
  )

  it('accepts no other provider [C-269]', () => {
    expect(app('GET_SOCIAL_REDIRECT_URI', { provider: 'farcaster' })).toBeUndefined()
    expect(app('GET_SOCIAL_REDIRECT_URI', { provider: 'myspace' })).toBeUndefined()
  })

  it('sends name, description, url, icons, sdkVersion and projectId of the app [C-178]', () => {
    const payload = {
      metadata: { name: 'Shop', description: 'Sells', url: 'https://shop.example', icons: ['i'] },
      sdkVersion: 'react-ethers-1',
      projectId: 'p',
    }
    expect(app('SYNC_DAPP_DATA', payload)).toMatchObject({ payload })
    const undescribed = { ...payload, metadata: { ...payload.metadata, description: '' } }
    expect(app('SYNC_DAPP_DATA', undescribed)).toMatchObject({ payload: undescribed })
    expect(app('SYNC_DAPP_DATA', { ...payload, projectId: undefined })).toBeUndefined()
  })

  it('supports the calls of wallet and session [C-294 C-295]', () => {
    expect(app('GET_USER', {})).toMatchObject({ call: 'GET_USER' })
    expect(app('SIGN_OUT')).toMatchObject({ call: 'SIGN_OUT' })
    expect(app('IS_CONNECTED')).toMatchObject({ call: 'IS_CONNECTED' })
    expect(app('GET_CHAIN_ID')).toMatchObject({ call: 'GET_CHAIN_ID' })
    expect(app('RPC_REQUEST', { method: 'eth_call' })).toMatchObject({ call: 'RPC_REQUEST' })
    expect(app('SWITCH_NETWORK', { chainId: 1 })).toMatchObject({ call: 'SWITCH_NETWORK' })
    expect(app('GET_SMART_ACCOUNT_ENABLED_NETWORKS')).toMatchObject({ id: 'a1' })
    expect(app('INIT_SMART_ACCOUNT')).toMatchObject({ call: 'INIT_SMART_ACCOUNT' })
  })
})

describe('an id', () => {
  const answer = (id: unknown) => readFrameMessage({ type: '@w3m-frame/SIGN_OUT_SUCCESS', id })
  const request = (id: unknown) => readAppMessage({ type: '@w3m-app/SIGN_OUT', id })

  it.each(['a', '7', 'a_B-9', 'x'.repeat(64)])(
    'accepts an id of 1 to 64 letters, digits and dashes: %s',
    (id) => {
      expect(answer(id)).toMatchObject({ id })
      expect(request(id)).toMatchObject({ id })
    },
  )

  it.each(['', 'x'.repeat(65), 'a b', ' a', 'a\n', 7, null, ['a'], {}])(
    'rejects the id %j',
    (id) => {
      expect(answer(id)).toBeUndefined()
      expect(request(id)).toBeUndefined()
    },
  )

  it('allows only the frame to omit the id', () => {
    expect(answer(undefined)).toMatchObject({ kind: 'success', id: undefined })
    expect(request(undefined)).toBeUndefined()
  })
})

describe('the length of a text', () => {
  const user = { address: '0x1', chainId: 1 }

  it.each<[string, number, (text: string) => unknown]>([
    ['GET_USER', 128, (address) => ({ ...user, address })],
    ['GET_USER', 320, (email) => ({ ...user, email })],
    ['GET_USER', 128, (address) => ({ ...user, accounts: [{ address, type: 'eoa' }] })],
    ['CONNECT_SOCIAL', 128, (userName) => ({ userName })],
    ['CONNECT_FARCASTER', 128, (userName) => ({ userName })],
    ['UPDATE_EMAIL_SECONDARY_OTP', 320, (newEmail) => ({ newEmail })],
    ['INIT_SMART_ACCOUNT', 128, (address) => ({ address, isDeployed: true })],
    ['SET_PREFERRED_ACCOUNT', 128, (address) => ({ type: 'eoa', address })],
  ])('limits the text of the reply %s to %i', (call, most, payload) => {
    const kinds = [most, most + 1].map(
      (length) => frame(`${call}_SUCCESS`, payload('x'.repeat(length)))?.kind,
    )
    expect(kinds).toEqual(['success', 'malformed'])
  })

  it.each<[string, number, (text: string) => unknown]>([
    ['CONNECT_EMAIL', 320, (email) => ({ email })],
    ['UPDATE_EMAIL', 320, (email) => ({ email })],
    ['CONNECT_OTP', 16, (otp) => ({ otp })],
    ['RPC_REQUEST', 128, (method) => ({ method, params: [] })],
  ])('limits the text of the request %s to %i', (call, most, payload) => {
    const calls = [most, most + 1].map((length) => app(call, payload('x'.repeat(length)))?.call)
    expect(calls).toEqual([call, undefined])
  })
})

describe('a request', () => {
  it.each([
    undefined,
    'text',
    { type: 7, id: 'a1' },
    { type: { toString: (): string => '@w3m-app/SIGN_OUT' }, id: 'a1' },
    { type: '@w3m-app/UNKNOWN', id: 'a1' },
    { type: '@w3m-app/', id: 'a1' },
    { type: '@w3m-app/SIGN_OUT ', id: 'a1' },
    { type: '@w3m-app/SIGN_OUT_SUCCESS', id: 'a1' },
    { type: 'x@w3m-app/SIGN_OUT', id: 'a1' },
    { type: '@w3m-frame/SIGN_OUT', id: 'a1' },
  ])('rejects the request %j', (data) => {
    expect(readAppMessage(data)).toBeUndefined()
  })

  it('writes a request without a payload', () => {
    expect(writeAppMessage('SIGN_OUT', 'a1', undefined)).toEqual({
      type: '@w3m-app/SIGN_OUT',
      id: 'a1',
    })
  })

  it.each<[string, unknown]>([
    ['INIT_SMART_ACCOUNT', { address: '0x1', isDeployed: false }],
    ['SET_PREFERRED_ACCOUNT', { address: '0x1', type: 'smartAccount' }],
  ])('reads the reply to %s with its fields', (call, payload) => {
    expect(frame(`${call}_SUCCESS`, payload)).toMatchObject({ kind: 'success', payload })
  })
})
