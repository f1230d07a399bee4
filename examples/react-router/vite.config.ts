import { reactRouter } from '@react-router/dev/vite'
import { foyer } from 'foyerkit-lab/vite'
import { defineConfig } from 'vite'

export default defineConfig({ plugins: [reactRouter(), foyer()] })
