import { expect, it } from 'vitest'
import { readSiteRequest } from './readSiteRequest.ts'

it.each([
  ['a request', { type: '@w3m-app/GET_CHAIN_ID', id: 'a' }, { kind: 'call', id: 'a' }],
  ['a request without an id', { type: '@w3m-app/GET_CHAIN_ID' }, { kind: 'call', id: undefined }],
  [
    'an app without metadata',
    { type: '@w3m-app/SYNC_DAPP_DATA', id: 'a', payload: { sdkVersion: 'x', projectId: 'p' } },
    { kind: 'call', message: { payload: { metadata: undefined, sdkVersion: 'x' } } },
  ],
  [
    'an app that names itself and no more',
    {
      type: '@w3m-app/SYNC_DAPP_DATA',
      id: 'a',
      payload: { metadata: { name: 'Shop' }, sdkVersion: 'x', sdkType: 'appkit', projectId: 'p' },
    },
    { kind: 'call', message: { payload: { metadata: { name: 'Shop' } } } },
  ],
  ['RELOAD', { type: '@w3m-app/RELOAD', id: 'a' }, { kind: 'control', call: 'RELOAD', id: 'a' }],
  ['RPC_ABORT', { type: '@w3m-app/RPC_ABORT' }, { kind: 'control', call: 'RPC_ABORT' }],
  ['an unknown call', { type: '@w3m-app/DANCE', id: 'a' }, { kind: 'unreadable', call: 'DANCE' }],
  [
    'a call whose fields do not fit',
    { type: '@w3m-app/CONNECT_OTP', id: 'a', payload: { otp: 7 } },
    { kind: 'unreadable', call: 'CONNECT_OTP', id: 'a' },
  ],
])('reads %s', (_what, data, request) => {
  expect(readSiteRequest(data)).toMatchObject(request)
})

it.each([undefined, 'text', {}, { type: 7 }, { type: '@w3m-frame/GET_USER_SUCCESS', id: 'a' }])(
  'ignores %j, which is for other code',
  (data) => {
    expect(readSiteRequest(data)).toBeUndefined()
  },
)
