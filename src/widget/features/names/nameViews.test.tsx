// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { createStore } from 'zustand/vanilla'
import type { ConnectorType } from '../../../backends/port/connectors.ts'
import { FoyerError } from '../../../backends/port/errors.ts'
import type { Names } from '../../../backends/port/services/names.ts'
import { emptyAccount, type AccountState } from '../../core/session/account.ts'
import { createTestConnection, testConnector } from '../../testing/testConnection.ts'
import { createTestCore } from '../../testing/testCore.ts'
import { showView } from '../../testing/showView.tsx'
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

/** The words of a view in their order. */
const words = (...given: Parameters<typeof showView>) => showView(...given).container.textContent

describe('the row Choose account name', () => {
  it('shows the row Choose account name for an AUTH connection without a name only [C-277]', () => {
    expect(words(setUp(), ChooseNameRow)).toContain('Choose account name')
    expect(words(setUp({ type: 'ANNOUNCED' }), ChooseNameRow)).toBe('')
    expect(words(setUp({ profileName: 'ada.wcn.id' }), ChooseNameRow)).toBe('')
  })

  it('hides the row Choose account name when the backend has no names', () => {
    const core = setUp()
    const { names: _, ...backend } = core.backend
    expect(words({ ...core, backend }, ChooseNameRow)).toBe('')
  })
})

it('shows the button and the link of ChooseAccountName [C-143 C-144]', () => {
  const { getAllByRole } = showView(setUp(), ChooseAccountNameView)
  expect(getAllByRole('button', { name: /Choose name/ })).toHaveLength(1)
  expect(getAllByRole('button', { name: /Learn more about names/ })).toHaveLength(1)
})

describe('RegisterAccountName', () => {
  const showField = (state: RegisterNameState) =>
    showView(setUp(), () => (
      <NameField state={state} onType={() => undefined} onSubmit={() => undefined} />
    ))
  const listWords = (state: RegisterNameState) =>
    words(setUp(), () => <NameList state={state} onTake={() => undefined} />)

  it('shows the zone inside the field of a name, and nothing to submit yet [C-145]', () => {
    const { getByRole } = showView(setUp(), RegisterAccountNameView)
    const label = getByRole('textbox', { name: 'Account name' }).closest('label')
    expect(label?.textContent).toContain('.wcn.id')
    const register = getByRole<HTMLButtonElement>('button', { name: /Register name/ })
    expect(register.disabled).toBe(true)
  })

  it('tags a free name Available [C-145 C-237]', () => {
    const shown = listWords({
      status: 'checked',
      name: 'quayside',
      registered: false,
      others: [],
    })
    expect(shown).toMatch(/quayside\.wcn\.id.*Available/)
  })

  it('tags a taken name Registered and lists others [C-145 C-237 C-265]', () => {
    const others = ['harbour1']
    const shown = listWords({ status: 'checked', name: 'harbour', registered: true, others })
    expect(shown).toMatch(/harbour\.wcn\.id.*Registered.*harbour1\.wcn\.id.*Available/)
  })

  it('shows that a name is being looked up [C-237]', () => {
    const state = { status: 'checking', name: 'quayside' } as const
    expect(listWords(state)).toContain('Checking the name')
    expect(showField(state).container.querySelectorAll('.fy-spinner')).toHaveLength(1)
  })

  it.each([
    ['short', 'Name must be at least 4 characters long'],
    ['invalid', 'Can only contain letters, numbers and - characters'],
    ['owned', 'You already own a name'],
  ] as const)('shows below the input, for %s: %s [C-258 C-259 C-260]', (problem, text) => {
    const { getByRole } = showField({ status: 'entering', name: 'a', problem })
    expect(getByRole('alert').textContent).toBe(text)
  })

  it('shows an error when the name service did not answer', () => {
    const error = new FoyerError('network.failed', 'down')
    const { container } = showField({ status: 'unchecked', name: 'quayside', error })
    expect(container.textContent).toContain("Couldn't reach the service")
  })
})

it('shows the name on RegisterAccountNameSuccess and a button to continue [C-146]', () => {
  const core = setUp({ profileName: 'quayside.wcn.id' })
  const { container, getAllByRole } = showView(core, RegisterAccountNameSuccessView)
  expect(container.textContent).toContain('quayside.wcn.id is yours')
  expect(getAllByRole('button', { name: /Let's Go!/ })).toHaveLength(1)
})
