import { describe, expect, it } from 'vitest'
import { createStore } from 'zustand/vanilla'
import type { ConnectorType } from '../../../backends/port/connectors.ts'
import { FoyerError } from '../../../backends/port/errors.ts'
import type { Names } from '../../../backends/port/services/names.ts'
import { emptyAccount, type AccountState } from '../../core/session/account.ts'
import { createTestConnection, testConnector } from '../../testing/testConnection.ts'
import { createTestCore } from '../../testing/testCore.ts'
import { renderView } from '../../testing/renderView.tsx'
import ChooseAccountNameView from './ChooseAccountNameView.tsx'
import { ChooseNameRow } from './public/ChooseNameRow.tsx'
import { NameField } from './NameField.tsx'
import { NameList } from './NameList.tsx'
import RegisterAccountNameSuccessView from './RegisterAccountNameSuccessView.tsx'
import RegisterAccountNameView from './RegisterAccountNameView.tsx'
import type { RegisterNameState } from './registerNameFlow.ts'

const names: Names = {
  suffix: '.wcn.id',
  suggestions: async () => [],
  isRegistered: async () => false,
  resolve: async () => [],
  reverse: async () => undefined,
  register: async () => undefined,
}

/** A widget whose stores hold this connection and this name at the first render. */
function setUp({
  type = 'AUTH',
  profileName,
}: { type?: ConnectorType; profileName?: string } = {}) {
  const { core } = createTestCore()
  core.session.adopt(testConnector, createTestConnection({ type }).connection)
  const connected = core.session.store.getState()
  return {
    ...core,
    backend: { ...core.backend, names },
    session: { ...core.session, store: createStore(() => connected) },
    account: createStore<AccountState>(() => ({ ...emptyAccount, profileName })),
  }
}

describe('the row Choose account name', () => {
  it('shows the row for an AUTH connection without a name only [C-277]', () => {
    expect(renderView(setUp(), ChooseNameRow)).toContain('Choose account name')
    expect(renderView(setUp({ type: 'ANNOUNCED' }), ChooseNameRow)).toBe('')
    expect(renderView(setUp({ profileName: 'ada.wcn.id' }), ChooseNameRow)).toBe('')
  })

  it('hides the row when the backend has no names', () => {
    const core = setUp()
    const { names: _, ...backend } = core.backend
    expect(renderView({ ...core, backend }, ChooseNameRow)).toBe('')
  })
})

it('shows the button and the link of ChooseAccountName [C-143 C-144]', () => {
  const html = renderView(setUp(), ChooseAccountNameView)
  expect(html).toMatch(/<button[^>]*>.*Choose name.*<\/button>/)
  expect(html).toMatch(/<button[^>]*>.*Learn more about names.*<\/button>/)
})

describe('RegisterAccountName', () => {
  const drawField = (state: RegisterNameState) =>
    renderView(setUp(), () => (
      <NameField state={state} onType={() => undefined} onSubmit={() => undefined} />
    ))
  const drawList = (state: RegisterNameState) =>
    renderView(setUp(), () => <NameList state={state} onTake={() => undefined} />)

  it('shows the zone inside the input, and nothing to submit yet [C-145]', () => {
    const html = renderView(setUp(), RegisterAccountNameView)
    expect(html).toMatch(/<label[^>]*>.*aria-label="Account name".*\.wcn\.id.*<\/label>/)
    expect(html).toMatch(/<button[^>]*disabled=""[^>]*>.*Register name/)
  })

  it('tags a free name Available [C-145 C-237]', () => {
    const html = drawList({ status: 'checked', name: 'quayside', registered: false, others: [] })
    expect(html).toMatch(/>quayside\.wcn\.id<.*>Available</)
  })

  it('tags a taken name Registered and lists others [C-145 C-237 C-265]', () => {
    const others = ['harbour1']
    const html = drawList({ status: 'checked', name: 'harbour', registered: true, others })
    expect(html).toMatch(/>harbour\.wcn\.id<.*>Registered<.*>harbour1\.wcn\.id<.*>Available</)
  })

  it('shows that a name is being looked up [C-237]', () => {
    const state = { status: 'checking', name: 'quayside' } as const
    expect(drawList(state)).toContain('Checking the name')
    expect(drawField(state)).toContain('fy-spinner')
  })

  it.each([
    ['short', 'Name must be at least 4 characters long'],
    ['invalid', 'Can only contain letters, numbers and - characters'],
    ['owned', 'You already own a name'],
  ] as const)('shows below the input, for %s: %s [C-258 C-259 C-260]', (problem, text) => {
    const html = drawField({ status: 'entering', name: 'a', problem })
    expect(html).toMatch(new RegExp(`role="alert">${text}<`))
  })

  it('shows an error when the service did not answer', () => {
    const error = new FoyerError('network.failed', 'down')
    expect(drawField({ status: 'unchecked', name: 'quayside', error })).toContain(
      'Couldn&#x27;t reach the service',
    )
  })
})

it('shows the name on RegisterAccountNameSuccess and a button to continue [C-146]', () => {
  const html = renderView(setUp({ profileName: 'quayside.wcn.id' }), RegisterAccountNameSuccessView)
  expect(html).toContain('quayside.wcn.id is yours')
  expect(html).toMatch(/<button[^>]*>.*Let&#x27;s Go!/)
})
