import type { Meta, StoryObj } from '@storybook/react-vite'
import { FoyerButton, FoyerProvider } from 'foyerkit'
import { foyer } from './foyer'

const meta: Meta<typeof FoyerButton> = {
  component: FoyerButton,
  title: 'Login',
  decorators: (Story) => (
    <FoyerProvider foyer={foyer}>
      <Story />
    </FoyerProvider>
  ),
}
export default meta

export const Large: StoryObj<typeof FoyerButton> = { args: { size: 'l' } }
export const Medium: StoryObj<typeof FoyerButton> = { args: { size: 'm' } }
