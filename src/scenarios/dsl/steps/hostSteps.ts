import * as f from '../fields/fields.ts'
import { record } from '../record.ts'

/** Steps of the host's own program. */
export const hostSteps = {
  'host.open': record({
    about:
      'Opens the modal at a view; `refused` is the code of the error that the host gets instead.',
    fields: {
      view: f.optional(f.view),
      params: f.optional(f.anything('Parameters')),
      refused: f.optional(f.errorCode),
    },
    sentence: ({ view }) => `The host opens the modal${view ? ` at ${view}` : ''}`,
  }),
  'host.close': record({
    about: 'Closes the modal.',
    fields: {},
    sentence: () => 'The host closes the modal',
  }),
  'host.disconnect': record({
    about: 'Ends the session with a button of the host.',
    fields: {},
    sentence: () => 'The host ends the session',
  }),
  'host.request': record({
    about: 'Sends a request to the connected wallet, without waiting for the answer.',
    fields: { method: f.method, params: f.optional(f.array('Parameters')) },
    sentence: ({ method }) => `The host asks the wallet for ${method}`,
  }),
  'host.setThemeMode': record({
    about: 'Changes the theme; that of the system when absent.',
    fields: { mode: f.optional(f.oneOf('Theme', 'light', 'dark')) },
    sentence: ({ mode }) => `The host changes to the ${mode ?? "system's"} theme`,
  }),
  'host.setThemeVariables': record({
    about: 'Changes the variables of the theme; those that are not named have their defaults.',
    fields: { variables: f.themeVariables },
    sentence({ variables }) {
      const named = Object.entries(variables).map(([name, value]) => `${name} ${value}`)
      return `The host changes the theme to ${named.join(', ') || 'its defaults'}`
    },
  }),
  'host.setLocale': record({
    about: 'Changes the language (BCP 47); English when absent.',
    fields: { locale: f.optional(f.text('Language')) },
    sentence: ({ locale }) => `The host changes to the language ${locale ?? 'en'}`,
  }),
}
